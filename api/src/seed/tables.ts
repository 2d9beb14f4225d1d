import type { InstantColumn } from '../database/columns.ts';

export type SeedTables = { seeds: { name: string; created_at: InstantColumn } };
