import type { CreateTemplateInput, DocumentationItemInput } from '../../../graphql/generated/schema.ts';
import { emptyAsNull } from '../../../kit/form/values/schemas.ts';
import type { UploadedFile } from '../../../kit/upload/sendFile.ts';
import { taskFieldOf } from '../taskList/serverFields.ts';
import { taskListInput } from '../taskList/toServer.ts';
import type { TemplateValues } from './templateSchemas.ts';

/** The wizard's values in the format of the server. */
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
    ...taskListInput(tasks, currency),
    documentation: [
      ...resources.links.map(({ title, url }): DocumentationItemInput => ({ title, url, type: 'LINK' })),
      ...resources.media.map(mediaItem),
    ],
  };
}

const mediaItem = ({ id, name }: UploadedFile): DocumentationItemInput => ({
  id,
  title: name,
  type: /\.mp4$/i.test(name) ? 'VIDEO' : 'IMAGE',
});

/** The form path of a server field. */
export function templateFieldOf(
  serverField: string,
  { tasks, resources }: TemplateValues,
): string | undefined {
  const [first = '', ...below] = serverField.split('.');
  const task = taskFieldOf(serverField, tasks);
  if (task !== undefined) return `tasks.${task}`;
  if (first === 'documentation') {
    const position = Number(below[0] ?? '');
    if (Number.isNaN(position) || position >= resources.links.length) return 'resources.media';
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
