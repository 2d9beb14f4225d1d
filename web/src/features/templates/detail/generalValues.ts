import { object } from 'yup';
import type { InferType } from 'yup';
import type { Currency, MoneyInput } from '../../../graphql/generated/schema.ts';
import { sameValue } from '../values/sameValue.ts';
import type { TemplateDetailsFragment } from '../Template.generated.ts';
import type { ComparedTemplate } from '../values/templateDifferences.ts';
import { generalSchema } from '../values/templateSchemas.ts';
import type { GeneralValues } from '../values/templateSchemas.ts';
import type { TemplateChanges } from './useTemplateSave.ts';

/** The same shape as in the wizard, so that both share their fields. */
export const generalFormSchema = object({ general: generalSchema });

// A type and not an interface: forms access values by any path.
export type GeneralPart = { general: GeneralValues };

/** The validated values. */
export type EnteredGeneral = InferType<typeof generalSchema>;

export const currencyOf = ({ basePrice }: Pick<TemplateDetailsFragment, 'basePrice'>): Currency =>
  basePrice?.currency ?? 'GBP';

export const generalValues = (template: TemplateDetailsFragment): GeneralValues => ({
  name: template.name,
  displayName: template.displayName ?? '',
  description: template.description ?? '',
  customerId: template.customer?.id ?? null,
  duration: template.duration,
  currency: currencyOf(template),
  basePrice: template.basePrice?.amount ?? null,
  agentFee: template.agentFee?.amount ?? null,
  agentFeeUpTo: template.agentFeeUpTo?.amount ?? null,
  sameDayCharge: template.sameDayCharge?.amount ?? null,
  pixellateFaces: template.pixellateFaces === true,
  hideJobTimes: template.hideJobTimes === true,
});

const priceNames = ['basePrice', 'agentFee', 'agentFeeUpTo', 'sameDayCharge'] as const;

/**
 * The changes for a request. All amounts of a template share one currency: if it changes, all of them are sent.
 * @param now the currency of the template on the server
 */
export function generalChanges(before: GeneralValues, after: EnteredGeneral, now: Currency): TemplateChanges {
  const money = (amount: string | null): MoneyInput | null =>
    amount === null ? null : { amount, currency: after.currency };
  const entered = {
    name: after.name,
    displayName: after.displayName === '' ? null : after.displayName,
    description: after.description,
    customerId: after.customerId,
    duration: after.duration,
    pixellateFaces: after.pixellateFaces,
    hideJobTimes: after.hideJobTimes,
  };
  const changed = Object.entries(entered).filter(
    ([name, value]) => !sameValue(value, before[name as keyof typeof entered]),
  );
  const pricesChanged = priceNames.filter((name) => !sameAmount(before[name], after[name]));
  const otherCurrency =
    after.currency !== before.currency || (pricesChanged.length > 0 && after.currency !== now);
  const prices = (otherCurrency ? priceNames : pricesChanged).map((name) => [name, money(after[name])]);
  return Object.fromEntries([...changed, ...prices]);
}

const sameAmount = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : Number(one) === Number(other);

/** The same changes in the shape that is compared with another user's. */
export function comparedChanges(
  { customerId, ...changes }: TemplateChanges,
  nameOfCustomer: (id: string) => string,
): Partial<ComparedTemplate> {
  // The request uses the template's field names, and the customer's id.
  const same = changes as Partial<ComparedTemplate>;
  return customerId == null
    ? same
    : { ...same, customer: { id: customerId, name: nameOfCustomer(customerId) } };
}
