import type { ApolloClient } from '@apollo/client';
import type { PaletteSearch } from '../../kit/palette/usePaletteSearch.ts';
import type { PermissionRule } from '../../kit/permission/rules.ts';
import { statusLook } from '../../kit/value/status.ts';
import { PaletteSearchDocument } from './PaletteSearch.generated.ts';

/** Of each kind, the palette shows the first few. */
const shownOfEach = 5;

/** Asks for orders, jobs and customers by id or by their words; only for what the person may see. */
export function paletteSearch(
  client: ApolloClient,
  allows: (rule: PermissionRule | undefined) => boolean,
): PaletteSearch {
  const permitted = {
    withOrders: allows('ORDERS_VIEW'),
    withJobs: allows('JOBS_VIEW'),
    withCustomers: allows('CUSTOMERS_VIEW'),
  };
  return async (text) => {
    if (!Object.values(permitted).includes(true)) return [];
    const { data, error } = await client.query({
      query: PaletteSearchDocument,
      variables: { text, perPage: shownOfEach, ...permitted },
      fetchPolicy: 'no-cache',
      // One kind that cannot be searched does not hide the others.
      errorPolicy: 'all',
      context: { quiet: true },
    });
    if (!data) throw error ?? new TypeError('The search has no answer');
    return [
      {
        label: 'Orders',
        commands: (data.orders?.items ?? []).map(({ id, title, status }) => ({
          title,
          description: `${id} · ${statusLook('order', status).label}`,
          to: `/orders/${id}`,
        })),
      },
      {
        label: 'Jobs',
        commands: (data.jobs?.items ?? []).map(({ id, reference, status, customer }) => ({
          title: reference ? `${id} · ${reference}` : id,
          description: [customer?.name, statusLook('job', status).label].filter(Boolean).join(' · '),
          to: `/jobs/${id}`,
        })),
      },
      {
        label: 'Customers',
        commands: (data.customers?.items ?? []).map(({ id, name }) => ({
          title: name,
          description: id,
          to: `/customers/${id}`,
        })),
      },
    ].filter(({ commands }) => commands.length > 0);
  };
}
