import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/errors.ts';
import type { TaskList } from '../../tasks/schemas.ts';
import { readTaskList } from '../../tasks/task-lists.ts';

/** The task list of a job. Throws `not_found` without the job. */
export async function readJobTasks(database: Kysely<Database>, id: string): Promise<TaskList> {
  const job = await database
    .selectFrom('jobs')
    .where('id', '=', id)
    .select('task_list_id')
    .executeTakeFirst();
  if (!job) throw notFound();
  return readTaskList(database, job.task_list_id);
}
