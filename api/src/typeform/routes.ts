import { Type } from 'typebox';
import { allOf } from '../authentication/permissions.ts';
import { fileUrls } from '../files/signed-urls.ts';
import { call } from '../http/call.ts';
import type { Services } from '../http/call.ts';
import { ApiError } from '../http/errors.ts';
import { component, optional } from '../http/schemas/schemas.ts';
import { buildTaskList } from '../tasks/building.ts';
import { TaskGroupInput, TaskLogicInput } from '../tasks/inputs.ts';
import { findInstructionMedia, showInstructionMedia } from '../tasks/instruction-media.ts';
import { TaskGroup, TaskLogic } from '../tasks/schemas.ts';
import { tasksOfForm } from './conversion.ts';
import { alone, mergeTasks } from './merging.ts';
import { typeformProvider } from './provider.ts';

const TypeformImport = component(
  'TypeformImport',
  Type.Object({ sections: Type.Array(TaskGroup), task_logic: Type.Array(TaskLogic) }),
);
const FormParams = Type.Object({ formId: Type.String({ minLength: 1, maxLength: 200 }) });

/** The questions of a form as tasks; `typeform.not_found` for an unknown or blank id. */
async function readForm(formId: string, { settings }: Pick<Services, 'settings'>) {
  const wanted = formId.trim();
  const form = wanted === '' ? null : await typeformProvider(settings.typeform)(wanted);
  if (!form) throw new ApiError('typeform.not_found');
  return tasksOfForm(form);
}

export const typeformRoutes = [
  call({
    method: 'GET',
    path: 'templates/typeform/{formId}',
    operationId: 'readTypeform',
    tag: 'templates',
    summary: 'A typeform as sections and logic, to replace the existing ones',
    description: 'Nothing is stored. typeform.not_found for an unknown form.',
    permission: allOf('templates.manage'),
    params: FormParams,
    query: Type.Object({
      override: optional(
        Type.Boolean({
          description:
            'Whether the answer will replace the existing sections; the answer is the same either way',
        }),
      ),
    }),
    answer: TypeformImport,
    handler: async ({ params, settings }) => {
      const { groups, logic } = alone(await readForm(params.formId, { settings }));
      const list = buildTaskList(groups, logic, new Map(), 'GBP');
      return { sections: list.task_groups, task_logic: list.task_logic };
    },
  }),
  call({
    method: 'POST',
    path: 'templates/typeform/{formId}/merge',
    operationId: 'mergeTypeform',
    tag: 'templates',
    summary: 'The given sections with a typeform appended',
    description:
      'Nothing is stored. Duplicate references of the import get a number. typeform.not_found for an unknown form.',
    permission: allOf('templates.manage'),
    params: FormParams,
    body: Type.Object({
      sections: Type.Array(TaskGroupInput, { maxItems: 200 }),
      task_logic: optional(Type.Array(TaskLogicInput, { maxItems: 1_000 })),
    }),
    answer: TypeformImport,
    transaction: false,
    handler: async ({ database, params, body, settings, clock }) => {
      const imported = await readForm(params.formId, { settings });
      const merged = mergeTasks({ groups: body.sections, logic: body.task_logic ?? [] }, imported);
      const media = await findInstructionMedia(database, body.sections, []);
      const list = buildTaskList(merged.groups, merged.logic, media, 'GBP');
      const urls = await fileUrls(database, settings.apiUrl, clock());
      return { sections: showInstructionMedia(list.task_groups, urls), task_logic: list.task_logic };
    },
  }),
];
