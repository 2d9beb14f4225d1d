import type { GatewayContext } from '../../context.ts';
import { RestError } from '../../errors/rest-error.ts';
import type { ChangedJob, PersonName } from '../../errors/rest-error.ts';
import type { ExpectedJobInput } from '../../generated/resolvers.ts';
import { listHistory } from '../../rest/calls/jobs.ts';
import { valueOf } from '../../schema/field-resolver.ts';
import { jobAssignment } from './assignments.ts';

type Expected = readonly ExpectedJobInput[] | null | undefined;

/**
 * Makes an act on jobs, unless one of them has changed since the user saw it. REST v1 compares under its locks. A server
 * that does not offer this may refuse what it does not know: there the jobs are read right before the act, which leaves
 * a moment between the two.
 * @param make sends the call with what it is given
 * @throws RestError `job.changed`
 */
export async function asExpected<Answer>(
  context: GatewayContext,
  expected: Expected,
  make: (precondition: { expected?: readonly ExpectedJobInput[] }) => Promise<Answer>,
): Promise<Answer> {
  if (!expected || expected.length === 0) return make({});
  if (context.offers('expected')) return make({ expected });
  await refuseChanged(context, expected);
  // The first answer of the server may have said that it offers this.
  return make(context.offers('expected') ? { expected } : {});
}

async function refuseChanged(context: GatewayContext, expected: readonly ExpectedJobInput[]): Promise<void> {
  const present = await Promise.all(expected.map((seen) => presentState(context, seen.id)));
  const changed = expected.flatMap((seen, position) => {
    const job = present[position];
    return job && !isAsSeen(job, seen) ? job : [];
  });
  if (changed.length === 0) return;
  const jobs = await Promise.all(
    changed.map(async (job, position) => ({
      ...job,
      ...(position < mostExplained ? await lastEntry(context, job.id) : untold),
    })),
  );
  const [first] = jobs;
  const message =
    first && jobs.length === 1
      ? `The job ${first.id} has changed in the meantime`
      : `The jobs ${new Intl.ListFormat('en-GB').format(jobs.map(({ id }) => id))} have changed in the meantime`;
  throw new RestError(409, 'job.changed', message, { jobs });
}

/** Each costs a call. */
const mostExplained = 5;

type State = Omit<ChangedJob, 'changed_by' | 'changed_at' | 'event'>;
const untold = { changed_by: null, changed_at: null, event: null };

/** Null for a job that does not exist: the act says so. */
async function presentState({ loaders }: GatewayContext, id: string): Promise<State | null> {
  const job = { id };
  const { Job } = loaders;
  const [row, status, assignment, review, offer] = await Promise.all([
    Job.row(id),
    valueOf(Job, job, (one) => one.status),
    valueOf(Job, job, jobAssignment),
    valueOf(Job, job, (one) => one.review),
    valueOf(Job, job, (one) => one.market_offer),
  ]);
  if (row === null) return null;
  const word = typeof status === 'string' ? status : null;
  return {
    id,
    title: textOf(row.order.title),
    status: word,
    agent: word !== null && withoutAgent.has(word) ? null : personOf(readable(assignment)?.agent),
    reviewer: personOf(readable(review)?.reviewer),
    market_offer_id: textOf(readable(offer)?.id),
  };
}

/** Statuses in which no agent has the job. */
const withoutAgent: ReadonlySet<string> = new Set(['unassigned', 'pending', 'unfulfilled', 'cancelled']);

/** The same comparison as that of REST v1. */
const isAsSeen = (job: State, seen: ExpectedJobInput): boolean =>
  seen.status === job.status &&
  (withoutAgent.has(seen.status) || (seen.agentId ?? null) === (job.agent?.id ?? null)) &&
  (seen.reviewerId === undefined || seen.reviewerId === (job.reviewer?.id ?? null)) &&
  (seen.marketOfferId === undefined || seen.marketOfferId === job.market_offer_id);

/** Servers order histories in their own way. Without one the refusal says only what has become of the job. */
async function lastEntry(context: GatewayContext, id: string): Promise<typeof untold | Entry> {
  try {
    const { data } = await context.read(listHistory, { path: { id } });
    const [last] = data.toSorted((one, other) => other.date.localeCompare(one.date));
    return last ? { changed_by: last.actor, changed_at: last.date, event: last.event } : untold;
  } catch (error) {
    context.log.warn({ err: error, job: id }, 'The history of a changed job could not be read');
    return untold;
  }
}
type Entry = Pick<ChangedJob, 'changed_by' | 'changed_at' | 'event'>;

/** Values that cannot be read are errors at their place. */
const readable = <Value>(value: Value | Error | undefined): Exclude<Value, Error> | undefined =>
  value instanceof Error ? undefined : (value as Exclude<Value, Error> | undefined);

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function personOf(value: unknown): PersonName | null {
  const { id, first_name: first, last_name: last } = Object(value) as Record<string, unknown>;
  return typeof id === 'string'
    ? { id, first_name: textOf(first) ?? '', last_name: textOf(last) ?? '' }
    : null;
}
