import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { type Change, rewordAll, rewordRows } from './spots.ts';
import type { Operation, Schema } from '../rest/support/contract.ts';

/** A call that the foreign server received. */
export type Call = Readonly<{
  method: string;
  /** Below `/v1`. */
  path: string;
  query: URLSearchParams;
  /** Null for a call that the contract does not have. */
  operation: Operation | null;
  /** The schema of its answer; null where that is no JSON. */
  schema: Schema | null;
}>;

/**
 * What clients get in place of the odd values:
 * - `read`: the same as in front of REST v1 itself
 * - `told`: null, each with one error
 * - `empty`: null or an empty list, with an error where the contract requires a value
 * - `other`: other rows or other counts, because that is what the server sent
 */
export type Outcome = 'read' | 'told' | 'empty' | 'other';

/** One way in which a foreign server words its answers. */
export type Mode = Readonly<{
  name: string;
  outcome: Outcome;
  /** The body of a successful answer, from that of REST v1. Returns the same object where it has nothing to change. */
  reword: (body: unknown, call: Call) => unknown;
  /** Odd values that a client may get as they are, where it expects such a type. */
  mayArrive?: readonly unknown[];
  /** Places whose values the gateway makes in another way. */
  mayDiffer?: RegExp;
  /** Whether whole calls fail, so that an error may be that of a whole query. */
  failsCalls?: boolean;
  /** The address to read in place of the one that was asked. */
  redirect?: (call: Call) => string | null;
  /** The status of a call that this server does not have. */
  refuse?: (call: Call) => number | null;
  /** Changes of the headers; undefined removes one. */
  headers?: Readonly<Record<string, string | undefined>>;
  /** Sends the answer in place of the usual way. */
  send?: (
    response: ServerResponse,
    head: { status: number; headers: IncomingHttpHeaders },
    text: string,
  ) => void;
}>;

/** The same change for every value, envelopes included. */
export const everywhere = (name: string, outcome: Outcome, change: Change): Mode => ({
  name,
  outcome,
  reword: (body, { schema }) => (schema ? rewordAll(body, schema, change) : body),
});

/** The change for the second row of a list, and for a whole body that is no list. */
export const secondRow = (name: string, outcome: Outcome, change: Change): Mode => ({
  name: `second row: ${name}`,
  outcome,
  reword: (body, { schema }) =>
    schema ? rewordRows(body, schema, (position) => (position === 1 ? change : null)) : body,
});

/** The change for every row, without the envelope. */
export const everyRow = (name: string, outcome: Outcome, change: Change): Mode => ({
  name: `every row: ${name}`,
  outcome,
  reword: (body, { schema }) => (schema ? rewordRows(body, schema, () => change) : body),
});

/** One odd value in each row, in each row that of another property, so that each stands alone. */
export const oneOfEachRow = (name: string, outcome: Outcome, change: Change): Mode => ({
  name: `one of each row: ${name}`,
  outcome,
  reword(body, { schema, path }) {
    if (!schema) return body;
    // Calls for one entity each take another property as well.
    return rewordRows(body, schema, (position) => onlyOne(change, position + path.length));
  },
});

/** The change at one of the values that it would change, the one with this number in a cycle of seven. */
function onlyOne(change: Change, number: number): Change {
  let seen = 0;
  return (value, spot) => {
    const changed = change(value, spot);
    if (changed === value) return value;
    seen += 1;
    return seen % 7 === number % 7 ? changed : value;
  };
}

/** Another body for certain calls. */
export const forCalls = (
  name: string,
  outcome: Outcome,
  path: RegExp,
  reword: (body: Readonly<Record<string, unknown>>, call: Call) => unknown,
): Mode => ({
  name,
  outcome,
  reword: (body, call) =>
    path.test(call.path) && typeof body === 'object' && body !== null && !Array.isArray(body)
      ? reword(Object.fromEntries(Object.entries(body)), call)
      : body,
});
