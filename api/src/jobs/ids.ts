import { Type } from 'typebox';
import { fieldError, notFound } from '../http/errors.ts';
import { JobId, Reference } from '../http/schemas/schemas.ts';
import { messages } from './messages.ts';

export const JobParams = Type.Object({ id: JobId });
export const JobsParams = Type.Object({
  ids: Reference({ description: 'Job ids, separated by commas: all of them change or none' }),
});

/** More jobs than this need a bulk action. */
const mostJobs = 400;

/** The ids of a path, each once. An impossible id is a 404. */
export function jobIds(text: string): string[] {
  const ids = [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== '');
  if (ids.length === 0 || !ids.every((id) => /^[1-9]\d{0,14}-[1-9]\d{0,8}$/.test(id))) throw notFound();
  if (ids.length > mostJobs) throw fieldError('ids', messages.tooManyJobs);
  return ids;
}
