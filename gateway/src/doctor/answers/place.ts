import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const contractFile = join(import.meta.dirname, '../../../../schema/rest-v1.json');

type Schema = Readonly<{
  $ref?: string;
  enum?: readonly string[];
  type?: string;
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  patternProperties?: Readonly<Record<string, Schema>>;
}>;
type Operation = Readonly<{
  responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>>;
}>;
type Contract = Readonly<{
  paths: Readonly<Record<string, Readonly<{ get?: Operation }>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}>;

/** What the contract says about one property of an answer. */
export type Place = Readonly<{
  /** The schema of the object that has the property: `OrderRow`; empty without a name. */
  holder: string;
  name: string;
  nullable: boolean;
}>;

let contract: Contract | null = null;
const readContract = (): Contract => (contract ??= JSON.parse(readFileSync(contractFile, 'utf8')));

/** @param property as in a deviation: `data.customer.status` */
export function placeOf(path: string, property: string): Place {
  let place: Place = { holder: '', name: '', nullable: false };
  let found: Found = open(answerOf(path), '');
  for (const name of property === '' ? [] : property.split('.')) {
    const { schema, schemaName } = inList(found);
    const inner = schema.properties?.[name] ?? Object.values(schema.patternProperties ?? {})[0] ?? {};
    found = open(inner, '');
    place = { holder: schemaName, name, nullable: found.nullable };
  }
  return place;
}

/** The name of the schema of an answer's rows, or of the answer itself where it has none. */
export function rowSchemaOf(path: string): string {
  const whole = open(answerOf(path), '');
  const rows = whole.schema.properties?.['data'];
  return rows ? inList(open(rows, '')).schemaName : whole.schemaName;
}

/** The words of an enum of the contract. */
export const wordsOf = (schemaName: string): readonly string[] =>
  readContract().components.schemas[schemaName]?.enum ?? [];

const answerOf = (path: string): Schema =>
  readContract().paths[path]?.get?.responses['200']?.content?.['application/json']?.schema ?? {};

type Found = Readonly<{ schema: Schema; schemaName: string; nullable: boolean }>;

/** The schema behind references and wrappers. */
function open(given: Schema, schemaName: string, nullable = false): Found {
  if (given.$ref !== undefined) {
    const name = given.$ref.slice(given.$ref.lastIndexOf('/') + 1);
    return open(readContract().components.schemas[name] ?? {}, name, nullable);
  }
  const choices = given.anyOf ?? given.allOf;
  if (!choices) return { schema: given, schemaName, nullable };
  const present = choices.filter(({ type }) => type !== 'null');
  return open(present[0] ?? {}, schemaName, nullable || present.length < choices.length);
}

const inList = (found: Found): Found => (found.schema.items ? inList(open(found.schema.items, '')) : found);
