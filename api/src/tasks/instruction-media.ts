import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { findFile } from '../files/files.ts';
import { storedFile } from '../files/signed-urls.ts';
import type { FileUrls } from '../files/signed-urls.ts';
import { fieldError } from '../http/errors.ts';
import type { InstructionMedia } from './building.ts';
import type { TaskGroupInput } from './inputs.ts';
import { mediaMimes } from './schemas.ts';
import type { Media, Task, TaskGroup } from './schemas.ts';

/**
 * The media in the instructions of an input. Media of the current list stay; others are uploaded files. A field error
 * for an unknown id, or a file that is not a photo or video.
 */
export async function findInstructionMedia(
  database: Kysely<Database>,
  groups: readonly TaskGroupInput[],
  present: readonly TaskGroup[],
): Promise<InstructionMedia> {
  const found = new Map<string, Media>();
  for (const task of present.flatMap(withInner)) {
    const media = task.instructions?.media;
    if (media) found.set(media.id, media);
  }
  const wanted = groups
    .flatMap((group) => group.tasks.flatMap((task) => [task, ...(task.component.matrix_tasks ?? [])]))
    .flatMap((task) => task.instructions?.media_id ?? []);
  for (const id of new Set(wanted)) if (!found.has(id)) found.set(id, await uploadedMedia(database, id));
  return found;
}

async function uploadedMedia(database: Kysely<Database>, id: string): Promise<Media> {
  const file = await findFile(database, id);
  const extension = file?.key.slice(file.key.lastIndexOf('.') + 1);
  const mime = mediaMimes.find((known) => known === extension);
  if (!file || mime === undefined)
    throw fieldError('task_groups', `There is no uploaded photo or video with the id ${id}`);
  const url = storedFile(file.key);
  return {
    id,
    type: mime === 'mp4' ? 'video' : 'photo',
    status: 'ready',
    thumb_url: mime === 'mp4' ? null : url,
    media_url: url,
    mime,
    caption: null,
    taken_at: null,
  };
}

const withInner = (group: TaskGroup) =>
  group.tasks.flatMap((task) => [task, ...(task.component.matrix_tasks ?? [])]);

/** The same sections with temporary addresses. */
export function showInstructionMedia(groups: readonly TaskGroup[], urls: FileUrls): TaskGroup[] {
  const show = <One extends Pick<Task, 'instructions'>>(task: One): One => {
    const media = task.instructions?.media;
    if (!media) return task;
    const shown = { ...media, thumb_url: urls.show(media.thumb_url), media_url: urls.show(media.media_url) };
    return { ...task, instructions: { ...task.instructions, media: shown } };
  };
  return groups.map((group) => ({
    ...group,
    tasks: group.tasks.map((task) => {
      const inner = task.component.matrix_tasks;
      return inner
        ? show({ ...task, component: { ...task.component, matrix_tasks: inner.map(show) } })
        : show(task);
    }),
  }));
}
