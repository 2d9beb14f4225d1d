import { connectionFaults } from './connection-faults.ts';
import { contentFaults } from './content-faults.ts';
import type { Behaviour } from './faulty-rest.ts';
import { statusFaults } from './status-faults.ts';

/** What a client is told: the code and status of one error. */
export type Told = { code: string; status: number };

/** One way in which REST v1 misbehaves. */
export type Fault = {
  name: string;
  behaviour: Behaviour;
  /** What a query of a list and a mutation are told about it; null when the answer can be used. */
  list: Told | null;
  change: Told | null;
};

export const faults: readonly Fault[] = [...connectionFaults, ...statusFaults, ...contentFaults];
