import { Type } from 'typebox';
import { call, Reply } from '../http/call.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import { choice, many, optional } from '../http/schemas/schemas.ts';
import { recordTypes } from './record-types.ts';
import type { RecordType } from './record-types.ts';

const [firstType, ...otherTypes] = recordTypes as readonly [RecordType, ...RecordType[]];

/** A number of the column's type, as text; the empty one of a client that has none yet means none. */
const isPosition = (text: string): boolean => /^\d{1,18}$/.test(text);

export const eventRoutes = [
  call({
    method: 'GET',
    path: 'events',
    operationId: 'followChanges',
    tag: 'events',
    summary: 'The changes of records as they happen, as server-sent events',
    description:
      'First `event: ready`, then one `event: change` for each record that a transaction has changed, with the position as `id` and as `data` the JSON of `{position, type, id, kind: created | updated | deleted, by: {id, name} | null, at}`; positions are decimal text. `by` is null if no user made the change. Only types that the user may view are sent, as permitted at that time. The stream begins at present, or after the position in `Last-Event-ID` or `after`; the id of `ready` is that position. 410 (`events.gone`) says that the changes after it are no longer kept; 429 (`events.too_many`) that 10 streams of the session, or too many of the server, are open. Comments keep the connection open. The stream ends with the session, and for a client that does not read.',
    permission: 'signed-in',
    query: Type.Object({
      types: many(choice('ChangedRecordType', [firstType, ...otherTypes])),
      after: optional(Type.String({ description: 'Digits only; the header Last-Event-ID takes precedence' })),
    }),
    answer: Type.String(),
    answerType: 'text/event-stream',
    async handler({ events, session, query, lastEventId, gone }) {
      if (events === undefined) throw new ApiError('unavailable');
      const after = readPosition('Last-Event-ID', lastEventId) ?? readPosition('after', query.after);
      const types = query.types ?? recordTypes;
      return new Reply(200, await events.open({ session, types, after, signal: gone }), {
        'content-type': 'text/event-stream; charset=utf-8',
        // It would stay open, idle, for as long as other connections, also while the process stops.
        connection: 'close',
        // nginx would keep events back until its buffer is full.
        'x-accel-buffering': 'no',
      });
    },
  }),
];

function readPosition(name: string, text: string | undefined): bigint | null {
  if (text === undefined || text === '') return null;
  if (isPosition(text)) return BigInt(text);
  throw fieldError(name, 'Must be a position of this stream: digits only');
}
