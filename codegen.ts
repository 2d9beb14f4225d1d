import { globSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { Kind, parse } from 'graphql';
import { restEnumValue } from './gateway/src/schema/enum-values.ts';
import { restSchemaNames } from './gateway/src/schema/rest-names.ts';

/** Generates the gateway's resolver types and the console's documents and hooks from the SDL. */
const sdlFolder = 'schema/graphql';
const definitions = globSync(`${sdlFolder}/**/*.graphql`)
  .toSorted()
  .flatMap((file) => parse(readFileSync(file, 'utf8')).definitions);

/** Resolvers see the enum values of REST v1. */
function resolverEnumValues(): Record<string, Record<string, string>> {
  const values: Record<string, Record<string, string>> = {};
  for (const definition of definitions) {
    if (definition.kind !== Kind.ENUM_TYPE_DEFINITION) continue;
    const enumName = definition.name.value;
    values[enumName] = Object.fromEntries(
      (definition.values ?? []).map(({ name }) => [name.value, restEnumValue(enumName, name.value)]),
    );
  }
  return values;
}

const objectTypes = definitions
  .filter((definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION)
  .map(({ name, fields = [] }) => ({ name: name.value, fields }));

const inputNames = new Set(
  definitions
    .filter((definition) => definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
    .map(({ name }) => name.value),
);

/** The type of a page's items; null for a type that is no page of a list. */
function pageItem(typeName: string): string | null {
  const fields = objectTypes.find(({ name }) => name === typeName)?.fields ?? [];
  if (!fields.some(({ name }) => name.value === 'pageInfo')) return null;
  let type = fields.find(({ name }) => name.value === 'items')?.type;
  while (type && type.kind !== Kind.NAMED_TYPE) type = type.type;
  return type?.name.value ?? null;
}

/** Object types whose parents the gateway itself makes; their types are in its src/schema/parents.ts. */
const ownParents: Record<string, string> = {
  AgentSkillCategory: 'HeldSkills',
  Assignment: 'AssignmentParts',
  AssignmentPage: `ListPage<ResolversParentTypes['Assignment'], AssignmentFilter> & { agent_id: string }`,
  CampaignPage: `ListPage<ResolversParentTypes['Campaign'], CampaignFilter> & { customer_id?: string }`,
  Change: 'RecordChange',
  CustomerUser: 'PortalUser',
  CustomerUserPage: `ListPage<ResolversParentTypes['CustomerUser'], CustomerUserFilter> & { customer_id: string }`,
  ExportOrderResultsPayload: 'ResultsFile',
  ExportResult: 'ExportAnswer',
  Location: 'OrderLocation',
  LocationGroup: 'OrderLocationGroup',
  LocationsUpload: 'OrderUpload',
  OrderWorkflow: 'SwitchedWorkflow',
  PageInfo: 'Envelope',
  ReportLink: 'SharedLink',
  ReportTask: 'ReportAnswer',
  SessionPayload: 'OpenedSession',
  Summary: 'SummaryCounts',
  SummaryGroup: "SummaryCounts['groups'][number]",
};

/**
 * The parent of an object type's resolvers is the schema of the same name in the REST contract: partial where it has an
 * id (a reference), complete otherwise. Pages hold the items of their list.
 */
function parentTypes(): Record<string, string> {
  const contract: { components: { schemas: Record<string, { properties?: object }> } } = JSON.parse(
    readFileSync('schema/rest-v1.json', 'utf8'),
  );
  const { schemas } = contract.components;
  const parents: Record<string, string> = { ...ownParents };
  for (const { name } of objectTypes) {
    const schema = restSchemaNames(name).find((candidate) => candidate in schemas);
    if (name in parents || schema === undefined || pageItem(name) !== null) continue;
    parents[name] = `${'id' in (schemas[schema]?.properties ?? {}) ? 'Entity' : 'Value'}<'${schema}'>`;
  }
  for (const { name } of objectTypes) {
    const item = pageItem(name);
    if (item === null || name in ownParents || !(item in parents)) continue;
    const filter = inputNames.has(`${item}Filter`) ? `${item}Filter` : 'object';
    parents[name] = `ListPage<ResolversParentTypes['${item}'], ${filter}>`;
  }
  return parents;
}

/** For clients. */
const scalars = {
  Count: 'number',
  Date: 'string',
  DateTime: 'string',
  Decimal: 'string',
  EmailAddress: 'string',
  ID: 'string',
  LocalTime: 'string',
  URL: 'string',
};

/** Resolvers get amounts as REST v1 takes them, and return them as it answers them. */
const resolverScalars = { ...scalars, Decimal: 'number' };

/**
 * Types of the console's inputs. The brand is a property that no string has: any string is accepted, and types still
 * tell ids, dates and text apart.
 */
const namedScalars = Object.fromEntries(
  Object.entries(scalars).map(([name, output]) => [
    name,
    { input: `${output} & { readonly scalar?: '${name}' }`, output },
  ]),
);

const config: CodegenConfig = {
  schema: `${sdlFolder}/**/*.graphql`,
  generates: {
    'gateway/src/generated/resolvers.ts': {
      plugins: [
        {
          add: {
            content: `import type { AssignmentParts, Entity, Envelope, ExportAnswer, HeldSkills, ListPage, OpenedSession, OrderLocation, OrderLocationGroup, OrderUpload, PortalUser, RecordChange, ReportAnswer, ResultsFile, SharedLink, SummaryCounts, SwitchedWorkflow, Value } from '../schema/parents.ts';`,
          },
        },
        'typescript',
        'typescript-resolvers',
      ],
      config: {
        contextType: '../context.ts#GatewayContext',
        // Null is for fields that failed; resolvers answer or throw.
        customDirectives: { semanticNonNull: true },
        // The server fills in the defaults of inputs, so resolvers always get them.
        avoidOptionals: { defaultValue: true, field: false, inputValue: false, object: false },
        enumsAsTypes: true,
        enumValues: resolverEnumValues(),
        inputMaybeValue: 'T | null | undefined',
        makeResolverTypeCallable: false,
        defaultMapper: 'unknown',
        mappers: parentTypes(),
        scalars: resolverScalars,
        strictScalars: true,
        useTypeImports: true,
      },
    },
    // The set-up of a script's author, with published plugins alone.
    'gateway/examples/generated/documents.ts': {
      documents: 'gateway/examples/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        documentNodeImport: 'graphql#TypedQueryDocumentNode',
        enumType: 'string-literal',
        // The client checks errors first.
        nullability: { errorHandlingClient: true },
        scalars,
        skipTypename: true,
        strictScalars: true,
        useTypeImports: true,
      },
    },
    'web/src/graphql/generated/schema.ts': {
      plugins: ['typescript'],
      config: {
        enumType: 'string-literal',
        enumsAsTypes: true,
        nonOptionalTypename: true,
        onlyOperationTypes: true,
        scalars: namedScalars,
        strictScalars: true,
        useTypeImports: true,
      },
      documents: 'web/src/**/*.graphql',
    },
    'web/src/graphql/generated/cacheNames.ts': { plugins: ['./scripts/codegen-cache-names.ts'] },
    // The shared report is a page without Apollo: it sends the text of its queries with fetch.
    'web/src/features/report/': {
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: '../../graphql/generated/schema.ts', extension: '.generated.ts' },
      documents: 'web/src/features/report/*.graphql',
      plugins: ['typescript-operations', './scripts/codegen-query-text.ts'],
      config: {
        enumType: 'string-literal',
        importExtension: '.ts',
        importSchemaTypesFrom: 'web/src/graphql/generated/schema.ts',
        // A report is shown although some of its values could not be read: `readable.ts` says what stands for them.
        nullability: { errorHandlingClient: false },
        scalars,
        // Without Apollo the answer has only the selected fields.
        skipTypename: true,
        strictScalars: true,
        useTypeImports: true,
      },
    },
    'web/src/': {
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: 'graphql/generated/schema.ts', extension: '.generated.ts' },
      documents: ['web/src/**/*.graphql', '!web/src/features/report/*.graphql'],
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen-apollo-hooks.ts'],
      config: {
        customDirectives: { apolloUnmask: true },
        documentNodeImport: '@apollo/client#TypedDocumentNode',
        enumType: 'string-literal',
        importExtension: '.ts',
        importSchemaTypesFrom: 'web/src/graphql/generated/schema.ts',
        inlineFragmentTypes: 'mask',
        // The console's client treats an answer with a failed root field as a failure.
        nullability: { errorHandlingClient: true },
        nonOptionalTypename: true,
        optimizeDocumentNode: true,
        scalars,
        skipTypeNameForRoot: true,
        strictScalars: true,
        useTypeImports: true,
      },
    },
  },
};

export default config;
