import type { ApolloClient } from '@apollo/client';
import type { PermissionRule } from '../../kit/permission/rules.ts';
import { ReferenceDataDocument } from './ReferenceData.generated.ts';

/** Asks for what lists and forms choose from, for the permissions that are held: in one request, without a notice. */
export function loadReferenceData(
  client: ApolloClient,
  allows: (rule: PermissionRule | undefined) => boolean,
): void {
  const wanted = {
    orders: allows('ORDERS_VIEW'),
    customers: allows('CUSTOMERS_VIEW'),
    countries: allows({ any: ['ORDERS_VIEW', 'CUSTOMERS_VIEW'] }),
    templates: allows('TEMPLATES_VIEW'),
    jobs: allows('JOBS_VIEW'),
    markets: allows('JOBS_MANAGE'),
    users: allows('USERS_VIEW'),
  };
  if (!Object.values(wanted).includes(true)) return;
  client
    .query({
      query: ReferenceDataDocument,
      variables: wanted,
      errorPolicy: 'all',
      context: { quiet: true },
    })
    // Who needs one of them asks again, and says so where it fails.
    .catch(() => undefined);
}
