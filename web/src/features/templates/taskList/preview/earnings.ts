import type { Currency, TaskPaymentType } from '../../../../graphql/generated/schema.ts';
import { compareAmounts } from '../../../../kit/value/money.ts';
import type { Amount } from '../../../../kit/value/money.ts';
import { isEarned, isGiven } from '@shepherd/domain/conditions.ts';
import type { Answer } from '../logic/conditions.ts';
import type { PaymentValues, TaskListValues } from '../schema.ts';
import { taskWith } from '../places.ts';
import { answerForItem, answerTo, itemsOf } from './answers.ts';
import type { AskedTask } from './answers.ts';
import { visited } from './walk.ts';
import type { Walk } from './walk.ts';

/** A payment of a visited task, and whether the answer earns it. */
export interface Earning {
  readonly key: string;
  /** Counted through the list, from 1. */
  readonly number: number;
  readonly title: string;
  /** Its matrix item. */
  readonly item: string | null;
  readonly type: TaskPaymentType;
  readonly amount: Amount;
  readonly outcome: 'earned' | 'nothing given' | 'other answer';
}

/** The payments of the visited tasks beside the fee. */
export const earningsOf = (walk: Walk, list: TaskListValues, currency: Currency): readonly Earning[] =>
  visited(walk).flatMap((key) => {
    const placed = taskWith(list, key);
    if (!placed) return [];
    const { task, number } = placed;
    const answer = answerTo(task, walk.answers[key]);
    const own = paymentsOf(task, answer, null, number, currency);
    if (task.type !== 'MATRIX') return own;
    const ofItems = itemsOf(task).flatMap((item) =>
      task.matrixTasks.flatMap((inner) =>
        paymentsOf(inner, answerForItem(answer, item.key, inner), item.label, number, currency, item.key),
      ),
    );
    // A matrix of thousands of items has as many payments for items without an answer.
    return [...own, ...ofItems.filter(({ outcome }) => outcome !== 'nothing given')];
  });

function paymentsOf(
  task: AskedTask,
  answer: Answer,
  item: string | null,
  number: number,
  currency: Currency,
  place = '',
): Earning[] {
  return task.payments.flatMap((payment) =>
    payment.amount === null || compareAmounts(payment.amount, '0') <= 0
      ? []
      : [
          {
            key: `${place}/${payment.key}`,
            number,
            title: task.title,
            item,
            type: payment.type,
            amount: { amount: payment.amount, currency },
            outcome: outcomeOf(payment, task, answer),
          },
        ],
  );
}

/** The rule of REST v1. */
export function outcomeOf(
  { operator, value: wanted }: Pick<PaymentValues, 'operator' | 'value'>,
  task: Pick<AskedTask, 'type' | 'inputType'>,
  answer: Answer,
): Earning['outcome'] {
  if (!isGiven(answer)) return 'nothing given';
  const condition = operator === '' ? null : { operator, arguments: [wanted] };
  return isEarned(condition, task, answer) ? 'earned' : 'other answer';
}
