import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  choice,
  component,
  Count,
  Instant,
  Named,
  nullable,
  optional,
  Reference,
  rows,
} from '../http/schemas/schemas.ts';

/** Records whose visitors are known. */
export const PresenceType = choice('PresenceType', ['job', 'order', 'template', 'customer']);
export type PresenceType = Static<typeof PresenceType>;

/** From the least to the most engaged. */
export const presenceKinds = ['views', 'edits', 'reviews'] as const;
const PresenceKind = choice('PresenceKind', presenceKinds);

/** The id of a tab, which the client draws. */
export const ClientParams = Type.Object({ client: Type.String({ format: 'uuid' }) });

const Step = Type.Integer({ minimum: 0, maximum: 100_000 });
export const Sign = component(
  'PresenceSign',
  Type.Object({
    type: PresenceType,
    id: Reference({ minLength: 1, maxLength: 30, description: 'The id of the record' }),
    client_id: Type.String({ format: 'uuid', description: 'A UUID that the tab has drawn' }),
    activity: Type.Object({
      kind: PresenceKind,
      part: optional(
        nullable(
          Type.String({ format: 'filled', minLength: 1, maxLength: 60, description: 'Such as `address`' }),
        ),
      ),
      done: optional(nullable(Step)),
      of: optional(nullable(Step)),
    }),
  }),
);
export type Sign = Static<typeof Sign>;

export const Presence = component(
  'Presence',
  Type.Object({
    record_id: Type.String(),
    user: Named,
    own: Type.Boolean({ description: 'The signed-in user, in any tab' }),
    activity: Type.Object({
      kind: PresenceKind,
      part: nullable(Type.String({ description: 'What is edited' })),
      done: nullable(Count),
      of: nullable(Count),
    }),
    since: Instant,
    seen_at: Instant,
  }),
);
export type Presence = Static<typeof Presence>;

export const PresentUsers = rows('PresentUsers', Presence);
