import type { IdentityColumn, InstantColumn } from '../database/columns.ts';

export type LockoutTables = {
  lockouts: {
    id: IdentityColumn;
    order_id: string | null;
    name: string;
    /** Whole minutes. */
    duration: number;
    created_at: InstantColumn;
  };
  lockout_agents: {
    lockout_id: string;
    agent_id: string;
    /** Null: after the lockout's duration. */
    expires_at: InstantColumn | null;
    created_at: InstantColumn;
  };
};
