import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { readTaskList } from '../tasks/task-lists.ts';
import type { TaskList } from '../tasks/schemas.ts';

/** The current task list of a template: an order keeps it, whatever changes in the template. */
export async function taskListIdOfTemplate(
  database: Kysely<Database>,
  templateId: string | null,
): Promise<string | null> {
  if (templateId === null) return null;
  const template = await database
    .selectFrom('templates')
    .select('task_list_id')
    .where('id', '=', templateId)
    .executeTakeFirst();
  return template?.task_list_id ?? null;
}

/** The tasks of an order's jobs; empty lists by default. */
export const readOrderTasks = (
  database: Kysely<Database>,
  order: { task_list_id: string | null },
): Promise<TaskList> => readTaskList(database, order.task_list_id);
