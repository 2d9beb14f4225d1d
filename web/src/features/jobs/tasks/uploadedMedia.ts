import type { MediaStatus, MediaType } from '../../../graphql/generated/schema.ts';
import type { JobAnswer } from './jobTasks.ts';

type Media = JobAnswer['media'][number];

/** The extensions that an answer accepts. */
export const mediaExtensions = ['jpg', 'jpeg', 'png', 'mp4'] as const;

const types: readonly MediaType[] = ['PHOTO', 'VIDEO'];
const statuses: readonly MediaStatus[] = ['FAILED', 'PROCESSING', 'READY'];

/** The processed file of an upload; null if the server does not return it. */
export function readMedia(answered: unknown): Media | null {
  if (typeof answered !== 'object' || answered === null) return null;
  const row = new Map<string, unknown>(Object.entries(answered));
  const text = (name: string): string | null => {
    const value = row.get(name);
    return typeof value === 'string' ? value : null;
  };
  const id = text('id');
  const rotation = row.get('rotation');
  const type = types.find((one) => one === row.get('type'));
  const status = statuses.find((one) => one === row.get('status'));
  if (id === null || type === undefined || status === undefined) return null;
  return {
    __typename: 'Media',
    id,
    type,
    status,
    thumbUrl: text('thumbUrl'),
    mediaUrl: text('mediaUrl'),
    caption: text('caption'),
    takenAt: text('takenAt'),
    originalUrl: text('originalUrl'),
    rotation: typeof rotation === 'number' ? rotation : null,
    failureReason: text('failureReason'),
  };
}
