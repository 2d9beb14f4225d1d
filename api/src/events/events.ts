import type { Readable } from 'node:stream';
import type { Session } from '../authentication/session.ts';
import type { RecordType } from './record-types.ts';

/** The changes that a client asks for. */
export type Wish = {
  readonly session: Session;
  readonly types: readonly RecordType[];
  /** The last position that the client has; null begins at present. */
  readonly after: bigint | null;
  /** Aborted when the client leaves before the answer. */
  readonly signal: AbortSignal;
};

/** The streams of changes, for calls and background work. */
export type Events = {
  /** To be called after each commit that may have changed a record. */
  wake(): void;
  /** The body of a stream of events. */
  open(wish: Wish): Promise<Readable>;
};
