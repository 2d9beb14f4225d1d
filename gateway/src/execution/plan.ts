import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLAbstractType,
  GraphQLField,
  GraphQLLeafType,
  GraphQLObjectType,
  OperationDefinitionNode,
} from 'graphql';
import type { PropertyReading } from '../schema/field-resolver.ts';

/** The fragments of a document by name. */
export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/**
 * A query, resolved against the schema once; graphql-js resolves it again for every row. Run it with `runPlan`. Its
 * answers equal those of graphql-js.
 */
export type QueryPlan = Readonly<{
  operation: OperationDefinitionNode;
  fragments: Fragments;
  root: ObjectPlan;
  /** Number of fields. */
  size: number;
  /** Estimated memory without the document. */
  bytes: number;
}>;

/** The fields of one object, in the order of the answer. */
export type ObjectPlan = Readonly<{
  type: GraphQLObjectType;
  fields: readonly FieldPlan[];
  /** Creates an object with every key of the answer: faster than adding them one by one. */
  empty: () => Record<string, unknown>;
}>;

export type FieldPlan = Readonly<{
  key: string;
  /** More than one where the document selects the field several times. */
  nodes: readonly FieldNode[];
  parentType: GraphQLObjectType;
  definition: GraphQLField<unknown, unknown>;
  /** The property to read; null for a field with a resolver. */
  reading: PropertyReading | null;
  /** Null where they depend on variables. */
  args: Readonly<Record<string, unknown>> | null;
  /** Whether it is `__typename`. */
  isTypeName: boolean;
  value: ValuePlan;
}>;

/** How a value becomes a part of the answer. */
export type ValuePlan = Readonly<{
  /** Whether the position may hold null, after an error. */
  nullable: boolean;
  /** Whether null is an error. */
  required: boolean;
}> &
  (
    | Readonly<{ kind: 'leaf'; type: GraphQLLeafType }>
    | Readonly<{ kind: 'list'; item: ValuePlan }>
    | Readonly<{ kind: 'object'; object: ObjectPlan }>
    | Readonly<{ kind: 'abstract'; type: GraphQLAbstractType; members: ReadonlyMap<string, ObjectPlan> }>
  );
