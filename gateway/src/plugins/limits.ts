import { GraphQLError, Kind, visit } from 'graphql';
import type {
  DocumentNode,
  FragmentDefinitionNode,
  SelectionSetNode,
  ValidationContext,
  ValidationRule,
} from 'graphql';
import { codes } from '../errors/graphql-errors.ts';

/** What one document may have; well above what the console and sensible scripts send. */
export const limits = {
  tokens: 6_000,
  /** Characters of the text; spaces and comments are no tokens, but are kept with the document. */
  text: 100_000,
  nameLength: 100,
  depth: 15,
  operations: 20,
  aliases: 60,
  /** Fields that answer without a session: most of them compare a secret, so no request needs many. */
  publicFields: 5,
  /** Fields that open a session: a request has one. */
  signIns: 1,
  directives: 60,
  /** Fragments taken in, and conditions on a type. */
  fragments: 100,
  rootFields: 40,
  /** Fields of one name beside each other: all of them are compared with each other. */
  repeats: 20,
  /** Fields that may be answered, estimated by page sizes: 10000 rows by 50 fields. */
  cost: 500_000,
  /** Values in the variables, lists and objects counted as well. The largest list of REST v1 has 10000. */
  variableValues: 50_000,
  variableDepth: 20,
  /** Fields of one object among the variables; no input has as many. */
  variableFields: 200,
  /** What one request is told about its document, or its variables: each error may say a value of it again. */
  errors: 5,
} as const;

/** Root fields that compare a password or a mailed token. */
export const signInFields: ReadonlySet<string> = new Set([
  'login',
  'resetPassword',
  'activateAccount',
  'passwordLinkWorks',
]);

/** Root fields that answer a request without a session. No field of another type has one of these names. */
export const publicFields: ReadonlySet<string> = new Set([
  ...signInFields,
  'logout',
  'sendPasswordReset',
  'publicJobReport',
  'publicReportItems',
]);

/** What a request has too much of. */
export type Excess = Readonly<{
  /** In a sentence. */
  message: string;
  limit: number;
  /** As much as it has; not there where counting ended at the limit. */
  actual?: number;
}>;

export const limitError = ({ message, ...numbers }: Excess): GraphQLError =>
  new GraphQLError(message, { extensions: { code: codes.limit, ...numbers, http: { status: 400 } } });

/**
 * Refuses documents that are deeper or wider than any screen needs. Works on the document alone, once for each, and
 * before the other rules: what is too much is not looked at any further, as some of them compare each field with each
 * other one, or say a name again in every message.
 */
export const documentLimits: ValidationRule = (context) => ({
  Document: {
    enter(document) {
      const excess = excessOf(context, document);
      if (excess === null) return undefined;
      context.reportError(limitError(excess));
      // The visit goes on in what a visitor returns: here, in nothing.
      return { ...document, definitions: [] };
    },
  },
  OperationDefinition: {
    enter(operation) {
      // graphql-js only finds out when it executes, and takes it for a mistake of the server.
      if (!context.getSchema().getRootType(operation.operation))
        context.reportError(
          new GraphQLError(`There are no ${operation.operation} operations`, { nodes: operation }),
        );
    },
  },
});

const tooMany = (limit: number, what: string, actual: number): Excess => ({
  message: `The query has more than ${limit} ${what}; at most ${limit} ${limit === 1 ? 'is' : 'are'} allowed`,
  limit,
  actual,
});

