import { expressionBuilder, sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { allOf, anyOf } from '../authentication/permissions.ts';
import type { Database } from '../database/database.ts';
import { fileUrls } from '../files/signed-urls.ts';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import { notFound } from '../http/errors.ts';
import { holds, listQuery, readingOrder, readPage } from '../http/lists/lists.ts';
import type { List } from '../http/lists/lists.ts';
import {
  choice,
  component,
  Id,
  IdParams,
  Instant,
  many,
  nullable,
  page,
  rows,
} from '../http/schemas/schemas.ts';
import { showInstructionMedia } from '../tasks/instruction-media.ts';
import { TaskList } from '../tasks/schemas.ts';
import { orderActed } from './drafts/draft-routes.ts';
import { changeGroup, removeRestriction } from './locations/groups.ts';
import { pushKinds, pushStatuses } from './actions/push-statuses.ts';
import { readLocationGroups, readLocations } from './queries.ts';
import { Location, LocationGroup, OrderWorkflow } from './schemas.ts';
import { readOrderTasks } from './task-list.ts';
import { LocationGroupChanges, LocationRestriction } from './drafts/write-schemas.ts';

const PushStatus = choice('OrderPushStatus', pushStatuses);
const OrderPush = component(
  'OrderPush',
  Type.Object({
    id: Id,
    status: PushStatus,
    kind: choice('OrderPushKind', pushKinds),
    lockout_duration: nullable(Type.Integer({ description: 'Minutes' })),
    scheduled_at: Type.Intersect([Instant], { description: 'When it is sent' }),
    sent_at: nullable(Instant),
    created_at: Instant,
  }),
);

const PushesQuery = listQuery(['created_at', 'status', 'id'], { status: many(PushStatus) });
const LocationsQuery = listQuery(['id', 'reference', 'name', 'city'], { group_id: many(Id) });

const pushes = expressionBuilder<Database, 'order_pushes'>();
const locations = expressionBuilder<Database, 'locations'>();

const pushList = (orderId: string): List<Static<typeof PushesQuery>> => ({
  rows: sql`order_pushes`,
  id: sql`order_pushes.id`,
  search: (pattern) => holds(sql.ref('order_pushes.kind'), pattern),
  filters: { status: (statuses) => pushes('status', 'in', statuses) },
  always: () => [pushes('order_id', '=', orderId)],
  sort: {
    id: sql`order_pushes.id`,
    created_at: sql`order_pushes.created_at`,
    status: sql`order_pushes.status`,
  },
  defaultSort: '-created_at',
});

const locationList = (orderId: string): List<Static<typeof LocationsQuery>> => ({
  rows: sql`locations`,
  id: sql`locations.id`,
  search: (pattern) =>
    locations.or([
      holds(sql.ref('reference'), pattern),
      holds(sql.ref('name'), pattern),
      holds(sql.ref('address1'), pattern),
      holds(sql.ref('city'), pattern),
      holds(sql.ref('zip'), pattern),
    ]),
  filters: { group_id: (ids) => locations('group_id', 'in', ids) },
  always: () => [locations('order_id', '=', orderId)],
  sort: {
    id: sql`locations.id`,
    reference: readingOrder(sql`locations.reference`),
    name: readingOrder(sql`locations.name`),
    city: readingOrder(sql`locations.city`),
  },
  defaultSort: 'id',
});

const readPushes = (database: Kysely<Database>, ids: readonly string[]) =>
  database
    .selectFrom('order_pushes')
    .where('id', 'in', ids)
    .select(['id', 'status', 'kind', 'lockout_duration', 'scheduled_at', 'sent_at', 'created_at'])
    .execute();

/** Throws `not_found` when there is no such order. */
async function findOrder(database: Kysely<Database>, id: string) {
  const order = await database
    .selectFrom('orders')
    .select(['id', 'task_list_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!order) throw notFound();
  return order;
}

/** Every workflow, and whether this order uses it. */
const readWorkflows = (database: Kysely<Database>, orderId: string) =>
  database
    .selectFrom('workflows')
    .leftJoin('order_workflows', (join) =>
      join
        .onRef('order_workflows.workflow_id', '=', 'workflows.id')
        .on('order_workflows.order_id', '=', orderId),
    )
    .select((column) => [
      'workflows.id',
      'workflows.name',
      column.fn.coalesce('order_workflows.active', sql<boolean>`false`).as('active'),
    ])
    .orderBy('workflows.id')
    .execute();

const view = allOf('orders.view');
const manage = allOf('orders.manage');
const GroupParams = Type.Object({ id: Id, groupId: Id });

const groupEdit = {
  path: 'orders/{id}/locations/groups/{groupId}',
  tag: 'orders',
  summary: 'Change a location group',
  params: GroupParams,
  body: LocationGroupChanges,
  answer: LocationGroup,
  handler: ({
    database,
    params,
    body,
  }: {
    database: Kysely<Database>;
    params: Static<typeof GroupParams>;
    body: Static<typeof LocationGroupChanges>;
  }) => changeGroup(database, params.id, params.groupId, body),
};

const listLocationGroups = call({
  method: 'GET',
  path: 'orders/{id}/locations/groups',
  operationId: 'listLocationGroups',
  tag: 'orders',
  summary: 'Groups of locations with a common time limit and visibility',
  permission: anyOf('orders.view', 'jobs.view'),
  params: IdParams,
  answer: rows('LocationGroups', LocationGroup),
  cache: 'revalidate',
  handler: async ({ database, params }) => {
    await findOrder(database, params.id);
    return { data: await readLocationGroups(database, params.id) };
  },
});

const listOrderWorkflows = call({
  method: 'GET',
  path: 'orders/workflows',
  operationId: 'listOrderWorkflows',
  tag: 'orders',
  summary: 'All workflows, and whether an order uses them',
  permission: view,
  query: Type.Object({ order_id: Id }),
  answer: rows('OrderWorkflows', OrderWorkflow),
  cache: 'revalidate',
  handler: async ({ database, query }) => {
    await findOrder(database, query.order_id);
    return { data: await readWorkflows(database, query.order_id) };
  },
});

export const orderDetailRoutes = [
  call({
    method: 'GET',
    path: 'orders/{id}/tasks',
    operationId: 'getOrderTasks',
    tag: 'orders',
    summary: "The task list of an order's jobs",
    permission: view,
    params: IdParams,
    answer: TaskList,
    cache: 'revalidate',
    handler: async ({ database, settings, params, clock }) => {
      const tasks = await readOrderTasks(database, await findOrder(database, params.id));
      const urls = await fileUrls(database, settings.apiUrl, clock());
      return { ...tasks, task_groups: showInstructionMedia(tasks.task_groups, urls) };
    },
  }),
  call({
    method: 'GET',
    path: 'orders/{id}/locations',
    operationId: 'listOrderLocations',
    tag: 'orders',
    summary: 'The locations of an order',
    permission: view,
    params: IdParams,
    query: LocationsQuery,
    answer: page('LocationPage', Location),
    handler: async ({ database, params, query }) => {
      await findOrder(database, params.id);
      return readPage(database, locationList(params.id), query, readLocations);
    },
  }),
  listLocationGroups,
  call({
    ...groupEdit,
    method: 'PATCH',
    operationId: 'updateLocationGroup',
    edits: listLocationGroups,
    permission: manage,
  }),
  call({
    ...groupEdit,
    method: 'PUT',
    operationId: 'replaceLocationGroup',
    edits: listLocationGroups,
    permission: anyOf('orders.manage', 'jobs.administrate'),
  }),
  action({
    ...orderActed,
    path: 'orders/{id}/locations/remove-restrictions',
    operationId: 'removeLocationRestrictions',
    summary: 'Remove one restriction from all location groups of an order',
    body: component('RestrictionRemoval', Type.Object({ type: LocationRestriction })),
    does: removeRestriction,
  }),
  listOrderWorkflows,
  call({
    method: 'PUT',
    path: 'orders/{id}/workflows/{wid}',
    operationId: 'updateOrderWorkflow',
    edits: listOrderWorkflows,
    editsWith: ({ id }) => ({ order_id: id }),
    tag: 'orders',
    summary: 'Turn a workflow of an order on or off',
    permission: manage,
    params: Type.Object({ id: Id, wid: Id }),
    body: component('WorkflowSwitch', Type.Object({ active: Type.Boolean() })),
    answer: OrderWorkflow,
    handler: async ({ database, params, body: { active } }) => {
      await findOrder(database, params.id);
      const workflow = await database
        .selectFrom('workflows')
        .select(['id', 'name'])
        .where('id', '=', params.wid)
        .executeTakeFirst();
      if (!workflow) throw notFound();
      await database
        .insertInto('order_workflows')
        .values({ order_id: params.id, workflow_id: params.wid, active })
        .onConflict((conflict) => conflict.columns(['order_id', 'workflow_id']).doUpdateSet({ active }))
        .execute();
      return { ...workflow, active };
    },
  }),
  call({
    method: 'GET',
    path: 'orders/{id}/pushes',
    operationId: 'listOrderPushes',
    tag: 'orders',
    summary: 'Messages to agents about an order',
    description: 'Five per page by default, newest first.',
    permission: view,
    params: IdParams,
    query: PushesQuery,
    answer: page('OrderPushPage', OrderPush),
    handler: async ({ database, params, query }) => {
      await findOrder(database, params.id);
      return readPage(database, pushList(params.id), { ...query, per_page: query.per_page ?? 5 }, readPushes);
    },
  }),
];
