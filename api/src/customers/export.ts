import type { Static } from 'typebox';
import { allOf } from '../authentication/permissions.ts';
import { localTime } from '../csv/csv.ts';
import type { Column } from '../csv/csv.ts';
import { defineExport } from '../http/lists/exports.ts';
import { customerList, CustomersQuery } from './list.ts';
import { readCustomers } from './queries.ts';
import type { Customer } from './schemas.ts';

const columns: readonly Column<Static<typeof Customer>>[] = [
  ['Id', (customer) => customer.id],
  ['Name', (customer) => customer.name],
  ['Industry', (customer) => customer.industry?.name ?? null],
  ['Tier', (customer) => customer.priority],
  ['Status', (customer) => customer.status],
  ['Email', (customer) => customer.email],
  ['Phone', (customer) => customer.phone],
  ['Address', (customer) => customer.address.line1],
  ['City', (customer) => customer.address.city],
  ['Postcode', (customer) => customer.address.zip],
  ['Country', (customer) => customer.country],
  ['Created', (customer, timezone) => localTime(customer.created_at, timezone)],
  ['Last seen', (customer, timezone) => localTime(customer.last_seen, timezone)],
];

export const customerExport = defineExport({
  name: 'customers',
  path: 'customers/export',
  operationId: 'exportCustomers',
  tag: 'customers',
  permission: allOf('customers.view'),
  query: CustomersQuery,
  list: customerList,
  columns,
  // No column contains a file address, so the API's own address does not matter.
  readRows: (database, ids, now) => readCustomers(database, ids, { apiUrl: '', now }),
});
