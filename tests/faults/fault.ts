import type { Behaviour } from './faulty-rest.ts';

/** The error of a client: the code and status of one error. */
export type Told = { code: string; status: number };

/** One fault of REST v1. */
export type Fault = {
  name: string;
  behaviour: Behaviour;
  /** The errors of a list query and of a mutation; null when the answer can be used. */
  list: Told | null;
  change: Told | null;
};
