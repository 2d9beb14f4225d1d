import { connectionFaults } from './connection-faults.ts';
import { contentFaults } from './content-faults.ts';
import type { Fault } from './fault.ts';
import { statusFaults } from './status-faults.ts';

export const faults: readonly Fault[] = [...connectionFaults, ...statusFaults, ...contentFaults];
