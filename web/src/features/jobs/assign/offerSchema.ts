import { daysProblem } from '@shepherd/domain/range.ts';
import { array, mixed, object, string, ValidationError } from 'yup';
import type { InferType, ObjectSchema } from 'yup';
import type { RulesOperator } from '../../../graphql/generated/schema.ts';
import { atLeast } from '../../../messages/assign.ts';
import { validationMessages } from '../../../messages/validation.ts';
import { newKey } from '../../../kit/fieldArray/itemKey.ts';
import { requiredByOthers } from '../../../kit/form/fields/fieldLabel.ts';
import { futureDateSchema } from '../../../kit/form/values/schemas.ts';
import type { FormStart } from '../../../kit/form/values/formValues.ts';
import type { AssignedRow, OfferRule, OfferStart, OfferTerms, RuleType } from './definition.ts';
import { refusedTerms, sentTerms, termsSchema, termsStart } from './termsSchema.ts';
import type { Refusal } from './termsSchema.ts';

const ruleSchema = object({
  key: string().defined(),
  ruleId: string().nullable().defined(),
  operator: string().nullable().defined().meta(requiredByOthers),
  /** The value of the comparison: a number if the rule has a unit, otherwise the chosen values. */
  number: mixed<number>().nullable().defined().meta(requiredByOthers),
  chosen: array(string().defined()).defined().meta(requiredByOthers),
});

export type RuleValues = InferType<typeof ruleSchema>;

const ownDate = (missing: string) =>
  string()
    .nullable()
    .defined()
    .when('asRequested', ([asRequested]: unknown[], date) =>
      asRequested === true ? date : futureDateSchema().required(missing),
    );

const valuesSchema = termsSchema.concat(
  object({
    startDate: ownDate(validationMessages.dateIsNotSelected),
    endDate: ownDate(validationMessages.dateRangeIsNotSelected),
    rules: array(ruleSchema).defined(),
    rulesOperator: string<RulesOperator>().nullable().defined(),
  }),
);

export type OfferValues = InferType<typeof valuesSchema>;

/** The rules of single fields, and those between fields. The type of a rule decides its values. */
export const offerSchema = (
  rows: readonly AssignedRow[],
  types: readonly RuleType[],
): ObjectSchema<OfferValues> =>
  valuesSchema.test('together', (values, context) => {
    const refusals = [...refusedTerms(values, rows), ...refusedDates(values), ...refusedRules(values, types)];
    return (
      refusals.length === 0 || new ValidationError(refusals.map((refusal) => context.createError(refusal)))
    );
  });

function refusedDates({ asRequested, startDate, endDate }: OfferValues): readonly Refusal[] {
  const problem = asRequested ? null : daysProblem(startDate, endDate);
  return problem === null ? [] : [{ path: 'endDate', message: problem }];
}

function refusedRules({ rules, rulesOperator }: OfferValues, types: readonly RuleType[]): readonly Refusal[] {
  const refusals = rules.flatMap((rule, place) => refusedRule(rule, place, types) ?? []);
  return rules.length > 1 && rulesOperator === null
    ? [...refusals, { path: 'rulesOperator', message: validationMessages.noRulesOperator }]
    : refusals;
}

function refusedRule(rule: RuleValues, place: number, types: readonly RuleType[]): Refusal | undefined {
  const refused = (field: string, message: string = validationMessages.notEveryRuleFilled): Refusal => ({
    path: `rules[${place}].${field}`,
    message,
  });
  const { ruleId, operator, number, chosen } = rule;
  if (ruleId === null) return refused('ruleId');
  if (operator === null) return refused('operator');
  const unit = types.find(({ id }) => id === ruleId)?.unit ?? null;
  if (unit === null) return chosen.length === 0 ? refused('chosen') : undefined;
  if (number === null) return refused('number');
  if (!Number.isFinite(number)) return refused('number', validationMessages.number);
  if (unit === 'percentage')
    return number < 0 || number > 100 ? refused('number', validationMessages.notEveryRuleIsValid) : undefined;
  return number < 0 ? refused('number', atLeast(0)) : undefined;
}

export const newRule = (): RuleValues => ({
  key: newKey(),
  ruleId: null,
  operator: null,
  number: null,
  chosen: [],
});

/** The initial values: the fees of the rows, and the terms of an existing offer. */
export const offerStart = (
  rows: readonly AssignedRow[],
  { startDate = null, endDate = null, rules = [], rulesOperator = null, ...terms }: OfferStart,
  types: readonly RuleType[],
): FormStart<OfferValues> => ({
  ...termsStart(rows, terms),
  asRequested: startDate === null,
  startDate,
  endDate,
  rules: rules.map(({ ruleId, operator, value }) => {
    const measured = types.find(({ id }) => id === ruleId)?.unit != null;
    return {
      key: newKey(),
      ruleId,
      operator,
      number: measured ? Number(value[0]) : null,
      chosen: measured ? [] : [...value],
    };
  }),
  rulesOperator,
});

/** The payload, without dates that were entered before the terms were set to as requested. */
export const offerTerms = (values: OfferValues): OfferTerms => {
  const { asRequested, startDate, endDate, rules, rulesOperator } = values;
  return {
    ...sentTerms(values),
    ...(asRequested || startDate === null || endDate === null ? {} : { startDate, endDate }),
    rules: rules.flatMap(sentRule),
    ...(rules.length > 1 && rulesOperator !== null ? { rulesOperator } : {}),
  };
};

const sentRule = ({ ruleId, operator, number, chosen }: RuleValues): OfferRule[] =>
  ruleId === null || operator === null
    ? []
    : [{ ruleId, operator, value: number === null ? [...chosen] : [String(number)] }];
