import type { Currency, RulesOperator } from '../../../graphql/generated/schema.ts';
import type { Option } from '../../../kit/choice/options.ts';

/** One of the jobs that are assigned together. */
export interface AssignedRow {
  readonly id: string;
  /** The label of its fee field: 'Job 10023-7'. */
  readonly title: string;
  /** Distinguishes it from the others, such as its place. */
  readonly note?: string;
  readonly currency: Currency;
  /** The initial fee. */
  readonly fee: string | null;
}

/** The agreed dates and times, as far as they exist. */
export interface TermsStart {
  readonly startTime?: string;
  readonly endTime?: string;
  readonly bundleName?: string;
  /** The fields in which several jobs differ, so that they start empty: 'times'. */
  readonly differing?: readonly string[];
}

/** The agreed terms; without a date, as the customer requested. */
export interface AssignStart extends TermsStart {
  readonly agentId?: string | null;
  readonly jobDate?: string | null;
}

/** The terms of an existing offer; without dates, as the customer requested. */
export interface OfferStart extends TermsStart {
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly rules?: readonly OfferRule[];
  readonly rulesOperator?: RulesOperator | null;
}

/** The entered dates and times, as far as they exist. */
export interface AssignTimes {
  /** Each on its own day, and at its own times. */
  readonly asRequested: boolean;
  readonly jobDate: string | null;
  readonly startTime: string;
  readonly endTime: string;
}

/** The values chosen so far. */
export interface AssignPlan extends AssignTimes {
  readonly agentId: string | null;
}

/** Warnings about one row, which can be ignored. */
export interface RowWarnings {
  readonly id: string;
  readonly warnings: readonly string[];
}

/** The entered fees, times and bundle name, without those that do not apply. */
export interface Terms {
  readonly fees?: { jobId: string; agentFee: string }[];
  readonly globalFee?: string;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly bundleName?: string;
}

export interface AssignTerms extends Terms {
  readonly agentId: string;
  readonly jobDate?: string;
}

export interface OfferTerms extends Terms {
  readonly startDate?: string;
  readonly endDate?: string;
  readonly rules: OfferRule[];
  readonly rulesOperator?: RulesOperator;
}

/** A condition on who sees an offer. */
export interface OfferRule {
  readonly ruleId: string;
  readonly operator: string;
  readonly value: string[];
}

/** A kind of condition: a number with a unit, or any of several values. */
export interface RuleType {
  readonly id: string;
  readonly name: string;
  readonly operators: readonly Option[];
  /** 'percentage' is 0 to 100; null where values are chosen. */
  readonly unit: string | null;
  readonly values: readonly Option[];
}
