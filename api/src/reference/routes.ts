import { expressionBuilder, sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { call } from '../http/call.ts';
import { holds, listQuery, readingOrder, readPage } from '../http/lists/lists.ts';
import type { List } from '../http/lists/lists.ts';
import { Id, many } from '../http/schemas/schemas.ts';
import { CityPage, CountryPage, WorkflowPage } from './schemas.ts';

const CountriesQuery = listQuery(['name', 'code'], { id: many(Type.String()) });
const CitiesQuery = listQuery(['name', 'id'], { id: many(Id), country_code: many(Type.String()) });
const WorkflowsQuery = listQuery(['name', 'id'], { id: many(Id) });

const countries = expressionBuilder<Database, 'countries'>();
const cities = expressionBuilder<Database, 'cities'>();
const workflows = expressionBuilder<Database, 'workflows'>();

const countryList: List<Static<typeof CountriesQuery>> = {
  rows: sql`countries`,
  id: sql`countries.code`,
  search: (pattern) => holds(sql.ref('name'), pattern),
  filters: { id: (codes) => countries('code', 'in', codes) },
  sort: { name: readingOrder(sql`countries.name`), code: sql`countries.code` },
  defaultSort: 'name',
};

const cityList: List<Static<typeof CitiesQuery>> = {
  rows: sql`cities`,
  id: sql`cities.id`,
  search: (pattern) => holds(sql.ref('name'), pattern),
  filters: {
    id: (ids) => cities('id', 'in', ids),
    country_code: (codes) => cities('country_code', 'in', codes),
  },
  sort: { name: readingOrder(sql`cities.name`), id: sql`cities.id` },
  defaultSort: 'name',
};

const workflowList: List<Static<typeof WorkflowsQuery>> = {
  rows: sql`workflows`,
  id: sql`workflows.id`,
  search: (pattern) => holds(sql.ref('name'), pattern),
  filters: { id: (ids) => workflows('id', 'in', ids) },
  sort: { name: readingOrder(sql`workflows.name`), id: sql`workflows.id` },
  defaultSort: 'name',
};

const readCountries = (database: Kysely<Database>, codes: readonly string[]) =>
  database
    .selectFrom('countries')
    .where('code', 'in', codes)
    .select(['code as id', 'code', 'name'])
    .execute();
const readCities = (database: Kysely<Database>, ids: readonly string[]) =>
  database.selectFrom('cities').where('id', 'in', ids).select(['id', 'name', 'country_code']).execute();
const readWorkflows = (database: Kysely<Database>, ids: readonly string[]) =>
  database.selectFrom('workflows').where('id', 'in', ids).select(['id', 'name']).execute();

export const referenceRoutes = [
  call({
    method: 'GET',
    path: 'countries',
    operationId: 'listCountries',
    tag: 'reference',
    summary: 'Countries',
    permission: 'signed-in',
    query: CountriesQuery,
    answer: CountryPage,
    cache: 'reference',
    handler: ({ database, query }) => readPage(database, countryList, query, readCountries),
  }),
  call({
    method: 'GET',
    path: 'cities',
    operationId: 'listCities',
    tag: 'reference',
    summary: 'Cities',
    permission: 'signed-in',
    query: CitiesQuery,
    answer: CityPage,
    cache: 'reference',
    handler: ({ database, query }) => readPage(database, cityList, query, readCities),
  }),
  call({
    method: 'GET',
    path: 'workflows',
    operationId: 'listWorkflows',
    tag: 'reference',
    summary: 'Workflows that an order can have',
    permission: 'signed-in',
    query: WorkflowsQuery,
    answer: WorkflowPage,
    cache: 'reference',
    handler: ({ database, query }) => readPage(database, workflowList, query, readWorkflows),
  }),
];
