import type { GraphqlClient } from './graphql-client.ts';

const perPage = 40;

/**
 * The first job of the demo that is as wanted, however far down its list.
 * @param status as in `JobStatus`
 * @param fields what is asked of each job, in GraphQL
 */
export async function findJob<Job>(
  staff: GraphqlClient,
  status: string,
  fields: string,
  wanted: (job: Job) => boolean,
): Promise<Job> {
  for (let page = 1, more = true; more; page++) {
    const { data, errors } = await staff(
      `query ($page: Int!, $perPage: Int!, $status: [JobStatus!]) {
        jobs(page: $page, perPage: $perPage, filter: { status: $status }) { items { ${fields} } }
      }`,
      { page, perPage, status: [status] },
    );
    const answered = data as { readonly jobs: { readonly items: readonly Job[] } } | null;
    if (!answered || errors.length > 0) throw new Error(`No jobs: ${JSON.stringify(errors)}`);
    const found = answered.jobs.items.find(wanted);
    if (found) return found;
    more = answered.jobs.items.length === perPage;
  }
  throw new Error(`The demo has no job like this: ${status} { ${fields} }`);
}

interface WithTasks {
  readonly taskGroups: readonly {
    readonly tasks: readonly { readonly component: { readonly type: string } }[];
  }[];
}

/** Whether a job has a task of each of these types. */
export const hasTypes =
  (...types: readonly string[]) =>
  ({ taskGroups }: WithTasks): boolean =>
    types.every((type) =>
      taskGroups.some(({ tasks }) => tasks.some(({ component }) => component.type === type)),
    );
