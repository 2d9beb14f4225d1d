/**
 * A place in the answer that is being made. Also the path that graphql-js gives to resolvers: where something is, from
 * the inside out.
 */
export class Position {
  readonly prev: Position | undefined;
  readonly key: string | number;
  /** The type of the object that the key is a field of; none for an item of a list. */
  readonly typename: string | undefined;
  readonly nullable: boolean;
  /** Whether an error has put null here: what happens below is of no interest any more. */
  failed = false;
  /** The object or the list that has the key. */
  readonly #holder: object;

  constructor(
    prev: Position | undefined,
    holder: object,
    key: string | number,
    typename: string | undefined,
    nullable: boolean,
  ) {
    this.prev = prev;
    this.#holder = holder;
    this.key = key;
    this.typename = typename;
    this.nullable = nullable;
  }

  set(value: unknown): void {
    Reflect.set(this.#holder, this.key, value);
  }

  /** From the root to here, as errors have it. */
  toPath(): (string | number)[] {
    const path = this.prev?.toPath() ?? [];
    path.push(this.key);
    return path;
  }
}
