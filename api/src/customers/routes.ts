import { imageExtensions } from '@shepherd/domain/fileKind.ts';
import { sql } from 'kysely';
import { allOf } from '../authentication/permissions.ts';
import { uploadCall } from '../media/upload-call.ts';
import { editAction } from '../http/action.ts';
import { call } from '../http/call.ts';
import type { Services } from '../http/call.ts';
import { labelledList } from '../http/lists/labels.ts';
import { countGroups, readingOrder, summaryOf, summaryQuery } from '../http/lists/lists.ts';
import { IdParams, SummaryGroups } from '../http/schemas/schemas.ts';
import { customerExport } from './export.ts';
import { customerList, CustomersQuery } from './list.ts';
import { readCustomer, readCustomers } from './queries.ts';
import { Customer, CustomerPage, Industries } from './schemas.ts';
import { customerStatuses } from './statuses.ts';
import { CustomerChanges, NewCustomer } from './write-schemas.ts';
import { changeCustomer, createCustomer } from './writing.ts';

/** The inputs of customer answers beside the database. */
const viewing = ({ settings, clock }: Pick<Services, 'settings' | 'clock'>) => ({
  apiUrl: settings.apiUrl,
  now: clock(),
});

export const getCustomer = call({
  method: 'GET',
  path: 'customers/{id}',
  operationId: 'getCustomer',
  tag: 'customers',
  summary: 'One customer',
  permission: allOf('customers.view'),
  params: IdParams,
  answer: Customer,
  cache: 'revalidate',
  handler: ({ database, params, ...services }) => readCustomer(database, params.id, viewing(services)),
});

export const customerRoutes = [
  labelledList({
    path: 'customers',
    operationId: 'listCustomers',
    tag: 'customers',
    summary: 'Customers',
    labels: { view: 'customers.view', names: ['name'], text: sql`customers.name` },
    query: CustomersQuery,
    answer: CustomerPage,
    list: customerList,
    rows: (database, ids, services) => readCustomers(database, ids, viewing(services)),
  }),
  getCustomer,
  call({
    method: 'GET',
    path: 'customers/summary',
    operationId: 'getCustomerSummary',
    tag: 'customers',
    summary: 'Customers by status',
    permission: allOf('customers.view'),
    query: summaryQuery(CustomersQuery),
    answer: SummaryGroups,
    handler: async ({ database, query }) =>
      summaryOf(
        'status',
        customerStatuses,
        await countGroups(database, customerList, query, sql`customers.status`),
      ),
  }),
  customerExport.call,
  call({
    method: 'GET',
    path: 'customers/industries',
    operationId: 'listIndustries',
    tag: 'customers',
    summary: 'Industries',
    permission: allOf('customers.view'),
    answer: Industries,
    cache: 'reference',
    handler: async ({ database }) => ({
      data: await database
        .selectFrom('industries')
        .select(['id', 'name'])
        .orderBy(readingOrder(sql.ref('name')))
        .execute(),
    }),
  }),
  call({
    method: 'POST',
    path: 'customers',
    operationId: 'createCustomer',
    tag: 'customers',
    summary: 'Create a customer',
    permission: allOf('customers.manage'),
    body: NewCustomer,
    answer: Customer,
    status: 201,
    handler: async ({ database, body, ...services }) => {
      const id = await createCustomer(database, body, services.clock());
      return readCustomer(database, id, viewing(services));
    },
  }),
  ...editAction({
    path: 'customers/{id}',
    operationId: 'updateCustomer',
    tag: 'customers',
    summary: 'Change a customer, also its status',
    permission: allOf('customers.manage'),
    params: IdParams,
    body: CustomerChanges,
    answer: Customer,
    edits: getCustomer,
    subject: ({ id }) => id,
    does: changeCustomer,
    shows: ({ database, ...services }, id) => readCustomer(database, id, viewing(services)),
  }),
  uploadCall({
    path: 'customers/logos',
    operationId: 'uploadCustomerLogo',
    tag: 'customers',
    summary: 'Upload a picture for the logo of a customer',
    permission: allOf('customers.manage'),
    accepts: imageExtensions,
  }),
];
