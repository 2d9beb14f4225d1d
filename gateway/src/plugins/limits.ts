import { GraphQLError, Kind, OperationTypeNode, visit } from 'graphql';
import type {
  DocumentNode,
  FragmentDefinitionNode,
  SelectionSetNode,
  ValidationContext,
  ValidationRule,
} from 'graphql';
import { codes } from '../errors/graphql-errors.ts';

/** Limits of one document; well above what the console and sensible scripts send. */
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
  /** Fragment spreads, and type conditions. */
  fragments: 100,
  rootFields: 40,
  /** Fields with one response name in a selection: validation compares each pair of them. */
  repeats: 20,
  /** Estimated number of fields in the answer, by page sizes: 10000 rows by 50 fields. */
  cost: 500_000,
  /** Values in the variables, including lists and objects. The largest list of REST v1 has 10000. */
  variableValues: 50_000,
  variableDepth: 20,
  /** Fields of one object among the variables; no input has that many. */
  variableFields: 200,
  /** Errors reported for one request about its document or its variables: each may repeat a value. */
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

/** The limit that a request exceeds. */
export type Excess = Readonly<{
  /** For the message. */
  message: string;
  limit: number;
  /** The actual number; undefined where counting ended at the limit. */
  actual?: number;
}>;

export const limitError = ({ message, ...numbers }: Excess): GraphQLError =>
  new GraphQLError(message, { extensions: { code: codes.limit, ...numbers, http: { status: 400 } } });

/** Operations that one address answers. */
const isAnsweredAt = {
  graphql: (operation: OperationTypeNode) => operation !== OperationTypeNode.SUBSCRIPTION,
  stream: (operation: OperationTypeNode) => operation === OperationTypeNode.SUBSCRIPTION,
} as const;

const answeredElsewhere = {
  graphql: 'Subscriptions are answered at /graphql/stream, as Server-Sent Events',
  stream: 'Only subscriptions are answered here: send queries and mutations to /graphql',
} as const;

/**
 * Refuses documents that are deeper or wider than any screen needs. Looks at the document alone, once for each, and
 * before the other rules: these skip a refused document, because some of them compare each pair of fields, or repeat a
 * name in every message.
 */
const limitsAt =
  (address: keyof typeof isAnsweredAt): ValidationRule =>
  (context) => ({
    Document: {
      enter(document) {
        const excess = excessOf(context, document);
        if (excess === null) return undefined;
        context.reportError(limitError(excess));
        // The visit continues with the returned node: here, with an empty document.
        return { ...document, definitions: [] };
      },
    },
    OperationDefinition: {
      enter(operation) {
        // graphql-js notices an operation without a root only at execution, and reports it as an error of the server.
        if (!isAnsweredAt[address](operation.operation))
          context.reportError(new GraphQLError(answeredElsewhere[address], { nodes: operation }));
        else if (!context.getSchema().getRootType(operation.operation))
          context.reportError(
            new GraphQLError(`There are no ${operation.operation} operations`, { nodes: operation }),
          );
      },
    },
  });

export const documentLimits = limitsAt('graphql');
export const streamLimits = limitsAt('stream');

const tooMany = (limit: number, what: string, actual: number): Excess => ({
  message: `The query has more than ${limit} ${what}; at most ${limit} ${limit === 1 ? 'is' : 'are'} allowed`,
  limit,
  actual,
});

/** The limit that the document exceeds; null when it may be validated. */
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

/** Counted before the operations are visited, with the names for the message. */
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

/** Upper bound for one request: the operation with the most such fields, and every fragment. */
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
 * Depth in fields. Introspection does not count: it has its own switch, and graphql-js bounds its depth. A fragment is
 * measured once; graphql-js refuses a recursive one, which counts as nothing here.
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
