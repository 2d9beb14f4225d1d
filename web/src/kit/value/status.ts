import type {
  CampaignStatus,
  CustomerStatus,
  OrderStatus,
  OrderStatusFilter,
  TemplateStatus,
} from '../../graphql/generated/schema.ts';
import { errorMessages } from '../../messages/errors.ts';
import type { Option } from '../choice/options.ts';
import { inWords } from './words.ts';

/** `neutral` is idle, `active` is in progress, `waiting` needs a user, `done` succeeded, `failed` failed. */
export type StatusTone = 'neutral' | 'active' | 'waiting' | 'done' | 'failed';

/** A status never depends on colour alone: the shape carries the same meaning. */
export type StatusShape = 'dot' | 'ring' | 'half' | 'check' | 'cross';

export interface StatusLook {
  readonly label: string;
  readonly tone: StatusTone;
  readonly shape: StatusShape;
}

const look = (label: string, tone: StatusTone, shape: StatusShape): StatusLook => ({ label, tone, shape });

const order: Record<OrderStatus | OrderStatusFilter, StatusLook> = {
  DRAFT: look('Draft', 'neutral', 'ring'),
  PENDING: look('Pending', 'waiting', 'ring'),
  // Several stored statuses are shown as the one under which list tabs count them.
  APPROVING: look('Pending', 'waiting', 'half'),
  IN_PROGRESS: look('In progress', 'active', 'half'),
  ACTIVE: look('In progress', 'active', 'half'),
  STARTED: look('In progress', 'active', 'half'),
  COMPLETED: look('Completed', 'done', 'check'),
  FINISHED: look('Completed', 'done', 'check'),
  CANCELLED: look('Cancelled', 'neutral', 'cross'),
  REJECTED: look('Rejected', 'failed', 'cross'),
  // Not a status of an order, but a group of them that list filters accept.
  ARCHIVED: look('Archived', 'neutral', 'cross'),
};

const customer: Record<CustomerStatus, StatusLook> = {
  ACTIVE: look('Active', 'done', 'dot'),
  INACTIVE: look('Inactive', 'neutral', 'ring'),
  ARCHIVED: look('Archived', 'neutral', 'cross'),
};

const template: Record<TemplateStatus, StatusLook> = customer;

const campaign: Record<CampaignStatus, StatusLook> = {
  ACTIVE: look('Active', 'done', 'dot'),
  CLOSED: look('Closed', 'neutral', 'check'),
};

const job = {
  UNASSIGNED: look('Unassigned', 'neutral', 'ring'),
  PENDING: look('Pending', 'waiting', 'ring'),
  ASSIGNED: look('Assigned', 'active', 'ring'),
  IN_PROGRESS: look('In progress', 'active', 'half'),
  QA: look('QA', 'waiting', 'half'),
  ATTEMPTED: look('Attempted', 'waiting', 'check'),
  UNFULFILLED: look('Unfulfilled', 'failed', 'cross'),
  COMPLETED: look('Completed', 'done', 'check'),
  CANCELLED: look('Cancelled', 'neutral', 'cross'),
};

const assignment = {
  ACCEPTED: look('Accepted', 'active', 'ring'),
  IN_PROGRESS: job.IN_PROGRESS,
  QA: job.QA,
  ATTEMPTED: job.ATTEMPTED,
  COMPLETED: job.COMPLETED,
  CANCELLED: job.CANCELLED,
  STOPPED: look('Stopped', 'waiting', 'dot'),
  ABANDONED: look('Abandoned', 'failed', 'cross'),
  PARTIALLY_FAILED: look('Partially failed', 'failed', 'half'),
  FAILED: look('Failed', 'failed', 'cross'),
};

const agent = {
  APPLICANT: look('Applicant', 'waiting', 'ring'),
  ACTIVE: look('Active', 'done', 'dot'),
  INACTIVE: look('Inactive', 'neutral', 'ring'),
  RETIRED: look('Retired', 'neutral', 'cross'),
};

const application = {
  IN_PROGRESS: look('In progress', 'waiting', 'half'),
  ACCEPTED: look('Accepted', 'done', 'check'),
  REJECTED: look('Rejected', 'failed', 'cross'),
};

