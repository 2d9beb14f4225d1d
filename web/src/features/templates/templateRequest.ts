import type {
  CreateTemplateInput,
  DocumentationItemInput,
  TaskComponentInput,
  TaskGroupInput,
  TaskInput,
} from '../../graphql/generated/schema.ts';
import type { UploadedFile } from '../../kit/upload/sendFile.ts';
import type { TaskValues, TemplateValues } from './templateSchemas.ts';

/** The values of the wizard as the server takes them. */
export function templateInput({ general, tasks, resources }: TemplateValues): CreateTemplateInput {
  const { currency, customerId, duration, displayName, agentFeeUpTo, ...rest } = general;
  const money = (amount: string | null) => ({ amount: amount ?? '0', currency });
  return {
    ...rest,
    displayName: emptyAsNull(displayName),
    customerId: customerId ?? '',
    duration: duration ?? 0,
    basePrice: money(general.basePrice),
    agentFee: money(general.agentFee),
    agentFeeUpTo: agentFeeUpTo === null ? null : money(agentFeeUpTo),
    sameDayCharge: money(general.sameDayCharge),
    taskGroups: tasks.sections.map((section): TaskGroupInput => ({
      name: section.name,
      tasks: section.tasks.map(taskInput),
    })),
    documentation: [
      ...resources.links.map(({ title, url }): DocumentationItemInput => ({ title, url, type: 'LINK' })),
      ...resources.media.map(mediaItem),
    ],
  };
}

const taskInput = (task: TaskValues): TaskInput => ({
  reference: task.reference,
  title: task.title,
  description: task.description,
  qaNotes: emptyAsNull(task.qaNotes),
  ...(task.link === '' ? {} : { instructions: { link: task.link } }),
  internal: task.internal,
  required: task.required,
  component: { type: task.type, ...componentInput(task) },
});

/** What the type uses. */
function componentInput(task: TaskValues): Omit<TaskComponentInput, 'type'> {
  switch (task.type) {
    case 'SELECT':
      return {
        multiSelect: task.multiSelect,
        maxOptions: task.multiSelect ? task.maxOptions : null,
        options: task.options.map(({ value, mandatory, dataMandatory, qaNote }) => ({
          value,
          mandatory,
          dataMandatory,
          qaNote: emptyAsNull(qaNote),
        })),
      };
    case 'INPUT':
      return {
        inputType: task.inputType,
        inputLimit: task.inputType === 'ALPHANUMERIC' ? task.inputLimit : null,
      };
    case 'DRAW':
      return { drawOrientation: task.drawOrientation, drawCta: emptyAsNull(task.drawCta) };
    case 'ACTION':
      return { buttonCta: emptyAsNull(task.buttonCta) };
    case 'PHOTO':
      return { primaryPhoto: task.primaryPhoto, allowGallery: task.allowGallery };
    case 'VIDEO':
      return { allowGallery: task.allowGallery };
    default:
      return {};
  }
}

const mediaItem = ({ id, name }: UploadedFile): DocumentationItemInput => ({
  id,
  title: name,
  type: /\.mp4$/i.test(name) ? 'VIDEO' : 'IMAGE',
});

const emptyAsNull = (text: string): string | null => (text === '' ? null : text);

/**
 * Where the form keeps what the server names: `taskGroups.0.tasks.2.component.options.1.value` is
 * `tasks.sections.0.tasks.2.options.1.value`. `links` is how many links stand before the media.
 */
export function templateFieldOf(serverField: string, links: number): string | undefined {
  const [first = '', ...below] = serverField.split('.');
  if (first === 'taskGroups') {
    const path = below.filter((name) => name !== 'component' && name !== 'instructions');
    return ['tasks.sections', ...path].join('.');
  }
  if (first === 'reference') return 'tasks.sections';
  if (first === 'documentation') {
    const position = Number(below[0] ?? '');
    if (Number.isNaN(position) || position >= links) return 'resources.media';
    return `resources.links.${position}.${below[1] === 'url' ? 'url' : 'title'}`;
  }
  return generalFields.has(first) ? `general.${first}` : undefined;
}

const generalFields = new Set([
  'name',
  'displayName',
  'description',
  'customerId',
  'duration',
  'basePrice',
  'agentFee',
  'agentFeeUpTo',
  'sameDayCharge',
  'pixellateFaces',
  'hideJobTimes',
]);
