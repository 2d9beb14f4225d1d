import { hour } from '../../time/instants.ts';
import type { TestApi } from '../api.ts';

export const place = { name: 'Shop', address1: '1 High Street', city: 'Leeds', phone: '0113 496 0000' };

/** Helpers for tests of order actions; `api` is available once the tests run. */
export function orderActionsOf(api: () => TestApi) {
  const act = (id: string, action: string, body: object = {}) =>
    api().send('operations', 'POST', `orders/${id}/${action}`, { body });

  /** An order that waits for approval, with `places` locations; times in hours from now. */
  async function pendingOrder({ places = 3, start = 24, end = 72, more = {} } = {}): Promise<string> {
    const { database } = api();
    const campaign = await database
      .selectFrom('campaigns')
      .innerJoin('customers', 'customers.id', 'campaigns.customer_id')
      .where('campaigns.status', '=', 'active')
      .where('customers.status', '=', 'active')
      .select(['campaigns.id', 'campaigns.customer_id'])
      .executeTakeFirstOrThrow();
    const template = await database
      .selectFrom('templates')
      .select('id')
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    const created = await api().send('operations', 'POST', 'orders', {
      body: {
        title: 'Shelf check',
        type: 'standard',
        customer_id: campaign.customer_id,
        campaign_id: campaign.id,
        template_id: template.id,
        category_id: '1',
        country_code: 'GB',
        ...more,
      },
    });
    const { id } = created.json();
    const at = (hours: number): string => new Date(api().now().getTime() + hours * hour).toISOString();
    const answer = await act(id, 'submit', {
      start_date: at(start),
      end_date: at(end),
      locations: Array.from({ length: places }, (_, index) => ({ ...place, reference: `L${index + 1}` })),
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return id;
  }

  /** A started order whose jobs are unassigned, assigned, in progress, in review and completed. */
  async function mixedOrder(): Promise<string> {
    const id = await pendingOrder({ places: 5 });
    await act(id, 'start');
    const statuses = ['unassigned', 'assigned', 'in_progress', 'qa', 'completed'] as const;
    for (const [index, status] of statuses.entries())
      await api()
        .database.updateTable('jobs')
        .set({ status })
        .where('id', '=', `${id}-${index + 1}`)
        .execute();
    return id;
  }

  const jobsOf = (id: string) =>
    api().database.selectFrom('jobs').where('order_id', '=', id).selectAll().orderBy('sequence').execute();
  return {
    act,
    pendingOrder,
    mixedOrder,
    jobsOf,
    order: async (id: string) => (await api().get('operations', `orders/${id}`)).json(),
    historyOf: (id: string) =>
      api()
        .database.selectFrom('order_history')
        .where('order_id', '=', id)
        .selectAll()
        .orderBy('id')
        .execute(),
    statusesOf: async (id: string) => (await jobsOf(id)).map((job) => job.status),
  };
}
