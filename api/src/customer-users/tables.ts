import type { DefaultColumn, IdentityColumn, InstantColumn } from '../database/columns.ts';

export type CustomerUserTables = {
  /** Customer users, who use the customer's own portal; they cannot sign in to the console. */
  customer_users: {
    id: IdentityColumn;
    customer_id: string;
    first_name: string;
    last_name: string;
    email: string;
    role_id: string;
    status: 'active' | 'invited' | 'disabled';
    /** SHA-256 of the token in the open invitation's link, for the portal to compare. */
    invitation_hash: DefaultColumn<string | null>;
    created_at: InstantColumn;
  };
};
