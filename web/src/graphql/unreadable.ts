import { ApolloLink } from '@apollo/client';
import type { ApolloClient } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { map } from 'rxjs';
import { requestKey } from './begin.ts';
import { ClientNotes, RequestNotes } from './requestNotes.ts';
import type { NotedResult } from './requestNotes.ts';
import { unreadableReason } from './unreadableReason.ts';

/** A value that the server answered in a form that cannot be read. The rest of the answer is used. */
export interface UnreadableValue {
  /** The id of the innermost row that holds it; undefined outside a list. */
  readonly row: string | undefined;
  /** The field of that row in which it is. */
  readonly field: string | undefined;
  /** Its place in each record around it. */
  readonly places: readonly UnreadablePlace[];
  /** The name of the value itself; 'row' for a row without an id, which is left out. */
  readonly name: string;
  /** For users. */
  readonly reason: string;
}

export interface UnreadablePlace {
  /** By `recordKey`. */
  readonly record: string;
  /** The fields from the record to the value: `location.name`. */
  readonly path: string;
}

const ofClient = new ClientNotes<UnreadableValue>();
const codes: ReadonlySet<unknown> = new Set(['UNKNOWN_VALUE', 'INVALID_UPSTREAM_ANSWER']);

export interface UnreadableLink {
  /** Closer to the server than links that report errors. */
  readonly link: ApolloLink;
  readonly belongsTo: (client: ApolloClient) => void;
}

/** Takes errors of single values out of an answer, so that it is used, and keeps them for the page. */
export function unreadableLink(): UnreadableLink {
  const notes = new RequestNotes<UnreadableValue>();
  const link = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const { data, errors = [] } = result;
        const ofValues = errors.filter((error) => isOfValue(error, data));
        notes.set(
          requestKey(operation),
          ofValues.map((error) => describe(error, data)),
        );
        if (ofValues.length === 0) return result;
        for (const { path = [] } of ofValues) leaveOutRows(data, path);
        const others = errors.filter((error) => !ofValues.includes(error));
        return { ...result, errors: others.length === 0 ? undefined : others };
      }),
    ),
  );
  return { link, belongsTo: (client) => ofClient.add(client, notes) };
}

/** The values of the latest answer that could not be read. */
export const useUnreadable = (result: NotedResult): readonly UnreadableValue[] => ofClient.use(result);

type Path = NonNullable<GraphQLFormattedError['path']>;

/** A failed root field is a failed call, also where the cause is one of its values. */
const isOfValue = ({ path = [], extensions }: GraphQLFormattedError, data: unknown): boolean =>
  path.length > 1 && codes.has(extensions?.['code']) && valueAt(data, path.slice(0, 1)) !== null;

function describe(error: GraphQLFormattedError, data: unknown): UnreadableValue {
  const { path = [] } = error;
  const position = path.findLastIndex((step) => typeof step === 'number');
  const row = position === -1 ? undefined : valueAt(data, path.slice(0, position + 1));
  const isLeftOut = position !== -1 && row === null;
  const [field] = path.slice(position + 1).map(String);
  return {
    row: idOf(row),
    field: isLeftOut ? undefined : field,
    places: placesOn(path, data),
    name: isLeftOut ? 'row' : String(path.findLast((step) => typeof step === 'string') ?? ''),
    reason: unreadableReason(error),
  };
}

/** Ids are unique within a type. */
export function recordKey(record: unknown): string | undefined {
  const id = idOf(record);
  return isRecord(record) && id !== undefined ? `${String(record['__typename'])} ${id}` : undefined;
}

const placesOn = (path: Path, data: unknown): UnreadablePlace[] =>
  path.flatMap((_, depth) => {
    const record = recordKey(valueAt(data, path.slice(0, depth)));
    const fields = path.slice(depth).filter((step) => typeof step === 'string');
    return record === undefined ? [] : [{ record, path: fields.join('.') }];
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const idOf = (row: unknown): string | undefined =>
  isRecord(row) && typeof row['id'] === 'string' ? row['id'] : undefined;

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (isRecord(value) ? (value[step] ?? null) : null), data);

/** Pages and the cache identify rows by their id. */
function leaveOutRows(data: unknown, path: Path): void {
  for (const [depth, step] of path.entries()) {
    const list = typeof step === 'number' ? valueAt(data, path.slice(0, depth)) : null;
    if (Array.isArray(list) && list.includes(null)) list.splice(0, list.length, ...list.filter(Boolean));
  }
}
