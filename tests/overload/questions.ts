import type { Question } from './load.ts';

/** Enough that hardly two concurrent ones are equal, which the gateway would answer together. */
const slices = Array.from({ length: 5 }, (_, page) =>
  Array.from({ length: 11 }, (_size, less) => ({ page: page + 1, size: 50 - less })),
).flat();

export const restQuestions: Question[] = slices.flatMap(({ page, size }): Question[] => [
  { method: 'GET', path: `/v1/orders?page=${page}&per_page=${size}&sort=-created_at` },
  { method: 'GET', path: `/v1/jobs?page=${page}&per_page=${size}` },
]);

const graphql = (query: string, variables: object): Question => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});

const orderList = `query Orders($page: Int!, $size: Int!) {
  orders(page: $page, perPage: $size) {
    items { id title status startDate endDate jobsCount grandTotal { formatted } customer { id name } template { id name } }
    pageInfo { total lastPage }
  }
}`;
const jobList = `query Jobs($page: Int!, $size: Int!) {
  jobs(page: $page, perPage: $size) {
    items { id reference status customer { id name } template { id name } reviewer { id firstName lastName } }
    pageInfo { total lastPage }
  }
}`;

export const graphqlQuestions: Question[] = slices.flatMap((slice) => [
  graphql(orderList, slice),
  graphql(jobList, slice),
]);
