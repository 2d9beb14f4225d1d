import { createHash } from 'node:crypto';

type Holder = Readonly<Record<string, unknown>>;

/** A property that this project added to the original contract: it may be missing without a fault. */
export type Addition = Readonly<{
  /** The schemas of the contract that have it. */
  schemas: readonly string[];
  property: string;
  /** What stands for it where a server does not have it; a function takes it from the object without it. */
  standsFor: unknown;
  /** What the console then lacks; empty where users do not notice. */
  lacking: string;
}>;

const added = (schemas: string, property: string, standsFor: unknown, lacking = ''): Addition => ({
  schemas: schemas.split(' '),
  property,
  standsFor,
  lacking,
});

/** Ids of rows that are not read by their ids: different rows have different ones, and a row keeps its own. */
const idOfContent = (holder: Holder): string =>
  createHash('sha256').update(JSON.stringify(holder)).digest('base64url').slice(0, 16);

const idIn =
  (property: string) =>
  (holder: Holder): unknown =>
    holder[property];

const currencyOf = ({ grand_total: total, value }: Holder): unknown =>
  [total, value].map((amount) => Object(amount)['currency']).find((one) => typeof one === 'string') ?? null;

export const additions: readonly Addition[] = [
  added('Order OrderRow JobOrder', 'paused', false, 'No order is shown as paused'),
  added('Order OrderRow', 'archived_at', null, 'No order is shown as archived'),
  added('JobOrder', 'archived', false),
  added('Order OrderRow', 'workforce', 'platform', 'The workforce of every order is the platform'),
  added('Order OrderRow', 'currency', currencyOf, 'The currency of an order is that of its amounts'),
  added('Order', 'jobs_to_end', null, 'The progress of cancelling an order with very many jobs is not shown'),
  added('Order', 'capture_location_prompt_required', null),
  added('Job', 'resources', [], 'A job has no resources beside those of its tasks'),
  added('Job', 'qa_notes', null, 'A job has no QA notes of its own'),
  added('Job JobRow', 'attempt_reason', null, 'The reason of an attempted job is not shown'),
  added('Job JobRow', 'cancelled_at', null, 'The time since a job was cancelled is not shown'),
  added('Job JobRow', 'qa_entered_at', null),
  added('Job JobRow', 'partial', false),
  added('Job JobRow', 'created_at', null),
  added('JobAssignment AgentAssignment', 'stopped_at', null, 'The time since the work stopped is not shown'),
  added('JobAssignment AgentAssignment', 'stop_comment', null, 'The comment of a stopped visit is not shown'),
  added('JobAssignment AgentAssignment', 'ended_by_staff_at', null),
  added('JobAssignment', 'created_at', null),
  added('JobMarketOffer', 'created_at', null, 'The time that a job has been on the market is not shown'),
  added('JobMarketOffer', 'accept_until', null),
  added(
    'JobLocation Location',
    'time_zone',
    null,
    'Times of visits are shown without the zone of their place',
  ),
  added('Location', 'locating', null, 'Locations without an exact place are not marked'),
  added('LocationsUpload', 'notices', null, 'Rows without an exact place are not named after an upload'),
  added('LocationsUpload', 'locating', null),
  added('LocationsUpload', 'progress', null, 'The progress of an upload is not shown'),
  added('LocationsUpload', 'rows_read', null),
  added('LocationsUpload', 'created_at', null),
  added('OrderPush', 'scheduled_at', null),
  added('OrderPush', 'sent_at', null),
  added('ReportTask', 'version', null, 'The later of two corrections of one answer wins'),
  added('ReportTask', 'reason', null, 'The reason of a correction is not shown'),
  added('Agent', 'recent_strikes', null, 'The strikes of the last three months are not counted'),
  added('AgentBalance', 'other_balances', [], 'The wallet shows one currency'),
  added('AgentPosition', 'recorded_at', null, 'The age of a position is not shown'),
  added('PaymentMethod', 'removed_at', null),
  added('Strike', 'reverted_at', null, 'Reverted strikes are not marked'),
  added('Strike', 'counts_until', null, 'The day until which a strike counts is not shown'),
  added('Withdrawal', 'review_comment', null, 'The comment of a decided withdrawal is not shown'),
  added('Withdrawal', 'reviewed_by', null, 'Who decided a withdrawal is not shown'),
  added('Withdrawal', 'reviewed_at', null),
  added('BulkAction', 'rows', null, 'The progress of a bulk action is not shown'),
  added('BulkAction', 'done', null),
  added('BulkAction', 'finished_at', null),
  added('BulkAction', 'created_by', null, 'Who uploaded a bulk action is not shown'),
  added('Lockout LockoutRow', 'name', null, 'Lockouts have no names'),
  added('Lockout LockoutRow', 'duration', null, 'The duration of a lockout is not shown'),
  added('Lockout LockoutRow', 'created_at', null),
  added('Lockout LockoutRow', 'agents_count', null),
  added('LockoutAgent', 'ends_at', null, 'The end of a Shepherd’s lockout is not shown'),
  added('LockoutAgent', 'created_at', null),
  added('Profile', 'type', 'standard', 'The signed-in user counts as a standard user'),
  added('Country', 'id', idIn('code')),
  added('AgentAssignment', 'id', idIn('job_id')),
  added('JobAssignment', 'id', idOfContent),
  added('JobMarketOffer', 'id', idOfContent),
  added('JobComment', 'id', idOfContent),
  added('JobHistoryEntry', 'id', idOfContent),
  added('AgentComment', 'id', idOfContent),
  added('AgentContract', 'id', idOfContent),
  added('CreatedReportLink', 'id', idOfContent),
];

const byName = new Map(
  additions.flatMap((addition) =>
    addition.schemas.map((schema) => [`${schema}.${addition.property}`, addition] as const),
  ),
);

/** Undefined for a property of the original contract. */
export const additionOf = (schema: string, property: string): Addition | undefined =>
  byName.get(`${schema}.${property}`);

/** The value in place of a missing addition. */
export const standIn = ({ standsFor }: Addition, holder: Holder): unknown =>
  typeof standsFor === 'function' ? standsFor(holder) : Array.isArray(standsFor) ? [] : standsFor;