const user = {
  ACTIVE: look('Active', 'done', 'dot'),
  INVITED: look('Invited', 'waiting', 'ring'),
  DISABLED: look('Disabled', 'neutral', 'cross'),
};

const withdrawal = {
  REQUESTED: look('Requested', 'waiting', 'ring'),
  APPROVED: look('Approved', 'active', 'ring'),
  DENIED: look('Denied', 'failed', 'cross'),
  PROCESSING: look('Processing', 'active', 'half'),
  PROCESSED: look('Processed', 'done', 'dot'),
  CONFIRMED: look('Confirmed', 'done', 'check'),
  REFUNDED: look('Refunded', 'neutral', 'check'),
  FAILED: look('Failed', 'failed', 'cross'),
};

const payment = {
  PENDING: look('Pending', 'waiting', 'ring'),
  PAID: look('Paid', 'done', 'check'),
  FAILED: look('Failed', 'failed', 'cross'),
};

const push = {
  PENDING: look('Pending', 'waiting', 'ring'),
  BUILDING_AUDIENCE: look('Building audience', 'active', 'half'),
  NO_AUDIENCE: look('No audience', 'neutral', 'cross'),
  SENDING: look('Sending', 'active', 'dot'),
  SENT: look('Sent', 'done', 'check'),
};

const upload = {
  PENDING: look('Pending', 'waiting', 'ring'),
  IN_PROGRESS: look('In progress', 'active', 'half'),
  COMPLETED: look('Completed', 'done', 'check'),
  CANCELLED: look('Cancelled', 'neutral', 'cross'),
  FAILED: look('Failed', 'failed', 'cross'),
};

const visibility = {
  ACTIVE: look('Active', 'done', 'dot'),
  HIDDEN: look('Hidden', 'neutral', 'ring'),
};

const media = {
  PROCESSING: look('Processing', 'active', 'half'),
  FAILED: look('Failed', 'failed', 'cross'),
  READY: look('Ready', 'done', 'check'),
};

const work = {
  FAILED: look('Failed', 'failed', 'cross'),
  RUNNING: look('Running', 'active', 'half'),
  RETRYING: look('Retrying', 'waiting', 'half'),
  WAITING: look('Waiting', 'neutral', 'ring'),
  DONE: look('Done', 'done', 'check'),
};

/** The look of every status of every record type, in lists, headers and map markers alike. */
export const statuses = {
  order,
  customer,
  template,
  campaign,
  job,
  assignment,
  agent,
  application,
  user,
  withdrawal,
  payment,
  push,
  upload,
  visibility,
  media,
  work,
} as const;

export type StatusKind = keyof typeof statuses;
export type StatusOf<Kind extends StatusKind> = keyof (typeof statuses)[Kind] & string;

/** The look of one status, for example `statusLook('order', 'STARTED')`. */
export function statusLook<Kind extends StatusKind>(kind: Kind, status: StatusOf<Kind>): StatusLook {
  const looks: Readonly<Record<string, StatusLook>> = statuses[kind];
  // Null where the server answered a status that could not be read.
  return looks[status] ?? look(status ?? errorMessages.unreadable.cell, 'neutral', 'ring');
}

/** Every status of a record type, in the order of its life cycle. */
export const everyStatus = <Kind extends StatusKind>(kind: Kind): readonly StatusOf<Kind>[] =>
  Object.keys(statuses[kind]) as StatusOf<Kind>[];

/**
 * Status options with the labels of the badges. A stored status that is shown under another's name has its own in
 * parentheses, because both can be offered: 'In progress (active)'.
 */
export const statusOptions = (kind: StatusKind, ...chosen: readonly string[]): Option[] => {
  const looks: Readonly<Record<string, StatusLook>> = statuses[kind];
  return chosen.map((value) => {
    const label = looks[value]?.label ?? inWords(value);
    const own = inWords(value).toLowerCase();
    return { value, label: label.toLowerCase() === own ? label : `${label} (${own})` };
  });
};
