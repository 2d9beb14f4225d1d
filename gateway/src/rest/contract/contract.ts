import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileReader } from './compile.ts';
import type { JsonSchema, Schemas } from './compile.ts';
import { Notes } from './notes.ts';
import type { Deviation } from './notes.ts';
import { anything } from './readers.ts';
import type { Reader } from './readers.ts';

const contractFile = join(import.meta.dirname, '../../../../schema/rest-v1.json');

type Operation = Readonly<{
  responses?: Readonly<Record<string, { content?: Readonly<Record<string, { schema: JsonSchema }>> }>>;
}>;
type Contract = Readonly<{
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Schemas };
}>;

const { paths, components }: Contract = JSON.parse(readFileSync(contractFile, 'utf8'));

type Call = Readonly<{ method: string; path: string }>;

/** Compiled when the call is first answered. */
const readers = new Map<string, Reader>();

function readerOf({ method, path }: Call, everything: boolean): Reader {
  const name = `${method} ${path} ${everything}`;
  const known = readers.get(name);
  if (known) return known;
  const { responses = {} } = paths[path]?.[method.toLowerCase()] ?? {};
  const success = Object.keys(responses).find((status) => status.startsWith('2'));
  const schema = responses[success ?? '']?.content?.['application/json']?.schema;
  const reader = schema ? compileReader(components.schemas, schema, everything) : anything;
  readers.set(name, reader);
  return reader;
}

/**
 * Reads the JSON of an answer by the contract: values in other forms are converted, and unreadable ones become errors at
 * their place. Changes the value in place.
 * @param everything whether deviations of plain text are found as well
 */
export function readBody(
  call: Call,
  body: unknown,
  everything = false,
): Readonly<{ value: unknown; deviations: readonly Deviation[] }> {
  const notes = new Notes();
  const value = readerOf(call, everything)(body, notes);
  return { value, deviations: notes.all };
}
