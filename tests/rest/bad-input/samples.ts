import { type Contract, resolved, type Schema } from '../support/contract.ts';
import type { Random } from '../support/random.ts';
import { hostileNumber, hostileText, hostileValue } from './hostile-values.ts';
import { idNamed, type KnownPaths } from './ids.ts';

export type Sampling = { contract: Contract; known: KnownPaths; random: Random };

/**
 * A value of the schema's shape. Texts and numbers are hostile now and then even where the shape is right: what passes
 * the validation reaches the database.
 */
export function sample(sampling: Sampling, given: Schema, property = '', depth = 0): unknown {
  const { contract, random } = sampling;
  const schema = resolved(contract, given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pickAny(schema.enum);
  if (schema.anyOf) {
    const chosen = random.pickAny(schema.anyOf);
    return chosen && sample(sampling, chosen, property, depth);
  }
  switch (schema.type) {
    case 'object':
      return sampleObject(sampling, schema, depth);
    case 'array':
      return Array.from({ length: depth > 6 ? 0 : random.whole(0, 3) }, () =>
        sample(sampling, schema.items ?? {}, property, depth + 1),
      );
    case 'string':
      return sampleText(sampling, schema, property);
    case 'integer':
    case 'number':
      return sampleNumber(random, schema);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return random.chance(0.5) ? 'text' : hostileValue(random);
  }
}

function sampleObject(sampling: Sampling, schema: Schema, depth: number): object {
  const { random } = sampling;
  const required = new Set(schema.required);
  const chosen = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.has(name) || (depth < 6 && random.chance(0.5)),
  );
  const free = Object.values(schema.patternProperties ?? {});
  return Object.fromEntries([
    ...chosen.map(([name, property]) => [name, sample(sampling, property, name, depth + 1)]),
    ...free.map((property) => [hostileText(random).slice(0, 60), sample(sampling, property, '', depth + 1)]),
  ]);
}

function sampleText({ random, known }: Sampling, schema: Schema, property: string): string {
  const two = (low: number, high: number): string => String(random.whole(low, high)).padStart(2, '0');
  const day = (): string => `20${two(24, 28)}-${two(1, 12)}-${two(1, 28)}`;
  switch (schema.format) {
    case 'numeric-id':
      return random.chance(0.9) ? idNamed(known, property, random) : random.pick(['999999999999999999', '1']);
    case 'job-id':
      return (
        random
          .pickAny(known.get('/jobs/{}') ?? [])
          ?.split('/')
          .at(-1) ?? `${random.whole(10_000, 10_200)}-1`
      );
    case 'date':
      return day();
    case 'date-time':
    case 'instant-input':
      return random.pick([`${day()}T10:00:00Z`, `${day()} 10:00:00`]);
    case 'time-of-day':
      return `${two(0, 23)}:${random.pick(['00', '05', '30', '07'])}`;
    case 'email':
      return `bad-input-${random.whole(1, 1e9)}@example.test`;
    default: {
      const text = random.chance(0.45) ? hostileText(random) : `Bad input ${random.whole(1, 1e6)}`;
      return random.chance(0.8) ? text.slice(0, schema.maxLength).padEnd(schema.minLength ?? 0, 'x') : text;
    }
  }
}

function sampleNumber(random: Random, { minimum, maximum }: Schema): number {
  if (random.chance(0.15)) return hostileNumber(random);
  const low = minimum ?? 0;
  return random.whole(low, Math.min(maximum ?? low + 1_000, low + 1_000_000));
}

/** The value with one fault: a part replaced, left out, added, or wrapped. */
export function spoiled(random: Random, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.7)) {
    const at = random.whole(0, value.length - 1);
    return value.map((item: unknown, index) => (index === at ? spoiled(random, item) : item));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const entries: [string, unknown][] = Object.entries(value);
    const at = random.whole(0, entries.length);
    const chosen = entries[at];
    if (chosen === undefined)
      return Object.fromEntries([...entries, [hostileText(random).slice(0, 100), hostileValue(random)]]);
    if (random.chance(0.25)) return Object.fromEntries(entries.filter((_, index) => index !== at));
    return Object.fromEntries(
      entries.map(([name, item], index) => [name, index === at ? spoiled(random, item) : item]),
    );
  }
  return random.chance(0.1) ? [value] : hostileValue(random);
}
