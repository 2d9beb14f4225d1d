import type { DefaultColumn, DefaultJsonColumn, IdentityColumn, InstantColumn } from '../database/columns.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import type { StoredDocumentation } from '../orders/tables.ts';

export type TemplateTables = {
  templates: {
    id: IdentityColumn;
    name: string;
    /** '1' marks a legacy template. */
    version: string;
    display_name: string | null;
    description: string;
    customer_id: string;
    duration: number;
    currency: Currency;
    base_price: number;
    agent_fee: number;
    agent_fee_up_to: number | null;
    same_day_charge: number;
    status: 'active' | 'inactive' | 'archived';
    created_at: InstantColumn;
    /** Shown to agents instead of the name and the logo of the customer. */
    alternative_customer_name: DefaultColumn<string | null>;
    alternative_customer_avatar: DefaultColumn<string | null>;
    pixellate_faces: DefaultColumn<boolean>;
    hide_job_times: DefaultColumn<boolean>;
    documentation: DefaultJsonColumn<StoredDocumentation[]>;
    video_thumb_url: DefaultColumn<string | null>;
    features: DefaultJsonColumn<string[]>;
    /** The current tasks; null for a template without tasks. */
    task_list_id: DefaultColumn<string | null>;
  };
};
