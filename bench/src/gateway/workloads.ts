import type { Step } from './load.ts';
import { greeting, posts, users } from './posts.ts';

export type Sessions = 'distinct tokens' | 'shared token';

export type Workload = Readonly<{
  name: string;
  steps: readonly Step[];
  sessions: Sessions;
  /** The expected answer of every server; undefined for a query that only one server has. */
  expected?: unknown;
  /** Multiplies the requests of a round: a short measurement would be inaccurate. */
  times?: number;
}>;

const graphql = (query: string): Step => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query }),
});

const postsWithUsers = {
  steps: [graphql('{ posts { id userId title user { id name email } } }')],
  expected: {
    data: {
      posts: posts.map(({ id, user_id: userId, title }) => ({
        id,
        userId,
        title,
        user: users.find((user) => user.id === userId),
      })),
    },
  },
};

/** The queries for all servers. */
export const sharedWorkloads = {
  distinct: { ...postsWithUsers, name: 'posts with users, distinct tokens', sessions: 'distinct tokens' },
  shared: { ...postsWithUsers, name: 'posts with users, shared token', sessions: 'shared token' },
  hello: {
    name: 'hello',
    steps: [graphql('{ hello }')],
    sessions: 'distinct tokens',
    expected: { data: { hello: greeting } },
    times: 5,
  },
} as const satisfies Record<string, Workload>;

/** A page of a hundred jobs with its labels and its counts, as in the console's list. */
const jobsPage = `{
  jobs(page: 1, perPage: 100, sort: { field: START_DATE, direction: DESC }) {
    items {
      id reference status address1 city zip country startDate endDate startTime endTime completedAt team bundleName
      agentFee { amount formatted } customerPrice { amount formatted }
      order { id title } customer { id name } template { id name }
      location { id name } reviewer { id firstName lastName }
      assignment { id status agent { id firstName lastName } }
    }
    pageInfo { page perPage lastPage total from to }
    summary { total groups { value total } }
  }
}`;

export const ownPage: Workload = {
  name: '100 jobs with labels',
  steps: [graphql(jobsPage)],
  sessions: 'distinct tokens',
};

/** The REST calls of the page. */
export const sameBytes: Workload = {
  name: '100 jobs with labels',
  steps: [
    { method: 'GET', path: '/jobs?page=1&per_page=100&sort=-start_date' },
    { method: 'GET', path: '/jobs/summary' },
  ],
  sessions: 'distinct tokens',
};