/** What the document has too much of; null when it may be looked at. */
function excessOf(context: ValidationContext, document: DocumentNode): Excess | null {
  const counts = count(document);
  if (counts.longestName > limits.nameLength)
    return {
      message: `The query has a name of more than ${limits.nameLength} characters`,
      limit: limits.nameLength,
      actual: counts.longestName,
    };
  for (const [kind, what] of countedKinds)
    if (counts[kind] > limits[kind]) return tooMany(limits[kind], what, counts[kind]);
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    const roots = operation.selectionSet.selections.length;
    if (roots > limits.rootFields)
      return {
        message: `The query has ${roots} root fields; at most ${limits.rootFields} are allowed`,
        limit: limits.rootFields,
        actual: roots,
      };
    const depth = depthOf(context, operation.selectionSet, new Map());
    if (depth > limits.depth)
      return {
        message: `The query is ${depth} levels deep; at most ${limits.depth} are allowed`,
        limit: limits.depth,
        actual: depth,
      };
  }
  return counts.repeats > limits.repeats
    ? tooMany(limits.repeats, 'fields twice in one place', counts.repeats)
    : null;
}

/** What is counted before the operations are looked at, and what it is called. */
const countedKinds = [
  ['operations', 'operations'],
  ['aliases', 'aliases'],
  ['signIns', 'field that signs in'],
  ['publicFields', 'fields without a session'],
  ['directives', 'directives'],
  ['fragments', 'uses of fragments'],
] as const;

type Counts = {
  longestName: number;
  operations: number;
  aliases: number;
  signIns: number;
  publicFields: number;
  directives: number;
  fragments: number;
  repeats: number;
};

/** What one request can execute at most: the operation that has most of them, and every fragment. */
function countRootFields({ definitions }: DocumentNode, names: ReadonlySet<string>): number {
  let inOperation = 0;
  let inFragments = 0;
  for (const definition of definitions) {
    let found = 0;
    visit(definition, { Field: ({ name }) => void (found += names.has(name.value) ? 1 : 0) });
    if (definition.kind === Kind.OPERATION_DEFINITION) inOperation = Math.max(inOperation, found);
    else inFragments += found;
  }
  return inOperation + inFragments;
}

function count(document: DocumentNode): Counts {
  const counts: Counts = {
    longestName: 0,
    operations: 0,
    aliases: 0,
    signIns: countRootFields(document, signInFields),
    publicFields: countRootFields(document, publicFields),
    directives: 0,
    fragments: 0,
    repeats: 0,
  };
  visit(document, {
    Name: ({ value }) => {
      counts.longestName = Math.max(counts.longestName, value.length);
    },
    OperationDefinition: () => {
      counts.operations += 1;
    },
    Field: ({ alias }) => {
      if (alias !== undefined) counts.aliases += 1;
    },
    Directive: () => {
      counts.directives += 1;
    },
    FragmentSpread: () => {
      counts.fragments += 1;
    },
    InlineFragment: () => {
      counts.fragments += 1;
    },
    SelectionSet: ({ selections }) => {
      const names = new Set<string>();
      let fields = 0;
      for (const selection of selections) {
        if (selection.kind !== Kind.FIELD) continue;
        fields += 1;
        names.add((selection.alias ?? selection.name).value);
      }
      counts.repeats += fields - names.size;
    },
  });
  return counts;
}

/**
 * Levels of fields. Introspection is not counted: it has its own switch and graphql-js bounds its depth. A fragment
 * is measured once; one that holds itself is refused by graphql-js, and counts as nothing here.
 */
function depthOf(
  context: ValidationContext,
  selectionSet: SelectionSetNode,
  measured: Map<FragmentDefinitionNode, number>,
): number {
  let deepest = 0;
  for (const selection of selectionSet.selections) {
    let depth = 0;
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value.startsWith('__')) continue;
      depth = 1 + (selection.selectionSet ? depthOf(context, selection.selectionSet, measured) : 0);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      depth = depthOf(context, selection.selectionSet, measured);
    } else {
      const fragment = context.getFragment(selection.name.value);
      if (!fragment) continue;
      const known = measured.get(fragment);
      if (known === undefined) measured.set(fragment, 0);
      depth = known ?? depthOf(context, fragment.selectionSet, measured);
      if (known === undefined) measured.set(fragment, depth);
    }
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
