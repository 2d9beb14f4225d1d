import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Task, TaskList } from './schemas.ts';

/** The id of the list with this content; inserted if there is none yet. */
export async function keepTaskList(database: Kysely<Database>, list: TaskList): Promise<string> {
  const groups = JSON.stringify(list.task_groups);
  const logic = JSON.stringify(list.task_logic);
  const hash = createHash('sha256').update(`${groups}\n${logic}`).digest('hex');
  await database
    .insertInto('task_lists')
    .values({ hash, task_groups: groups, task_logic: logic })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  const { id } = await database
    .selectFrom('task_lists')
    .select('id')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  return id;
}

/** A list by its id; an empty one for null. */
export async function readTaskList(database: Kysely<Database>, id: string | null): Promise<TaskList> {
  const found =
    id === null
      ? undefined
      : await database
          .selectFrom('task_lists')
          .select(['task_groups', 'task_logic'])
          .where('id', '=', id)
          .executeTakeFirst();
  return found ?? { task_groups: [], task_logic: [] };
}

/** The tasks of a list in order, without those inside matrices. */
export const tasksOf = (list: TaskList): Task[] => list.task_groups.flatMap((group) => group.tasks);
