export const customerStatuses = ['active', 'inactive', 'archived'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

/** An archived customer can only become active again. */
const next: Readonly<Record<CustomerStatus, readonly CustomerStatus[]>> = {
  active: ['inactive', 'archived'],
  inactive: ['active', 'archived'],
  archived: ['active'],
};

/** Whether a customer may change from one status to another; the same status is no change. */
export const canBecome = (from: CustomerStatus, to: CustomerStatus): boolean =>
  from === to || next[from].includes(to);
