import { keepTaskList } from '../../tasks/task-lists.ts';
import type { SeedContext } from '../context.ts';
import { auditTasks, matrixTasks, visitTasks } from '../templates/job-tasks.ts';
import {
  allReviewsTaken,
  audits,
  fullyFilled,
  largestOrder,
  manyInReview,
  withCountdowns,
} from '../shown-orders.ts';

/** Orders copy the tasks of their template; some have tasks that demonstrate every kind. */
export async function seedOrderTasks({ database }: SeedContext): Promise<void> {
  await database
    .updateTable('orders')
    .from('templates')
    .whereRef('templates.id', '=', 'orders.template_id')
    .where('orders.task_list_id', 'is', null)
    .set(({ ref }) => ({ task_list_id: ref('templates.task_list_id') }))
    .execute();
  const lists = [
    [await keepTaskList(database, visitTasks), [manyInReview, withCountdowns, largestOrder]],
    [await keepTaskList(database, matrixTasks), [allReviewsTaken, fullyFilled]],
    [await keepTaskList(database, auditTasks), audits],
  ] as const;
  for (const [list, orders] of lists)
    await database
      .updateTable('orders')
      .set({ task_list_id: list })
      .where('id', 'in', [...orders])
      .execute();
}
