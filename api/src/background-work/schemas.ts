import { Type } from 'typebox';
import { choice, component, Count, Id, Instant, nullable, optional, page } from '../http/schemas/schemas.ts';
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
    title: Type.String({ description: 'A short title' }),
    status: BackgroundWorkStatus,
    attempts: Type.Integer({
      minimum: 0,
      description: 'Finished attempts, including those before a retry by staff',
    }),
    attempts_left: nullable(
      Type.Integer({
        minimum: 0,
        description:
          'Maximum number of attempts; null if it is never given up, when it is done, and for `other`',
      }),
    ),
    created_at: Instant,
    next_try_at: nullable(
      Type.Intersect([Instant], {
        description: 'When it runs at the earliest; null unless it is waiting or retrying',
      }),
    ),
    finished_at: nullable(
      Type.Intersect([Instant], { description: 'When it was done or given up; else null' }),
    ),
    failure: nullable(
      Type.String({
        description: 'The reason of the last failed attempt, without any content; null without one',
      }),
    ),
    about: nullable(BackgroundWorkSubject),
    recipient: nullable(
      Type.String({
        description:
          'E-mail address of the recipient of a mail, an export or a link; for the last two only until they are done',
      }),
    ),
    retryable: Type.Boolean({ description: 'Whether it can be retried now' }),
    retried_at: nullable(Type.Intersect([Instant], { description: 'The last retry by staff' })),
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
    retried: Type.Intersect([Count], { description: 'The number of retried pieces' }),
  }),
);
