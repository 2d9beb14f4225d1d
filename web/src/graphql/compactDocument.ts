import type { DocumentNode } from 'graphql';

/*
 * The compact form of a document in the production build. It is a third of the size of the written-out nodes, which a
 * browser must load and parse before the first render. `build/trustedDocuments.ts` writes it.
 */

/**
 * A node is an array: the index of its kind in `kinds`, then its properties. A plain field is its name alone. A missing
 * property is 0, or left out at the end.
 */
export type Compact = string | number | boolean | readonly Compact[];

/** Every kind of node that a request can have (GraphQL specification, appendix B), with its name and its properties. */
export const kinds = [
  ['Document', 'definitions'],
  ['OperationDefinition', 'operation', 'name', 'variableDefinitions', 'directives', 'selectionSet'],
  ['FragmentDefinition', 'name', 'typeCondition', 'directives', 'selectionSet'],
  ['Field', 'alias', 'name', 'arguments', 'directives', 'selectionSet'],
  ['FragmentSpread', 'name', 'directives'],
  ['InlineFragment', 'typeCondition', 'directives', 'selectionSet'],
  ['VariableDefinition', 'variable', 'type', 'defaultValue', 'directives'],
  ['Variable', 'name'],
  ['NonNullType', 'type'],
  ['ListType', 'type'],
  ['NamedType', 'name'],
  ['Directive', 'name', 'arguments'],
  ['Argument', 'name', 'value'],
  ['IntValue', 'value'],
  ['FloatValue', 'value'],
  ['StringValue', 'value', 'block'],
  ['BooleanValue', 'value'],
  ['NullValue'],
  ['EnumValue', 'value'],
  ['ListValue', 'values'],
  ['ObjectValue', 'fields'],
  ['ObjectField', 'name', 'value'],
] as const satisfies readonly (readonly [kind: string, ...properties: readonly string[]])[];

/** Called by the modules of the production build. */
export const expandDocument = (compact: Compact): DocumentNode => expand(compact) as unknown as DocumentNode;

type Expanded = { [property: string]: unknown };

function expand(compact: Compact): Expanded {
  if (!Array.isArray(compact)) return { kind: 'Field', name: { kind: 'Name', value: compact } };
  const [place, ...values] = compact;
  const [kind, ...properties]: readonly string[] = kinds[Number(place)] ?? [];
  const node: Expanded = { kind };
  properties.forEach((property, index) => {
    const value = values[index];
    if (value !== undefined && value !== 0) node[property] = expandProperty(property, value);
  });
  return node;
}

function expandProperty(property: string, value: Compact): unknown {
  if (property === 'name' || property === 'alias') return { kind: 'Name', value };
  if (!Array.isArray(value)) return value;
  if (typeof value[0] === 'number') return expand(value);
  const nodes = value.map(expand);
  return property === 'selectionSet' ? { kind: 'SelectionSet', selections: nodes } : nodes;
}
