import type { Currency } from '../../graphql/generated/schema.ts';

/** One of the jobs that are assigned together. */
export interface AssignedRow {
  readonly id: string;
  /** What it is called where its fee is entered: 'Job 10023-7'. */
  readonly title: string;
  /** What tells it from the others, such as its place. */
  readonly note?: string;
  readonly currency: Currency;
  /** The fee to begin with. */
  readonly fee: number | null;
}

/** What is agreed already; without a date, as the customer requested it. */
export interface AssignStart {
  readonly agentId?: string | null;
  readonly jobDate?: string | null;
  readonly startTime?: string;
  readonly endTime?: string;
}

/** What speaks against one of the rows, though it can be done in spite of it. */
export interface RowWarnings {
  readonly id: string;
  readonly warnings: readonly string[];
}

/** What was entered, without what does not apply. */
export interface AssignTerms {
  readonly agentId: string;
  readonly fees?: { jobId: string; agentFee: number }[];
  readonly globalFee?: number;
  readonly jobDate?: string;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly bundleName?: string;
}
