import type { Fields } from '../http/errors.ts';
import { readMinorUnits } from '../money/money.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';

type Payment = { readonly amount: { readonly amount: number; readonly currency?: Currency | undefined } };
type Paying = {
  readonly payments?: readonly Payment[] | null | undefined;
  readonly bonus?: Payment | null | undefined;
  readonly reimbursement?: Payment | null | undefined;
};
type Sections = readonly {
  readonly tasks: readonly (Paying & {
    readonly component: { readonly matrix_tasks?: readonly Paying[] | null | undefined };
  })[];
}[];

/** The message for an amount in another currency. */
const otherCurrency = (currency: Currency): string => `The amounts of this template are in ${currency}`;

/**
 * Amounts of tasks that cannot be paid as given, by field: in another currency than the template's, or with too many
 * decimals.
 */
export function taskAmountProblems(sections: Sections, currency: Currency): Fields {
  const fields: Fields = {};
  const check = (path: string, payment: Payment | null | undefined): void => {
    if (!payment) return;
    const { amount, currency: own = currency } = payment.amount;
    const minor = own === currency ? readMinorUnits(amount, currency) : otherCurrency(currency);
    if (typeof minor === 'string') fields[`${path}.amount`] = [minor];
  };
  const checkAll = (path: string, { payments, bonus, reimbursement }: Paying): void => {
    payments?.forEach((payment, index) => check(`${path}.payments.${index}`, payment));
    check(`${path}.bonus`, bonus);
    check(`${path}.reimbursement`, reimbursement);
  };
  sections.forEach(({ tasks }, section) =>
    tasks.forEach((task, index) => {
      const path = `task_groups.${section}.tasks.${index}`;
      checkAll(path, task);
      task.component.matrix_tasks?.forEach((inner, place) =>
        checkAll(`${path}.component.matrix_tasks.${place}`, inner),
      );
    }),
  );
  return fields;
}
