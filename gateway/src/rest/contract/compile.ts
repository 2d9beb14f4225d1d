import { additionOf } from './additions.ts';
import type { Place } from './notes.ts';
import { anything, dated, list, listOfWords, map, record, scalar, word } from './readers.ts';
import type { Property, Reader } from './readers.ts';
import {
  readBoolean,
  readDay,
  readInstant,
  readInteger,
  readNumber,
  readText,
  readTimeOfDay,
} from './values.ts';

/** The part of JSON Schema that the contract uses for answers. */
export type JsonSchema = Readonly<{
  $ref?: string;
  type?: string;
  format?: string;
  enum?: readonly string[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  patternProperties?: Readonly<Record<string, JsonSchema>>;
}>;

export type Schemas = Readonly<Record<string, JsonSchema>>;

/**
 * Compiles the schema of an answer into a reader. Each property of the answer has a reader of its own.
 * @param everything whether text is read as well. GraphQL converts text by itself and finds missing text; most values of
 * an answer are text, and checking it takes a third of the time.
 */
export const compileReader = (schemas: Schemas, schema: JsonSchema, everything: boolean): Reader =>
  new Compiler(schemas, everything).reader(schema, '');

class Compiler {
  readonly #schemas: Schemas;
  readonly #everything: boolean;

  constructor(schemas: Schemas, everything: boolean) {
    this.#schemas = schemas;
    this.#everything = everything;
  }

  /** @param property the path of the value in the answer */
  reader(given: JsonSchema, property: string): Reader {
    const schema = this.#resolved(given);
    const at = (expected: string): Place => ({ property, expected });
    if (schema.enum) return word(at(expectedWord(schema.enum)), schema.enum);
    if ('const' in schema) return anything;
    switch (schema.type) {
      case 'string':
        return this.#text(schema, at);
      case 'integer':
        return scalar(at('a whole number'), readInteger);
      case 'number':
        return scalar(at('a number'), readNumber);
      case 'boolean':
        return scalar(at('true or false'), readBoolean);
      case 'array':
        return this.#list(schema.items ?? {}, property);
      case 'object':
        return this.#object(schema, schemaName(given), property);
      default:
        return anything;
    }
  }

  #text({ format }: JsonSchema, at: (expected: string) => Place): Reader {
    switch (format) {
      case 'date-time':
        return dated(at('a time as in 2026-11-20T14:05:00Z'), readInstant);
      case 'date':
        return dated(at('a day as in 2026-11-20'), readDay);
      case 'time-of-day':
        return dated(at('a time of day as in 14:05'), readTimeOfDay);
      default:
        return scalar(at('text'), readText);
    }
  }

  #list(items: JsonSchema, property: string): Reader {
    const words = this.#resolved(items).enum;
    const place: Place = { property, expected: 'a list' };
    if (!words) return list(place, this.reader(items, property));
    return listOfWords(place, { property, expected: expectedWord(words) }, words);
  }

  #object(
    { properties, patternProperties, required = [] }: JsonSchema,
    name: string,
    property: string,
  ): Reader {
    const place: Place = { property, expected: 'an object' };
    const [pattern] = Object.values(patternProperties ?? {});
    if (!properties) return pattern ? map(place, this.reader(pattern, property)) : anything;
    // The rows of a page are judged with its total: null may be an empty list, or a fault.
    const isPage = 'data' in properties && 'total' in properties;
    return record(
      place,
      Object.entries(properties)
        .filter(([key, schema]) => this.#everything || !isText(key, this.#resolved(schema)))
        .map(([key, schema]): Property => {
          const path = property === '' ? key : `${property}.${key}`;
          return {
            name: key,
            place: { property: path, expected: 'a value' },
            read: this.reader(schema, path),
            plainType: plainTypeOf(this.#resolved(schema)),
            required: required.includes(key),
            nullable: this.#isNullable(schema) || (isPage && key === 'data'),
            addition: additionOf(name, key),
          };
        }),
    );
  }

  #isNullable(schema: JsonSchema): boolean {
    const { $ref, anyOf = [], allOf = [], type } = schema;
    if ($ref !== undefined) return this.#isNullable(this.#schemas[nameOf($ref)] ?? {});
    return type === 'null' || [...anyOf, ...allOf].some((one) => this.#isNullable(one));
  }

  /** The schema of the values other than null. */
  #resolved(schema: JsonSchema): JsonSchema {
    const { $ref, anyOf, allOf } = schema;
    if ($ref !== undefined) return this.#resolved(this.#schemas[nameOf($ref)] ?? {});
    const [only] = allOf ?? anyOf?.filter(({ type }) => type !== 'null') ?? [];
    return only ? this.#resolved(only) : schema;
  }
}

const expectedWord = (words: readonly string[]): string => `one of ${words.join(', ')}`;

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** The name of the schema that is referred to, also where it may be null; empty for one without a name. */
function schemaName({ $ref, anyOf, allOf }: JsonSchema): string {
  if ($ref !== undefined) return nameOf($ref);
  const [only] = allOf ?? anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return only ? schemaName(only) : '';
}

/** Loaders compare ids, so those are always read. */
const isText = (key: string, schema: JsonSchema): boolean =>
  plainTypeOf(schema) === 'string' && key !== 'id' && !key.endsWith('_id');

/** Text is as it is, unless it is a word, a day or a time. */
function plainTypeOf({ type, format = '', enum: words }: JsonSchema): Property['plainType'] {
  if (type === 'boolean') return 'boolean';
  const isText = type === 'string' && !words && !datedFormats.has(format);
  return isText ? 'string' : null;
}

const datedFormats: ReadonlySet<string> = new Set(['date-time', 'date', 'time-of-day']);
