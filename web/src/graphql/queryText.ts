declare const types: unique symbol;

/** The text of an operation, typed with its data and variables. */
export interface QueryText<Data, Variables> {
  readonly name: string;
  readonly text: string;
  /** For the type checker only; never set at runtime. */
  readonly [types]?: (variables: Variables) => Data;
}
