import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  type DefinitionNode,
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  typeFromAST,
  type TypeNode,
  visit,
} from 'graphql';
import { type QueriedRecords, variablesOf } from './query-variables.ts';

/** A query as the console sends it. */
export type ConsoleQuery = Readonly<{
  name: string;
  text: string;
  variables: Readonly<Record<string, unknown>>;
}>;

const repository = path.resolve(import.meta.dirname, '../..');
const joined = (pattern: string): string =>
  globSync(pattern, { cwd: repository })
    .toSorted()
    .map((file) => readFileSync(path.join(repository, file), 'utf8'))
    .join('\n');

/** Rows of each list: enough for an odd one between others. */
const rows = 7;

/** Every query of the console, with variables for the demo. */
export function consoleQueries(records: QueriedRecords): readonly ConsoleQuery[] {
  const schema = buildSchema(joined('schema/graphql/**/*.graphql'));
  const document = parse(joined('web/src/**/*.graphql'));
  const told = variablesOf(records);
  return document.definitions.filter(isQuery).map((operation) => {
    const name = operation.name?.value ?? '';
    const variables = { ...plainVariables(schema, operation, records), ...told[name] };
    return { name, text: textOf(document, operation), variables };
  });
}

const isQuery = (definition: DefinitionNode): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'query';

/** The operation with the fragments that it uses, without directives for the console's own client. */
function textOf(document: DocumentNode, operation: OperationDefinitionNode): string {
  const used = new Set<DefinitionNode>([operation]);
  // The loop also reaches definitions that are added while it runs.
  for (const definition of used)
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = document.definitions.find(
          (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name.value,
        );
        if (fragment) used.add(fragment);
      },
    });
  const own: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...used] };
  return print(visit(own, { Directive: ({ name }) => (name.value === 'unmask' ? null : undefined) }));
}

/** By the names and types of required variables: the page, its size and order, and ids of the demo's records. */
function plainVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [], selectionSet }: OperationDefinitionNode,
  records: QueriedRecords,
): Record<string, unknown> {
  const [root] = selectionSet.selections;
  const field = root?.kind === Kind.FIELD ? root.name.value : '';
  const variables: Record<string, unknown> = {};
  for (const { variable, type, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    const isRequired = type.kind === Kind.NON_NULL_TYPE && !defaultValue;
    if (isRequired) variables[name] = plainValue(schema, type, name, field, records);
  }
  return variables;
}

function plainValue(
  schema: GraphQLSchema,
  type: TypeNode,
  name: string,
  field: string,
  records: QueriedRecords,
): unknown {
  if (name === 'page') return 1;
  if (name === 'perPage') return rows;
  if (name === 'id') return idOf(field, records);
  if (name.endsWith('Id')) return idOf(name.slice(0, -2), records);
  const named = namedType(schema, type);
  if (named?.name === 'Boolean') return true;
  const sorted = isInputObjectType(named) ? getNamedType(named.getFields()['field']?.type) : undefined;
  return isEnumType(sorted) ? { field: sorted.getValues()[0]?.name } : {};
}

function namedType(schema: GraphQLSchema, type: TypeNode): ReturnType<typeof schema.getType> {
  if (type.kind === Kind.NAMED_TYPE) return typeFromAST(schema, type);
  return namedType(schema, type.type);
}

/** The record of the demo for a root field or a variable; empty where variables of the query name it. */
const idOf = (name: string, records: QueriedRecords): string =>
  new Map(Object.entries({ ...records, agent: records.shepherd, backgroundWork: records.work })).get(name) ??
  '';
