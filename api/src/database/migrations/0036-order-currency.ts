import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** Orders are priced in the currency of their jobs, or of their template; previously all were labelled GBP. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
update orders set currency = templates.currency from templates
  where templates.id = orders.template_id and orders.currency <> templates.currency
    and not exists (select 1 from jobs where jobs.order_id = orders.id);
update orders set currency = priced.currency
  from (select distinct on (order_id) order_id, currency from jobs order by order_id, sequence) as priced
  where priced.order_id = orders.id and orders.currency <> priced.currency;
`,
  );
