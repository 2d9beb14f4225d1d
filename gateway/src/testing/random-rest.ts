import contract from '../../../schema/rest-v1.json' with { type: 'json' };
import { RestError, UnreachableError } from '../errors/rest-error.ts';
import { isRecord } from '../rest/error-body.ts';
import type { RestCall } from '../rest/declaration.ts';
import { addressOf } from '../rest/request.ts';
import { Chance } from './chance.ts';

type Schema = Readonly<Record<string, unknown>>;

const schemas: unknown = contract.components.schemas;
const paths: unknown = contract.paths;

const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);

const schemaAt = (value: unknown, ...keys: readonly string[]): Schema => {
  const found = at(value, ...keys);
  return isRecord(found) ? found : {};
};

/**
 * A REST v1 with random answers, valid or nearly so: optional properties are missing now and then, values are of the
 * wrong kind, and calls fail. The same seed and the same address have the same answer, and a row by its id is the same
 * in any batch: which rows share a call is up to the executor.
 */
export class RandomRest {
  readonly #seed: string;
  readonly #calls: string[] = [];

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** Every call so far, sorted. */
  get calls(): readonly string[] {
    return this.#calls.toSorted();
  }

  /** @throws RestError, UnreachableError */
  async answer(call: RestCall, input: object): Promise<unknown> {
    const { address, ids } = splitIds(addressOf(call, input));
    this.#calls.push([address, ...ids].join(' '));
    const seed = `${this.#seed} ${address}`;
    const chance = new Chance(seed);
    // Some answers overtake those of earlier calls.
    for (let turns = chance.whole(0, 6); turns > 0; turns -= 1) await Promise.resolve();
    if (chance.happens(0.02)) throw new UnreachableError(502, 'made up');
    if (chance.happens(0.08)) {
      const status = chance.pick([401, 403, 404, 422, 500]);
      throw new RestError(status, `made.up_${status}`, `Refused with ${status}`);
    }
    const answer = this.#value(schemaAt(paths, call.path, 'get', 'responses', '200', 'content'), chance, 0);
    return ids.length === 0 ? answer : withRows(answer, ids, seed);
  }

  #value(schema: Schema, chance: Chance, depth: number): unknown {
    const media = schema['application/json'] ?? schema['text/csv'];
    if (isRecord(media)) return this.#value(schemaAt(media, 'schema'), chance, depth);
    const reference = schema['$ref'];
    if (typeof reference === 'string')
      return this.#value(schemaAt(schemas, reference.split('/').at(-1) ?? ''), chance, depth);
    if (depth > 0 && chance.happens(0.015)) return chance.pick([null, 'text', 7, {}, []]);
    const { anyOf, allOf } = schema;
    if (Array.isArray(anyOf)) return this.#value(chance.pick<Schema>(anyOf), chance, depth);
    if (Array.isArray(allOf))
      return Object.assign({}, ...allOf.map((part) => this.#value(part, chance, depth)));
    if (Array.isArray(schema['enum'])) return chance.happens(0.01) ? 'unheard' : chance.pick(schema['enum']);
    switch (schema['type']) {
      case 'object':
        return this.#object(schemaAt(schema, 'properties'), chance, depth + 1);
      case 'array':
        return Array.from({ length: depth > 8 ? 0 : chance.whole(0, depth > 1 ? 2 : 5) }, () =>
          this.#value(schemaAt(schema, 'items'), chance, depth + 1),
        );
      case 'integer':
        return chance.whole(0, 9);
      case 'number':
        return chance.whole(0, 900) / 4;
      case 'boolean':
        return chance.happens(0.5);
      case 'null':
        return null;
      default:
        return String(schema['format'] ?? '').endsWith('id') ? String(chance.whole(1, 6)) : 'text';
    }
  }

  #object(properties: Schema, chance: Chance, depth: number): object {
    const kept = Object.entries(properties).filter(() => !chance.happens(0.12));
    return Object.fromEntries(
      kept.map(([name, schema]) => [name, this.#value(isRecord(schema) ? schema : {}, chance, depth)]),
    );
  }
}

/** Splits an address into the rest and the ids of the rows that it requests, without their number. */
function splitIds(whole: string): { address: string; ids: readonly string[] } {
  const [path, query] = whole.split('?');
  const input = new URLSearchParams(query);
  const ids = input.getAll('id[]').toSorted();
  input.delete('id[]');
  if (ids.length > 0) input.delete('per_page');
  return { address: `${path}?${input}`, ids };
}

/** The rows of these ids, in another order, and not all of them. */
function withRows(answer: unknown, ids: readonly string[], seed: string): unknown {
  const rows = at(answer, 'data');
  if (!isRecord(answer) || !Array.isArray(rows)) return answer;
  const found = ids.filter((id) => !new Chance(`${seed} ${id}`).happens(0.1)).toReversed();
  return {
    ...answer,
    data: found.map((id) => {
      const given: unknown = rows[Number(id) % rows.length];
      return { ...(isRecord(given) ? given : {}), id };
    }),
  };
}
