import { cleanEntered, cleanReference, cleanText } from '@shepherd/domain/text.ts';
import type { TSchema } from 'typebox';

/**
 * How the text of a property is cleaned when its format does not decide it: `exact` text is compared byte by byte
 * (passwords, tokens, addresses, options of stored task lists) and stays unchanged.
 */
export type TextRule = 'reference' | 'exact';

/** Cleans text by `rule` instead of by its format. The keyword appears in the OpenAPI document. */
export const exactText = { 'x-text': 'exact' } as const satisfies { 'x-text': TextRule };
export const referenceText = { 'x-text': 'reference' } as const satisfies { 'x-text': TextRule };

/** Digits, hyphens and colons only; word processors replace such characters. */
const referenceFormats = new Set(['numeric-id', 'job-id', 'date', 'time-of-day', 'instant-input', 'uuid']);

type Node = {
  readonly type?: unknown;
  readonly format?: unknown;
  readonly pattern?: unknown;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly 'x-text'?: unknown;
  readonly anyOf?: readonly Node[];
  readonly allOf?: readonly Node[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly patternProperties?: Readonly<Record<string, Node>>;
};

/**
 * Cleans each text of the input by the rule of its property; undeclared text stays. Runs before validation, so that a
 * text of invisible characters is empty.
 */
export const cleanInput = (schema: TSchema, input: unknown): unknown => cleaned([schema as Node], input);

function cleaned(nodes: readonly Node[], value: unknown): unknown {
  const choices = nodes.flatMap(alternatives);
  if (typeof value === 'string') {
    const text = choices.find(({ type }) => type === 'string');
    return text === undefined ? value : cleanerOf(text)(value);
  }
  if (Array.isArray(value)) {
    const items = choices.flatMap((node) => node.items ?? []);
    return items.length === 0 ? value : value.map((item) => cleaned(items, item));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, property]) => {
      const described = choices.flatMap((node) => propertyOf(node, name));
      return [name, described.length === 0 ? property : cleaned(described, property)];
    }),
  );
}

const alternatives = (node: Node): readonly Node[] => [
  node,
  ...[...(node.anyOf ?? []), ...(node.allOf ?? [])].flatMap(alternatives),
];

const propertyOf = ({ properties, patternProperties }: Node, name: string): readonly Node[] => {
  if (properties !== undefined && Object.hasOwn(properties, name)) return [properties[name] ?? {}];
  return Object.values(patternProperties ?? {});
};

const unchanged = (text: string): string => text;

function cleanerOf(node: Node): (text: string) => string {
  if (node['x-text'] === 'exact' || node.enum !== undefined || node.const !== undefined) return unchanged;
  if (node['x-text'] === 'reference') return cleanReference;
  if (node.pattern !== undefined) return unchanged;
  if (node.format === 'email') return cleanText;
  return typeof node.format === 'string' && referenceFormats.has(node.format) ? cleanReference : cleanEntered;
}
