import { Type } from 'typebox';
import { choice, component, Count, Id, Instant, nullable, optional, page } from '../http/schemas.ts';
import { PersonReference } from '../jobs/schemas.ts';
import { workKinds } from '../outbox/kinds.ts';

/** `other` is work of a newer version, about which nothing else is known. */
export const shownKinds = [...workKinds, 'other'] as const;
/** The most urgent first: failed for good, running, retried automatically, waiting, done. */
export const shownStatuses = ['failed', 'running', 'retrying', 'waiting', 'done'] as const;

export const BackgroundWorkKind = choice('BackgroundWorkKind', shownKinds);
export const BackgroundWorkStatus = choice('BackgroundWorkStatus', shownStatuses);

const BackgroundWorkSubject = component(
  'BackgroundWorkSubject',
  Type.Object({
    type: choice('BackgroundWorkSubjectType', ['order', 'job', 'agent', 'bulk_action', 'mail']),
    record_id: Type.String({ description: 'Of a job as 10023-7, else digits only' }),
    name: nullable(
      Type.String({
        description: 'Title of the order, name of the agent, subject of the mail; null for others',
      }),
    ),
  }),
);

export const BackgroundWork = component(
  'BackgroundWork',
  Type.Object({
    id: Id,
    kind: BackgroundWorkKind,
    title: Type.String({ description: 'What is done, in a few words' }),
    status: BackgroundWorkStatus,
    attempts: Type.Integer({ minimum: 0, description: 'Tries that have ended, of all rounds together' }),
    attempts_left: nullable(
      Type.Integer({
        minimum: 0,
        description: 'Tries before it is given up; null where it never is, when it is done, and for `other`',
      }),
    ),
    created_at: Instant,
    next_try_at: nullable(
      Type.Intersect([Instant], { description: 'Not before then; null unless it is waiting or retrying' }),
    ),
    finished_at: nullable(
      Type.Intersect([Instant], { description: 'When it was done or given up; null before' }),
    ),
    failure: nullable(
      Type.String({
        description:
          'Why the last failed try failed, in words that tell nothing of what was worked on; null when none has',
      }),
    ),
    about: nullable(BackgroundWorkSubject),
    recipient: nullable(
      Type.String({
        description:
          'E-mail address that a mail, an export or a link goes to; of the last two until they are done',
      }),
    ),
    retryable: Type.Boolean({ description: 'Whether it can be retried now' }),
    retried_at: nullable(Type.Intersect([Instant], { description: 'When staff had it tried again last' })),
    retried_by: nullable(PersonReference),
  }),
);
export const BackgroundWorkPage = page('BackgroundWorkPage', BackgroundWork);

export const RetryOfFailedWork = component(
  'RetryOfFailedWork',
  Type.Object({
    kind: optional(nullable(BackgroundWorkKind)),
  }),
);
export const RetriedWork = component(
  'RetriedWork',
  Type.Object({
    retried: Type.Intersect([Count], { description: 'How many are tried again' }),
  }),
);
