import { isEarned } from '@shepherd/domain/conditions.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { minorUnits } from '../../money/money.ts';
import { payForJob } from '../../payments/ledger.ts';
import { formOf } from '../../tasks/path.ts';
import { readTaskList } from '../../tasks/task-lists.ts';
import type { MatrixTask, Task, TaskPayment } from '../../tasks/schemas.ts';
import type { Actor } from '../../authentication/actor.ts';
import { runningAssignment } from '../locking.ts';
import type { LockedJob } from '../locking.ts';

/** The parts of a task's answer that affect pay. */
export type PaidAnswer = {
  readonly item_reference: string;
  readonly task_id: string;
  readonly selection: readonly string[];
  readonly value: string | null;
  /** Minor units; if staff set it, it replaces the task's amount. */
  readonly reimbursement: number | null;
};

/**
 * Pays the agent of a job: the agreed fee, and optionally the bonuses and reimbursements of its tasks. Earlier
 * payments are not repeated.
 */
export async function payForWork(
  transaction: Kysely<Database>,
  job: LockedJob,
  what: 'fee' | 'fee and tasks',
  actor: Actor,
  now: Date,
): Promise<void> {
  const assignment = runningAssignment(job);
  if (!assignment) return;
  const payee = {
    assignmentId: assignment.id,
    agentId: assignment.agent_id,
    jobId: job.id,
    currency: job.currency,
    countryCode: job.country_code,
    ...(actor.userId !== null && { adminUserId: actor.userId }),
  };
  await payForJob(
    transaction,
    { ...payee, kind: 'job', taskReference: '', amount: assignment.agent_fee },
    now,
  );
  if (what === 'fee') return;
  const { task_groups: groups } = await readTaskList(transaction, job.task_list_id);
  const answers = await transaction
    .selectFrom('report_tasks')
    .where('assignment_id', '=', assignment.id)
    .select(['item_reference', 'task_id', 'selection', 'value', 'reimbursement'])
    .execute();
  const tasks = groups.flatMap((group) => group.tasks);
  for (const { kind, taskReference, amount } of taskPayments(tasks, answers, job.currency))
    await payForJob(transaction, { ...payee, kind, taskReference, amount }, now);
}

type Paid = { kind: 'bonus' | 'reimbursement'; taskReference: string; amount: number };

/** The payments of a report's answers beside the fee: at most one bonus and one reimbursement per task. */
export function taskPayments(
  tasks: readonly Task[],
  answers: readonly PaidAnswer[],
  currency: LockedJob['currency'],
): Paid[] {
  return answers.flatMap((answer) => {
    const task = taskOf(tasks, answer);
    if (!task) return [];
    const taskReference =
      answer.item_reference === '' ? task.reference : `${answer.item_reference}/${task.reference}`;
    const due = [task.bonus, task.reimbursement, ...task.payments].filter(
      (payment): payment is TaskPayment =>
        Boolean(payment) && isEarned(conditionOf(payment), formOf(task), answer),
    );
    return (['bonus', 'reimbursement'] as const).flatMap((kind) => {
      const planned = due
        .filter((payment) => payment.type === kind)
        .reduce((sum, payment) => sum + minorUnits(payment.amount.amount, currency), 0);
      const amount = kind === 'reimbursement' ? (answer.reimbursement ?? planned) : planned;
      return amount > 0 ? [{ kind, taskReference, amount }] : [];
    });
  });
}

function taskOf(tasks: readonly Task[], answer: PaidAnswer): MatrixTask | undefined {
  const all: readonly MatrixTask[] =
    answer.item_reference === '' ? tasks : tasks.flatMap((task) => task.component.matrix_tasks ?? []);
  return all.find((task) => task.id === answer.task_id);
}

const conditionOf = (payment: TaskPayment | null | undefined) =>
  payment?.condition_operator
    ? { operator: payment.condition_operator, arguments: [payment.condition_value ?? ''] }
    : null;
