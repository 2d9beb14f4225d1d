import type { GraphqlClient } from '../graphql-client.ts';

/** Records of the demo for addresses. */
export interface DemoRecords {
  readonly order: string;
  readonly job: string;
  readonly jobInReview: string;
  readonly customer: string;
  readonly customerUser: string;
  readonly campaign: string;
  readonly template: string;
  readonly shepherd: string;
  readonly user: string;
  readonly newsItem: string;
  readonly collection: string;
  readonly training: string;
  readonly work: string;
}

interface ConsoleRoute {
  /** With the ids of records as `{order}`. */
  readonly path: string;
  /** The permissions that the page needs, all of them; empty where every signed-in user may open it. */
  readonly needs: readonly string[];
  /** The title in the browser's tab before the name of the product. */
  readonly title: string | RegExp;
  /** The target of a redirect. */
  readonly leadsTo?: string;
  /** The target of the redirect for users without the permission for the record's default tab. */
  readonly otherwise?: { readonly without: string; readonly leadsTo: string };
}

/** A record's own name: any title but those of missing pages and records. */
const named = /^(?!.*not found)(?!Start$).+/i;

const withoutOrders = { without: 'ORDERS_VIEW', leadsTo: '/customers/{customer}/account' };

/**
 * Every public address of the product, maintained by hand: users have them in bookmarks and mails. Misspelt ones are
 * misspelt on purpose.
 */
export const consoleRoutes: readonly ConsoleRoute[] = [
  { path: '/', needs: [], title: 'Start' },
  { path: '/orders', needs: ['ORDERS_VIEW'], title: 'Orders' },
  { path: '/orders/{order}', needs: ['ORDERS_VIEW'], title: named },
  { path: '/orders/{order}/jobs', needs: ['ORDERS_VIEW', 'JOBS_VIEW'], title: named },
  { path: '/orders/{order}/analytics', needs: ['ORDERS_VIEW'], title: named },
  { path: '/new-order', needs: ['ORDERS_MANAGE'], title: 'New order' },
  { path: '/export-market-offer', needs: ['JOBS_EXPORT'], title: /market.offer/i },
  { path: '/jobs', needs: ['JOBS_VIEW'], title: 'Jobs' },
  { path: '/jobs/map', needs: ['JOBS_VIEW'], title: /map/i },
  { path: '/jobs/map/{job}', needs: ['JOBS_VIEW'], title: named },
  { path: '/jobs/{job}', needs: ['JOBS_VIEW'], title: named },
  { path: '/jobs/{job}/logs', needs: ['JOBS_VIEW'], title: named },
  { path: '/jobs/bulk-actions', needs: ['JOBS_ADMINISTRATE'], title: 'Bulk actions' },
  { path: '/qa', needs: ['JOBS_REVIEW'], title: 'QA' },
  { path: '/qa/{jobInReview}', needs: ['JOBS_REVIEW'], title: named },
  { path: '/customers', needs: ['CUSTOMERS_VIEW'], title: 'Customers' },
  { path: '/new-customer', needs: ['CUSTOMERS_MANAGE'], title: 'New customer' },
  { path: '/customers/{customer}', needs: ['CUSTOMERS_VIEW'], title: named, otherwise: withoutOrders },
  { path: '/customers/{customer}/account', needs: ['CUSTOMERS_VIEW'], title: named },
  { path: '/customers/{customer}/users', needs: ['CUSTOMERS_VIEW'], title: named },
  { path: '/customers/{customer}/campaigns', needs: ['CUSTOMERS_VIEW'], title: named },
  { path: '/customers/{customer}/users/{customerUser}', needs: ['CUSTOMERS_VIEW'], title: named },
  { path: '/customers/{customer}/users/{customerUser}/account', needs: ['CUSTOMERS_VIEW'], title: named },
  { path: '/customers/{customer}/users/{customerUser}/analytics', needs: ['CUSTOMERS_VIEW'], title: named },
  {
    path: '/customer/{customer}',
    needs: ['CUSTOMERS_VIEW'],
    title: named,
    leadsTo: '/customers/{customer}',
    otherwise: withoutOrders,
  },
  { path: '/campaigns', needs: ['CUSTOMERS_VIEW'], title: 'Campaigns' },
  { path: '/campaigns/{campaign}', needs: ['CUSTOMERS_VIEW'], title: named },
  { path: '/templates', needs: ['TEMPLATES_VIEW'], title: 'Templates' },
  { path: '/templates/{template}', needs: ['TEMPLATES_VIEW'], title: named },
  { path: '/new-template', needs: ['TEMPLATES_MANAGE'], title: 'New template' },
  { path: '/shepherds', needs: ['AGENTS_VIEW'], title: /^(Shepherds|All users)$/ },
  { path: '/shepherds/{shepherd}', needs: ['AGENTS_VIEW'], title: named },
  { path: '/shepherds/{shepherd}/account', needs: ['AGENTS_VIEW'], title: named },
  { path: '/shepherds/{shepherd}/jobs', needs: ['AGENTS_VIEW'], title: named },
  { path: '/shepherds/{shepherd}/availability', needs: ['AGENTS_VIEW'], title: named },
  { path: '/shepherds/{shepherd}/skills', needs: ['AGENTS_VIEW'], title: named },
  { path: '/shepherds/{shepherd}/wallet', needs: ['AGENTS_VIEW', 'PAYMENTS_VIEW'], title: named },
  { path: '/shepherds/{shepherd}/billing', needs: ['AGENTS_VIEW', 'PAYMENTS_VIEW'], title: named },
  { path: '/applications', needs: ['AGENTS_VIEW'], title: 'Applications' },
  { path: '/transactions', needs: ['PAYMENTS_VIEW'], title: 'Transactions' },
  { path: '/users', needs: ['USERS_VIEW'], title: 'Users' },
  { path: '/users/{user}', needs: ['USERS_VIEW'], title: named },
  { path: '/users/{user}/account', needs: ['USERS_VIEW'], title: named },
  { path: '/users/{user}/analytics', needs: ['USERS_VIEW'], title: named },
  { path: '/background-work', needs: ['USERS_MANAGE'], title: 'Background work' },
  { path: '/background-work/{work}', needs: ['USERS_MANAGE'], title: named },
  {
    path: '/app-manager',
    needs: ['CONTENT_VIEW'],
    title: 'Collections',
    leadsTo: '/app-manager/collections',
  },
  { path: '/app-manager/collections', needs: ['CONTENT_VIEW'], title: 'Collections' },
  { path: '/app-manager/collections/{collection}', needs: ['CONTENT_VIEW'], title: named },
  { path: '/new-collection', needs: ['CONTENT_MANAGE'], title: 'New collection' },
  { path: '/app-manger/news', needs: ['CONTENT_VIEW'], title: 'News' },
  { path: '/app-manger/news/{newsItem}', needs: ['CONTENT_VIEW'], title: named },
  { path: '/app-manager/news', needs: ['CONTENT_VIEW'], title: 'News', leadsTo: '/app-manger/news' },
  {
    path: '/app-manager/news/{newsItem}',
    needs: ['CONTENT_VIEW'],
    title: named,
    leadsTo: '/app-manger/news/{newsItem}',
  },
  { path: '/new-piece-of-news', needs: ['CONTENT_MANAGE'], title: /new piece of news/i },
  { path: '/training', needs: ['CONTENT_VIEW'], title: 'Training' },
  { path: '/training/{training}', needs: ['CONTENT_VIEW'], title: named },
  { path: '/nothing-at-this-address', needs: [], title: /not found/i },
];

