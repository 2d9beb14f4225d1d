import type { GraphqlClient } from '../graphql-client.ts';

const perPage = 40;

/**
 * The first matching job of the demo, however far down its list.
 * @param status as in `JobStatus`
 * @param fields selected of each job, in GraphQL
 */
export async function findJob<Job>(
  staff: GraphqlClient,
  status: string,
  fields: string,
  wanted: (job: Job) => boolean | Promise<boolean>,
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
    for (const job of answered.jobs.items) if (await wanted(job)) return job;
    more = answered.jobs.items.length === perPage;
  }
  throw new Error(`The demo has no job like this: ${status} { ${fields} }`);
}

interface WithMatrix {
  readonly id: string;
  readonly taskGroups: readonly {
    readonly tasks: readonly { readonly id: string; readonly component: { readonly type: string } }[];
  }[];
}

interface MatrixItems {
  readonly items: readonly { readonly tasks: readonly { readonly status: string | null }[] }[];
}

interface WithTasks {
  readonly taskGroups: readonly {
    readonly tasks: readonly { readonly component: { readonly type: string } }[];
  }[];
}

/** Whether a job has a matrix item that was not available: in one visit of seven all are. */
export const lacksAnItem =
  (staff: GraphqlClient) =>
  async ({ id, taskGroups }: WithMatrix): Promise<boolean> => {
    const matrix = taskGroups
      .flatMap(({ tasks }) => tasks)
      .find(({ component }) => component.type === 'MATRIX');
    if (!matrix) return false;
    const { data } = await staff(
      `query ($id: ID!, $taskId: ID!) {
        job(id: $id) { matrixItems(taskId: $taskId, perPage: 50) { items { tasks { status } } } }
      }`,
      { id, taskId: matrix.id },
    );
    const { job } = data as { readonly job: { readonly matrixItems: MatrixItems | null } };
    return (
      job.matrixItems?.items.some(({ tasks }) => tasks.some(({ status }) => status === 'out_of_stock')) ===
      true
    );
  };

/** Whether a job has a task of each of these types. */
export const hasTypes =
  (...types: readonly string[]) =>
  ({ taskGroups }: WithTasks): boolean =>
    types.every((type) =>
      taskGroups.some(({ tasks }) => tasks.some(({ component }) => component.type === type)),
    );
