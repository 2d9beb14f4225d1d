/** A position in the answer. Also the path that graphql-js gives to resolvers, from the inside out. */
export class Position {
  readonly prev: Position | undefined;
  readonly key: string | number;
  /** The type of the object that the key is a field of; undefined for a list item. */
  readonly typename: string | undefined;
  readonly nullable: boolean;
  /** Whether an error has put null here, so that everything below is ignored. */
  failed = false;
  /** The object or list that holds the key. */
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

  /** From the root to here, as errors report it. */
  toPath(): (string | number)[] {
    const path = this.prev?.toPath() ?? [];
    path.push(this.key);
    return path;
  }
}
