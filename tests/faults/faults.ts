import { connectionFaults } from './connection-faults.ts';
import { contentFaults } from './content-faults.ts';
import type { Behaviour } from './faulty-rest.ts';
import { statusFaults } from './status-faults.ts';

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

export const faults: readonly Fault[] = [...connectionFaults, ...statusFaults, ...contentFaults];
