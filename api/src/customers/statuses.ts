export const customerStatuses = ['active', 'inactive', 'archived'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

/** An archived customer comes back as an active one only. */
const next: Readonly<Record<CustomerStatus, readonly CustomerStatus[]>> = {
  active: ['inactive', 'archived'],
  inactive: ['active', 'archived'],
  archived: ['active'],
};

/** Whether a customer may go from one status to another; staying the same is no change. */
export const canBecome = (from: CustomerStatus, to: CustomerStatus): boolean =>
  from === to || next[from].includes(to);
