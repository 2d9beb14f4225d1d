import { defaultFieldResolver, getArgumentValues, GraphQLError, locatedError } from 'graphql';
import type { ExecutionResult, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { isEntityType } from '../loaders/loaders.ts';
import type { EntityType } from '../loaders/loaders.ts';
import type { PropertyReading } from '../schema/field-resolver.ts';
import { nullError } from '../schema/required-fields.ts';
import { memberOf } from './abstract-type.ts';
import type { Variables } from './conditions.ts';
import type { FieldPlan, ObjectPlan, QueryPlan, ValuePlan } from './plan.ts';
import { Position } from './position.ts';

export type Run = Readonly<{
  schema: GraphQLSchema;
  plan: QueryPlan;
  context: GatewayContext;
  /** In the shape that `getVariableValues` of graphql-js returns. */
  variables: Variables;
}>;

/** Runs a query: the same answer as `execute` of graphql-js. */
export const runPlan = (run: Run): Promise<ExecutionResult> => new Execution(run).answer();

type Data = Record<string, unknown>;
type Above = Position | undefined;
type Thenable<Value> = {
  then: (done: (value: Value) => void, failed: (error: unknown) => void) => unknown;
};
/** An object of the answer whose row lacks selected fields. */
type Short = Readonly<{ plan: ObjectPlan; source: Readonly<Data>; object: Data; above: Above }>;

const isObject = (value: unknown): value is Readonly<Data> => typeof value === 'object' && value !== null;
const isThenable = (value: unknown): value is Thenable<unknown> =>
  isObject(value) && typeof value['then'] === 'function';
const isIterable = (value: unknown): value is Iterable<unknown> =>
  isObject(value) && Symbol.iterator in value && typeof value[Symbol.iterator] === 'function';

/**
 * One running query. The answer is built in place: an asynchronous value is written to its position when it arrives,
 * and the answer is complete when no value is pending. So there is one promise for each value that a resolver promised,
 * and none for the objects around it.
 */
class Execution {
  readonly #run: Run;
  readonly #errors: GraphQLError[] = [];
  /** Incomplete objects by the id of the entity that they wait for. */
  readonly #short = new Map<EntityType, Map<string, Short[]>>();
  readonly #arguments = new Map<FieldPlan, Data>();
  readonly #answer = Promise.withResolvers<ExecutionResult>();
  #data: Data | null = null;
  #failed = false;
  #waitingFor = 1;

  constructor(run: Run) {
    this.#run = run;
  }

  answer(): Promise<ExecutionResult> {
    try {
      this.#data = this.#object(this.#run.plan.root, undefined, undefined);
    } catch (error) {
      this.#spread(error, undefined);
    }
    this.#arrived();
    return this.#answer.promise;
  }

  #arrived(): void {
    this.#waitingFor -= 1;
    if (this.#waitingFor > 0) return;
    const data = this.#failed ? null : this.#data;
    this.#answer.resolve(this.#errors.length === 0 ? { data } : { errors: this.#errors, data });
  }

  /** @throws the error of a non-null field, as every method here that completes a value */
  #object(plan: ObjectPlan, source: unknown, above: Above): Data {
    const object: Data = plan.empty();
    let lacks = false;
    for (const field of plan.fields) {
      const { reading } = field;
      if (field.isTypeName) object[field.key] = plan.type.name;
      else if (reading === null || !isObject(source)) this.#resolve(field, object, above, source);
      else {
        const value = reading.read(source);
        if (value === undefined && reading.completedAs !== null && typeof source['id'] === 'string')
          lacks = true;
        else this.#settle(field, object, above, value);
      }
    }
    if (lacks && isObject(source)) this.#complete({ plan, source, object, above }, String(source['id']));
    return object;
  }

  /** Reads what a row lacks, as the resolvers of its fields would, but waits once for all rows of the entity. */
  #complete(short: Short, id: string): void {
    const entity = short.plan.type.name;
    if (!isEntityType(entity)) return;
    const ids = this.#short.get(entity) ?? new Map<string, Short[]>();
    this.#short.set(entity, ids);
    const others = ids.get(id);
    if (others) {
      others.push(short);
      return;
    }
    const all = [short];
    ids.set(id, all);
    this.#wait(
      this.#run.context.loaders[entity].completer(id),
      (complete) => {
        ids.delete(id);
        for (const { plan, source, object, above } of all)
          for (const field of plan.fields)
            if (isLacking(field, source))
              try {
                this.#settle(field, object, above, complete(field.reading.read));
              } catch (error) {
                this.#spread(error, above);
              }
      },
      (error) => {
        ids.delete(id);
        for (const { plan, source, object, above } of all)
          for (const field of plan.fields)
            if (isLacking(field, source))
              this.#failLate(error, field, this.#positionOf(field, object, above));
      },
    );
  }

  #resolve(field: FieldPlan, object: Data, above: Above, source: unknown): void {
    const position = this.#positionOf(field, object, above);
    let value: unknown;
    try {
      const { resolve = defaultFieldResolver } = field.definition;
      const args = field.args ?? this.#argumentsOf(field);
      value = resolve(source, args, this.#run.context, this.#infoOf(field, position));
    } catch (error) {
      this.#fail(error, field, position);
      return;
    }
    this.#place(field.value, field, position, value);
  }

  #settle(field: FieldPlan, object: Data, above: Above, value: unknown): void {
    const plan = field.value;
    if (plan.kind !== 'leaf' || isThenable(value))
      this.#place(plan, field, this.#positionOf(field, object, above), value);
    else
      try {
        object[field.key] = this.#value(plan, field, undefined, value);
      } catch (error) {
        this.#fail(error, field, this.#positionOf(field, object, above));
      }
  }

  #place(plan: ValuePlan, field: FieldPlan, position: Position, value: unknown): void {
    if (isThenable(value))
      this.#wait(
        value,
        (arrived) => {
          try {
            this.#place(plan, field, position, arrived);
          } catch (error) {
            this.#spread(error, position.prev);
          }
        },
        (error) => this.#failLate(error, field, position),
      );
    else
      try {
        position.set(this.#value(plan, field, position, value));
      } catch (error) {
        this.#fail(error, field, position);
      }
  }

  /** CompleteValue of the specification. */
  #value(plan: ValuePlan, field: FieldPlan, position: Above, value: unknown): unknown {
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) {
      if (!plan.required) return null;
      throw nullError(field.parentType.name, field.definition.name);
    }
    switch (plan.kind) {
      case 'leaf':
        return leafValue(plan, value);
      case 'list':
        return this.#list(plan.item, field, position, value);
      case 'object':
        return this.#object(plan.object, value, position);
      default:
        return this.#object(memberOf(this.#run.schema, plan, field, value), value, position);
    }
  }

  #list(plan: ValuePlan, field: FieldPlan, above: Above, value: unknown): unknown[] {
    if (!isIterable(value))
      throw new GraphQLError(
        `Expected Iterable, but did not find one for field "${field.parentType.name}.${field.definition.name}".`,
      );
    const list: unknown[] = [];
    for (const item of value) {
      const position = new Position(above, list, list.length, undefined, plan.nullable);
      list.push(undefined);
      this.#place(plan, field, position, item);
    }
    return list;
  }

  #wait<Value>(value: Thenable<Value>, use: (value: Value) => void, failed: (error: unknown) => void): void {
    this.#waitingFor += 1;
    value.then(
      (arrived) => {
        use(arrived);
        this.#arrived();
      },
      (error) => {
        failed(error);
        this.#arrived();
      },
    );
  }

  /** Handles an error at a position: writes null where the position is nullable, else throws to the parent. */
  #fail(error: unknown, field: FieldPlan, position: Position): void {
    const located = locatedError(error, field.nodes, position.toPath());
    if (!position.nullable) throw located;
    this.#note(located, position);
  }

  /** The same after the synchronous part, when no caller can catch it. */
  #failLate(error: unknown, field: FieldPlan, position: Position): void {
    this.#spread(locatedError(error, field.nodes, position.toPath()), position);
  }

  /** Propagates an error to the nearest nullable position. */
  #spread(error: unknown, above: Above): void {
    let position = above;
    while (position && !position.nullable) position = position.prev;
    this.#note(locatedError(error, undefined, position?.toPath()), position);
  }

  #note(error: GraphQLError, position: Above): void {
    for (let at = position; at; at = at.prev) if (at.failed) return;
    if (this.#failed) return;
    this.#errors.push(error);
    if (!position) this.#failed = true;
    else {
      position.failed = true;
      position.set(null);
    }
  }

  #positionOf({ key, parentType, value }: FieldPlan, object: Data, above: Above): Position {
    return new Position(above, object, key, parentType.name, value.nullable);
  }

  #argumentsOf(field: FieldPlan): Data {
    const [node] = field.nodes;
    const known = this.#arguments.get(field);
    if (known || !node) return known ?? {};
    const args = getArgumentValues(field.definition, node, this.#run.variables);
    this.#arguments.set(field, args);
    return args;
  }

  #infoOf({ definition, nodes, parentType }: FieldPlan, path: Position): GraphQLResolveInfo {
    const { schema, plan, variables } = this.#run;
    return {
      fieldName: definition.name,
      fieldNodes: nodes,
      returnType: definition.type,
      parentType,
      path,
      schema,
      fragments: plan.fragments,
      rootValue: undefined,
      operation: plan.operation,
      variableValues: variables,
    };
  }
}

type CompletedField = FieldPlan & Readonly<{ reading: PropertyReading }>;

const isLacking = (field: FieldPlan, source: object): field is CompletedField =>
  field.reading !== null && field.reading.completedAs !== null && field.reading.read(source) === undefined;

function leafValue({ type }: Extract<ValuePlan, { kind: 'leaf' }>, value: unknown): unknown {
  const serialized: unknown = type.serialize(value);
  if (serialized === null || serialized === undefined)
    throw new Error(
      `Expected \`${type.name}.serialize(${JSON.stringify(value)})\` to return non-nullable value, returned: ${String(serialized)}`,
    );
  return serialized;
}
