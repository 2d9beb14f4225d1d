import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { MatrixTask } from '../../tasks/schemas.ts';
import { readTaskList, tasksOf } from '../../tasks/task-lists.ts';

/** What a report shows to its reviewer. */
type Sight = {
  /** Titles of the tasks with photos. */
  readonly photographed: readonly string[];
  readonly isClosed: boolean;
};

export async function lookAt(
  database: Kysely<Database>,
  { assignment, task_list_id: listId }: { readonly assignment: string; readonly task_list_id: string | null },
): Promise<Sight> {
  const tasks = tasksOf(await readTaskList(database, listId));
  const titles = new Map(
    tasks.flatMap((task): [string, string][] =>
      [task, ...(task.component.matrix_tasks ?? [])].map(({ id, title }: MatrixTask) => [id, title]),
    ),
  );
  const photos = await database
    .selectFrom('report_media')
    .where('assignment_id', '=', assignment)
    .where('type', '=', 'photo')
    .select('task_id')
    .distinct()
    .orderBy('task_id')
    .execute();
  const answers = await database
    .selectFrom('report_tasks')
    .where('assignment_id', '=', assignment)
    .where('item_reference', '=', '')
    .select(['task_id', 'selection'])
    .execute();
  const door = tasks.find(({ title }) => title === 'Is the store open?');
  const no = door?.component.options?.find(({ value }) => value === 'No');
  return {
    photographed: photos.flatMap(({ task_id: id }) => titles.get(id) ?? []),
    isClosed:
      no !== undefined &&
      answers.some(({ task_id: id, selection }) => id === door?.id && selection.includes(no.id)),
  };
}
