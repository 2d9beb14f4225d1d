import type { ApolloClient } from '@apollo/client';
import type { PermissionRule } from '../../../kit/permission/rules.ts';
import { ReferenceDataDocument } from './ReferenceData.generated.ts';

/** Loads the options of lists and forms that the user has permission for: in one request, without a notice. */
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
    // A list or form that needs one of them sends its own request and reports the failure.
    .catch(() => undefined);
}
