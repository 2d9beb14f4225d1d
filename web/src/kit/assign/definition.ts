import type { Currency, RulesOperator } from '../../graphql/generated/schema.ts';
import type { Option } from '../choice/options.ts';

/** One of the jobs that are assigned together. */
export interface AssignedRow {
  readonly id: string;
  /** What it is called where its fee is entered: 'Job 10023-7'. */
  readonly title: string;
  /** What tells it from the others, such as its place. */
  readonly note?: string;
  readonly currency: Currency;
  /** The fee to begin with. */
  readonly fee: string | null;
}

/** When the work is to be done, as far as it is agreed already. */
export interface TermsStart {
  readonly startTime?: string;
  readonly endTime?: string;
  readonly bundleName?: string;
  /** In what several of them differ, so that they begin without it: 'times'. */
  readonly differing?: readonly string[];
}

/** What is agreed already; without a date, as the customer requested it. */
export interface AssignStart extends TermsStart {
  readonly agentId?: string | null;
  readonly jobDate?: string | null;
}

/** What is offered already; without dates, as the customer requested it. */
export interface OfferStart extends TermsStart {
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly rules?: readonly OfferRule[];
  readonly rulesOperator?: RulesOperator | null;
}

/** When the work is to be done, as far as it was entered. */
export interface AssignTimes {
  /** Each on its own day, and at its own times. */
  readonly asRequested: boolean;
  readonly jobDate: string | null;
  readonly startTime: string;
  readonly endTime: string;
}

/** What has been chosen so far. */
export interface AssignPlan extends AssignTimes {
  readonly agentId: string | null;
}

/** What speaks against one of the rows, though it can be done in spite of it. */
export interface RowWarnings {
  readonly id: string;
  readonly warnings: readonly string[];
}

/** What was entered about fees, times and a bundle, without what does not apply. */
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
