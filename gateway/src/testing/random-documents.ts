import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  parseValue,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql';
import type {
  GraphQLArgument,
  GraphQLCompositeType,
  GraphQLField,
  GraphQLInputType,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import type { Chance } from './chance.ts';

export type RandomDocument = Readonly<{ text: string; variables: Record<string, unknown> }>;

/** Literals of the schema's scalars, as clients may write them. */
const literals: Readonly<Record<string, readonly string[]>> = {
  Boolean: ['true', 'false'],
  Count: ['1'],
  Date: ['"2026-11-20"'],
  DateTime: ['"2026-11-20T14:05:00Z"'],
  Decimal: ['12.5', '"12.50"'],
  EmailAddress: ['"ann@example.com"'],
  Float: ['1.5'],
  ID: ['"1"', '"2"', '"3"', '"4"'],
  Int: ['1', '2', '3'],
  LocalTime: ['"09:30"'],
  String: ['"north"', '"Shop"'],
  URL: ['"https://example.com/a.png"'],
};

type Variable = Readonly<{
  type: string;
  value: unknown;
  /** As a literal; empty for a variable without one. */
  fallback: string;
  /** Left out of the request, so that the default applies. */
  omitted: boolean;
}>;

/**
 * Generates valid queries of a schema: aliases, fragments (on abstract types as well), conditions, variables with and
 * without defaults, nulls, and repeated fields.
 */
export class RandomDocuments {
  readonly #schema: GraphQLSchema;
  readonly #chance: Chance;
  #variables = new Map<string, Variable>();
  #fragments: string[] = [];
  #names = 0;

  constructor(schema: GraphQLSchema, chance: Chance) {
    this.#schema = schema;
    this.#chance = chance;
  }

  next(): RandomDocument {
    this.#variables = new Map();
    this.#fragments = [];
    this.#names = 0;
    const root = this.#schema.getQueryType();
    if (!root) throw new Error('The schema has no queries');
    const selection = this.#selection(root, 4, 2);
    const variables = [...this.#variables];
    const declared = variables
      .map(([name, { type, fallback }]) => `$${name}: ${type}${fallback === '' ? '' : ` = ${fallback}`}`)
      .join(', ');
    const given = variables.filter(([, { omitted }]) => !omitted);
    return {
      text: `query ${declared === '' ? '' : `(${declared})`} ${selection}\n${this.#fragments.join('\n')}`,
      variables: Object.fromEntries(given.map(([name, { value }]) => [name, value])),
    };
  }

  /** Values for the variables of a given document. */
  variablesOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
    const values = variableDefinitions.flatMap((definition): [string, unknown][] => {
      const type = typeFromAST(this.#schema, definition.type);
      if (!isInputType(type)) throw new Error(`${definition.variable.name.value} is no input`);
      if (!isNonNullType(type) && this.#chance.happens(0.3)) return [];
      const value = valueFromASTUntyped(parseValue(this.#literal(type, 3)));
      return [[definition.variable.name.value, value]];
    });
    return Object.fromEntries(values);
  }

  #selection(type: GraphQLCompositeType, levels: number, most: number): string {
    if (isAbstractType(type)) {
      const members = this.#schema.getPossibleTypes(type);
      const asked = members.filter(() => this.#chance.happens(0.8));
      const parts = asked.map((member) => `... on ${member.name} ${this.#selection(member, levels, 4)}`);
      if (levels > 1 && this.#chance.happens(0.3)) parts.push(this.#spread(type, levels - 1));
      if (levels > 1 && this.#chance.happens(0.3))
        parts.push(`... on ${type.name}${this.#condition()} ${this.#selection(type, levels - 1, 3)}`);
      return `{ __typename ${parts.join(' ')} }`;
    }
    const fields = Object.values(type.getFields()).filter(
      (field) => levels > 1 || !isCompositeType(getNamedType(field.type)),
    );
    if (fields.length === 0) return '{ __typename }';
    const parts: string[] = [];
    for (let count = this.#chance.whole(1, most); count > 0; count -= 1) {
      const part = this.#field(this.#chance.pick(fields), levels);
      parts.push(part);
      // A repeated field is answered once.
      if (this.#chance.happens(0.05)) parts.push(part);
    }
    if (this.#chance.happens(0.2)) parts.push('__typename');
    if (this.#chance.happens(0.1))
      parts.push(`...${this.#condition()} ${this.#selection(type, Math.min(levels, 2), 3)}`);
    if (this.#chance.happens(0.1)) parts.push(this.#spread(type, levels));
    return `{ ${parts.join(' ')} }`;
  }

  #spread(type: GraphQLCompositeType, levels: number): string {
    const name = this.#name('fragment');
    this.#fragments.push(`fragment ${name} on ${type.name} ${this.#selection(type, Math.min(levels, 2), 3)}`);
    return `...${name}${this.#condition()}`;
  }

  #field(field: GraphQLField<unknown, unknown>, levels: number): string {
    const held = getNamedType(field.type);
    const args = field.args
      .filter((argument) => isRequiredArgument(argument) || this.#chance.happens(0.3))
      .map((argument) => `${argument.name}: ${this.#argument(argument)}`);
    // Two fields with one response name must be the same field with the same arguments and the same shape.
    const ownKey = args.length > 0 || isCompositeType(held) || this.#chance.happens(0.1);
    const alias = ownKey ? `${this.#name('key')}: ` : '';
    const given = args.length === 0 ? '' : `(${args.join(', ')})`;
    const below = isCompositeType(held) ? this.#selection(held, levels - 1, 6) : '';
    return `${alias}${field.name}${given}${this.#condition()} ${below}`;
  }

  #condition(): string {
    if (!this.#chance.happens(0.06)) return '';
    const directive = this.#chance.pick(['skip', 'include']);
    const truth = this.#chance.happens(0.5);
    if (this.#chance.happens(0.5)) return ` @${directive}(if: ${truth})`;
    return ` @${directive}(if: ${this.#variable('Boolean!', truth, String(truth))})`;
  }

  #argument({ name, type }: GraphQLArgument): string {
    const held = getNullableType(type);
    if (name === 'perPage') return this.#chance.pick(['1', '2', '5']);
    if (!this.#chance.happens(0.3)) return this.#literal(type, 3);
    if (isEnumType(held)) {
      const word = this.#chance.pick(held.getValues()).name;
      return this.#variable(String(type), word, word);
    }
    if (held.toString() !== 'ID') return this.#literal(type, 3);
    const id = String(this.#chance.whole(1, 4));
    return this.#variable(String(type), id, `"${id}"`);
  }

  #variable(type: string, value: unknown, literal: string): string {
    const name = this.#name('variable');
    const fallback = this.#chance.happens(0.3) ? literal : '';
    const omitted = fallback !== '' && this.#chance.happens(0.5);
    const isNull = !type.endsWith('!') && this.#chance.happens(0.2);
    this.#variables.set(name, { type, value: isNull ? null : value, fallback, omitted });
    return `$${name}`;
  }

  #literal(type: GraphQLInputType, levels: number): string {
    const held = getNullableType(type);
    if (!isNonNullType(type) && this.#chance.happens(0.05)) return 'null';
    if (isListType(held)) return `[${this.#literal(held.ofType, levels)}]`;
    if (isEnumType(held)) return this.#chance.pick(held.getValues()).name;
    if (!isInputObjectType(held)) return this.#chance.pick(literals[held.name] ?? []);
    const fields = Object.values(held.getFields())
      .filter((field) => isRequiredInputField(field) || (levels > 0 && this.#chance.happens(0.2)))
      .map((field) => `${field.name}: ${this.#literal(field.type, levels - 1)}`);
    return `{ ${fields.join(', ')} }`;
  }

  #name(kind: string): string {
    this.#names += 1;
    return `${kind}${this.#names}`;
  }
}
