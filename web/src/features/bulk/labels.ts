import type { BulkActionType } from '../../graphql/generated/schema.ts';
import { fieldName } from '../../messages/fieldNames.ts';
import { inDigits } from '../../messages/inDigits.ts';

/** What a bulk action does to the job of each row. */
export const typeLabels: Readonly<Record<BulkActionType, string>> = {
  ASSIGN_AGENT: 'Assign Shepherds',
  UNASSIGN: 'Unassign',
  CANCEL: 'Cancel',
  UNFULFILLED: 'Mark as unfulfilled',
  UPDATE_DATES: 'Change dates and times',
  UPDATE_RATES: 'Change rates',
  ASSIGN_REVIEWER: 'Assign reviewers',
};

export const bulkTypes = Object.keys(typeLabels) as readonly BulkActionType[];
export const typeOptions = bulkTypes.map((value) => ({ value, label: typeLabels[value] }));

const jobs = (count: number): string => `${inDigits(count)} ${count === 1 ? 'job' : 'jobs'}`;

/** The label of its button. */
export const actOn: Readonly<Record<BulkActionType, (count: number) => string>> = {
  ASSIGN_AGENT: (count) => `Assign ${jobs(count)}`,
  UNASSIGN: (count) => `Unassign ${jobs(count)}`,
  CANCEL: (count) => `Cancel ${jobs(count)}`,
  UNFULFILLED: (count) => `Mark ${jobs(count)} as unfulfilled`,
  UPDATE_DATES: (count) => `Change dates of ${jobs(count)}`,
  UPDATE_RATES: (count) => `Change rates of ${jobs(count)}`,
  ASSIGN_REVIEWER: (count) => `Assign reviewers to ${jobs(count)}`,
};

/** It cannot be undone. */
export const isIrreversible = (type: BulkActionType): boolean => type === 'CANCEL' || type === 'UNFULFILLED';

/** Column labels that differ from the column's name. */
const columnLabels: Readonly<Record<string, string>> = {
  agent_id: 'Shepherd id',
  agent_fee: 'Shepherd fee',
  admin_user_email: 'Email of the reviewer',
};

export const columnLabel = (column: string): string => columnLabels[column] ?? fieldName(column);
