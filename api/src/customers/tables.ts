import type { IdentityColumn, InstantColumn } from '../database/columns.ts';

export type CustomerTables = {
  industries: { id: IdentityColumn; name: string };
  customers: {
    id: IdentityColumn;
    name: string;
    industry_id: string | null;
    email: string | null;
    phone: string | null;
    address_line1: string;
    address_line2: string | null;
    city: string;
    zip: string | null;
    state: string | null;
    country_code: string;
    priority: 'standard' | 'vip';
    show_badge: boolean;
    status: 'active' | 'inactive' | 'archived';
    created_at: InstantColumn;
    last_seen: InstantColumn | null;
    logo_url: string | null;
    portal_url: string;
    jobs_per_agent_limit: number | null;
    limit_period: number | null;
  };
};
