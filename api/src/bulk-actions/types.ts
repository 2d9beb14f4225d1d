export const bulkActionTypes = [
  'assign_agent',
  'unassign',
  'cancel',
  'unfulfilled',
  'update_dates',
  'update_rates',
  'assign_reviewer',
] as const;
export type BulkActionType = (typeof bulkActionTypes)[number];

export const bulkActionStatuses = ['pending', 'in_progress', 'completed', 'failed'] as const;

/** The columns of each file: all of `required`, and at least one of `oneOf` if there is such a list. */
export const bulkColumns: Readonly<
  Record<
    BulkActionType,
    { required: readonly string[]; optional: readonly string[]; oneOf?: readonly string[] }
  >
> = {
  assign_agent: {
    required: ['job_id', 'agent_id', 'agent_fee'],
    optional: ['job_date', 'start_time', 'end_time', 'ignore_warnings'],
  },
  unassign: { required: ['job_id'], optional: [] },
  cancel: { required: ['job_id', 'comment'], optional: [] },
  unfulfilled: { required: ['job_id', 'comment'], optional: [] },
  update_dates: { required: ['job_id', 'start_date', 'end_date'], optional: ['start_time', 'end_time'] },
  update_rates: { required: ['job_id'], optional: [], oneOf: ['agent_fee', 'customer_price'] },
  assign_reviewer: { required: ['job_id', 'admin_user_email'], optional: [] },
};
