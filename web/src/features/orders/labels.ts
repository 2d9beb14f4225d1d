import type {
  OrderPriority,
  OrderPushKind,
  OrderType,
  OrderWorkforce,
  RemainingJobsReason,
  RemainingJobsStatus,
} from '../../graphql/generated/schema.ts';
import { optionsOf } from '../../kit/choice/options.ts';

export const typeLabels: Readonly<Record<OrderType, string>> = {
  STANDARD: 'Standard',
  ANYWHERE: 'Anywhere',
  TREASURE_HUNT: 'Treasure hunt',
};

export const priorityLabels: Readonly<Record<OrderPriority, string>> = {
  LOW: 'Low',
  MEDIUM: 'Medium',
  HIGH: 'High',
};

export const workforceLabels: Readonly<Record<OrderWorkforce, string>> = {
  PLATFORM: 'Platform',
  CUSTOMER: 'Customer',
};

export const pushKindLabels: Readonly<Record<OrderPushKind, string>> = {
  ASSIGNMENT_STATUS: 'Assignment status',
  OFFER_DISTANCE: 'Offer distance',
};

const remainingStatusLabels: Readonly<Record<RemainingJobsStatus, string>> = {
  UNFULFILLED: 'Unfulfilled',
  CANCELLED: 'Cancelled',
};

const reasonLabels: Readonly<Record<RemainingJobsReason, string>> = {
  CUSTOMER_REQUEST: 'Customer request',
  NO_SHEPHERDS: 'No Shepherds',
  LOCATION_ISSUE: 'Location issue',
  ORDER_EXPIRED: 'Order expired',
  OTHER: 'Other',
};

export const weekDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const remainingStatusOptions = optionsOf(remainingStatusLabels);
export const reasonOptions = optionsOf(reasonLabels);
export const orderTypes = optionsOf(typeLabels);
export const orderPriorities = optionsOf(priorityLabels);
export const workforceOptions = optionsOf(workforceLabels);
