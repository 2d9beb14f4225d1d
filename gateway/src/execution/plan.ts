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

/**
 * A query, looked up in the schema once: what graphql-js finds out again for every row stands here. Run it with
 * `runPlan`. Its answers are those of graphql-js.
 */
export type QueryPlan = Readonly<{
  operation: OperationDefinitionNode;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  root: ObjectPlan;
  /** How many fields it holds. */
  size: number;
  /** An estimate of the memory that it takes, without the document. */
  bytes: number;
}>;

/** The fields that are answered of one object, in the order of the answer. */
export type ObjectPlan = Readonly<{
  type: GraphQLObjectType;
  fields: readonly FieldPlan[];
  /** Makes an object with every key of the answer; adding them one by one costs more. */
  empty: () => Record<string, unknown>;
}>;

export type FieldPlan = Readonly<{
  key: string;
  /** More than one where the document asks for the field several times. */
  nodes: readonly FieldNode[];
  parentType: GraphQLObjectType;
  definition: GraphQLField<unknown, unknown>;
  /** The property that is the value; null for a field that takes a resolver. */
  reading: PropertyReading | null;
  /** Null where they depend on variables. */
  args: Readonly<Record<string, unknown>> | null;
  /** Whether it is `__typename`. */
  isTypeName: boolean;
  value: ValuePlan;
}>;

/** How a value becomes a part of the answer. */
export type ValuePlan = Readonly<{ nullable: boolean }> &
  (
    | Readonly<{ kind: 'leaf'; type: GraphQLLeafType }>
    | Readonly<{ kind: 'list'; item: ValuePlan }>
    | Readonly<{ kind: 'object'; object: ObjectPlan }>
    | Readonly<{ kind: 'abstract'; type: GraphQLAbstractType; members: ReadonlyMap<string, ObjectPlan> }>
  );
