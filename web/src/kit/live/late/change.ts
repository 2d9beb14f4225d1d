/** A change of a record, by any user or by background work. */
export interface Change {
  /** A stream continues after it. */
  readonly position: string;
  /** The type of the record as the contract names it: JOB, NEWS_ITEM. */
  readonly type: string;
  /** The id of the record. */
  readonly id: string;
  readonly kind: 'CREATED' | 'UPDATED' | 'DELETED';
  /** Null for changes that no user made. */
  readonly by: { readonly id: string; readonly name: string } | null;
}

/** Why a stream ended. */
export type Ending =
  /** The gateway ended it, for example before a deployment. */
  | 'completed'
  /** The connection broke, or the gateway refused it for now. */
  | 'failed'
  /** The position to continue after is no longer kept. */
  | 'gone'
  /** The server behind the gateway has no stream of changes. */
  | 'not-offered'
  | 'unauthenticated';

export interface StreamReader {
  readonly opened: () => void;
  readonly changed: (change: Change) => void;
  /** Called once; nothing follows. */
  readonly ended: (why: Ending) => void;
}

/** Where changes come from. Returns what closes the stream; a stream that is closed does not report an end. */
export interface ChangeSource {
  readonly open: (after: string | null, reader: StreamReader) => () => void;
}

export const recordKey = ({ type, id }: Pick<Change, 'type' | 'id'>): string => `${type}:${id}`;

/** The record type of a type of GraphQL: `NewsItem` is NEWS_ITEM. */
export const recordType = (typename: string): string =>
  // An entry of the ledger is a transaction, whichever list shows it.
  typename === 'Payment' ? 'TRANSACTION' : typename.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
