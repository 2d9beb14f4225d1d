import { calls } from '../calls.ts';
import { visitTasks } from '../seed/templates/job-tasks.ts';
import type { TestApi } from './api.ts';
import { jobInReview, newAgent } from './marketplace/jobs.ts';

/**
 * Acts, calls that replace what no form edits, and marks, which are set and removed one by one. A comment is never
 * changed, so deleting one has no version.
 */
const noEdits = new Set([
  'PATCH jobs/{id}/review-marks',
  'PUT files/{key}',
  'PUT presence',
  'DELETE agents/{id}/comments/{comment}',
  'DELETE jobs/{id}/comments/{comment}',
  'DELETE jobs/{id}/report/links/{linkId}',
  'DELETE orders/{id}/remove-interest-jobs',
  'DELETE orders/{id}/uploads',
  'DELETE presence/{client}',
]);

/** The calls that edit a record. */
export const editing = calls.filter(
  ({ method, path }) => !['GET', 'POST'].includes(method) && !noEdits.has(`${method} ${path}`),
);

const invited = (number: string) => ({
  first_name: 'Ina',
  last_name: 'Vited',
  email: `invited-${number}@example.com`,
});

/** Makes records to edit; the answers are their paths. */
export function editedRecords(api: TestApi) {
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await api.send('owner', 'POST', path, { body });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json().id;
  };
  const first = async (path: string): Promise<string> => (await api.get('owner', path)).json().data[0].id;

  let numbers = 0;
  const next = (): string => String((numbers += 1));

  const customer = () => first('customers');
  const newCampaign = async () => {
    const id = await customer();
    return `customers/${id}/campaigns/${await made(`customers/${id}/campaigns`, { name: `Spring ${next()}` })}`;
  };
  const portalRole = async (): Promise<string> =>
    (await api.get('owner', 'auth/roles'))
      .json()
      .data.find(({ name }: { name: string }) => name === 'customer_admin').id;
  const newPortalUser = async () => {
    const id = await customer();
    return `customers/${id}/users/${await made(`customers/${id}/users`, { ...invited(next()), role: await portalRole() })}`;
  };
  const newUser = async () => `users/${await made('users', { ...invited(next()), role: '2' })}`;
  const newLockout = async () => {
    const agent = await newAgent(api.database);
    const id = await made('orders/lockouts', { name: `Out ${next()}`, duration: 3, agent_ids: [agent] });
    return { path: `orders/lockouts/${id}`, entry: `orders/lockouts/${id}/agents/${agent}` };
  };
  const reviewed = async () => (await jobInReview(api, { tasks: visitTasks, reviewer: 'owner' })).id;
  const group = async () => {
    const { order_id, id } = await api.database
      .selectFrom('location_groups')
      .select(['order_id', 'id'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    return `orders/${order_id}/locations/groups/${id}`;
  };
  const media = async () => {
    const found = await api.database
      .selectFrom('report_media')
      .innerJoin('jobs', 'jobs.assignment_id', 'report_media.assignment_id')
      .where('jobs.status', '=', 'qa')
      .where('report_media.status', '=', 'ready')
      .select(['jobs.id as job', 'report_media.id'])
      .executeTakeFirstOrThrow();
    return `jobs/${found.job}/report/media/${found.id}`;
  };

  const newView = async () => {
    const columns = { order: [], shown: [], hidden: [], pinned: [], widths: [] };
    return `saved-views/${await made('saved-views', { list: 'jobs', name: `View ${next()}`, search: '', columns })}`;
  };
  return {
    first,
    next,
    customer,
    newCampaign,
    newPortalUser,
    newUser,
    newLockout,
    reviewed,
    group,
    media,
    newView,
  };
}