/** The address with the ids of records in it. */
export const addressOf = (path: string, records: DemoRecords): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => records[name as keyof DemoRecords]);

/** Records for the addresses; a customer with users, and a Shepherd with visible payments. */
export async function demoRecords(ask: GraphqlClient): Promise<DemoRecords> {
  const { data, errors } = await ask(`{
    orders(perPage: 1, filter: { status: [IN_PROGRESS] }) { items { id } }
    jobs(perPage: 1, filter: { status: [UNASSIGNED] }) { items { id } }
    inReview: jobs(perPage: 1, filter: { status: [QA] }) { items { id } }
    customers(perPage: 5, filter: { status: [ACTIVE] }) { items { id users(perPage: 1) { items { id } } } }
    campaigns(perPage: 1) { items { id } }
    templates(perPage: 1, filter: { status: [ACTIVE] }) { items { id } }
    agents(perPage: 20, filter: { status: [ACTIVE] }) { items { id viewRestricted paymentRestricted } }
    users(perPage: 1) { items { id } }
    news(perPage: 1) { items { id } }
    collections(perPage: 1) { items { id } }
    trainings(perPage: 1) { items { id } }
    backgroundWorks(perPage: 1) { items { id } }
  }`);
  if (errors.length > 0) throw new Error(`The demo cannot be read: ${JSON.stringify(errors)}`);
  const answered = data as Record<string, { readonly items: readonly Row[] }>;
  const first = (name: string): string => answered[name]?.items[0]?.id ?? '';
  const customer = answered['customers']?.items.find(({ users }) => users?.items[0] !== undefined);
  const open = answered['agents']?.items.find((agent) => !agent.viewRestricted && !agent.paymentRestricted);
  return {
    order: first('orders'),
    job: first('jobs'),
    jobInReview: first('inReview'),
    customer: customer?.id ?? '',
    customerUser: customer?.users?.items[0]?.id ?? '',
    campaign: first('campaigns'),
    template: first('templates'),
    shepherd: open?.id ?? '',
    user: first('users'),
    newsItem: first('news'),
    collection: first('collections'),
    training: first('trainings'),
    work: first('backgroundWorks'),
  };
}

type Row = {
  readonly id: string;
  readonly users?: { readonly items: readonly { readonly id: string }[] };
  readonly viewRestricted?: boolean;
  readonly paymentRestricted?: boolean;
};
