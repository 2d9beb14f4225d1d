import type { DefaultColumn, IdentityColumn, InstantColumn, JsonColumn } from '../database/columns.ts';
import type { Permission } from './permissions.ts';

export type UserStatus = 'active' | 'invited' | 'disabled';
export const userTokenPurposes = ['reset', 'invitation'] as const;
export type UserTokenPurpose = (typeof userTokenPurposes)[number];

export type AccountTables = {
  roles: { id: IdentityColumn; name: string; permissions: JsonColumn<Permission[]> };
  users: {
    id: IdentityColumn;
    first_name: string;
    last_name: string;
    email: string;
    /** Argon2id in PHC form; null while an invitation is open. */
    password_hash: string | null;
    role_id: string;
    type: 'standard' | 'manager';
    status: UserStatus;
    created_at: InstantColumn;
    updated_at: InstantColumn;
  };
  sessions: {
    /** SHA-256 of the bearer token, in hex: the token itself is not stored. */
    token_hash: string;
    user_id: string;
    created_at: InstantColumn;
    expires_at: InstantColumn;
  };
  user_tokens: {
    token_hash: string;
    user_id: string;
    purpose: UserTokenPurpose;
    created_at: InstantColumn;
    expires_at: InstantColumn;
    used_at: DefaultColumn<InstantColumn | null>;
  };
  /** The rate limiter library's table. */
  attempt_counts: { key: string; points: number; expire: string | null };
  /** Comparisons of secrets by key: the wrong ones with the start of their window, and the running ones. */
  guess_counts: {
    key: string;
    wrong: number;
    since: InstantColumn;
    running: number;
    running_until: InstantColumn;
  };
  /** The networks where a user has signed in with the current password. */
  known_networks: { user_id: string; network_hash: string; last_used_at: InstantColumn };
};
