declare const types: unique symbol;

/** An operation as it is sent, with the types of what goes out and what comes back. */
export interface QueryText<Data, Variables> {
  readonly name: string;
  readonly text: string;
  /** For the type checker only: nothing has it. */
  readonly [types]?: (variables: Variables) => Data;
}
