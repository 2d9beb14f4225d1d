/** A frequent call, with its target at a million jobs. */
export type Question = {
  name: string;
  /** Below `/v1`. */
  path: string;
  /** Milliseconds, median. */
  target: number;
  /** The total has no cached count: rows are counted when a job has changed since the last time. */
  counted?: true;
  /** The exact total, counted row by row; undefined where the answer has no total. */
  exact?: string;
};

export const questions: readonly Question[] = [
  {
    name: 'first page, jobs in review',
    path: '/jobs?status[]=qa&per_page=50',
    target: 50,
    exact: `select count(*) from jobs where status = 'qa'`,
  },
  {
    name: 'first page, completed jobs',
    path: '/jobs?status[]=completed&per_page=50',
    target: 50,
    exact: `select count(*) from jobs where status = 'completed'`,
  },
  {
    name: 'first page, everything',
    path: '/jobs?per_page=50',
    target: 50,
    exact: 'select count(*) from jobs',
  },
  {
    name: 'keyword, one job',
    path: '/jobs?keywords=REF-8123&per_page=50',
    target: 50,
    counted: true,
    exact: `select count(*) from jobs join customers on customers.id = customer_id join templates on templates.id = template_id
      where search like '%ref-8123%' or customers.name ilike '%REF-8123%' or templates.name ilike '%REF-8123%'`,
  },
  {
    name: 'keyword, a city',
    path: '/jobs?keywords=London&per_page=50',
    target: 50,
    counted: true,
    exact: `select count(*) from jobs join customers on customers.id = customer_id join templates on templates.id = template_id
      where search like '%london%' or customers.name ilike '%London%' or templates.name ilike '%London%'`,
  },
  {
    name: 'keyword, a fifth of all jobs',
    path: '/jobs?keywords=anywhere&per_page=50',
    target: 50,
    counted: true,
    exact: `select count(*) from jobs join customers on customers.id = customer_id join templates on templates.id = template_id
      where search like '%anywhere%' or customers.name ilike '%anywhere%' or templates.name ilike '%anywhere%'`,
  },
  {
    name: 'metadata, one pair',
    path: '/jobs?metadata[category]=c17&per_page=50',
    target: 50,
    exact: `select count(*) from jobs where metadata @> '{"category": "c17"}'`,
  },
  {
    name: 'metadata, two pairs',
    path: '/jobs?metadata[category]=c17&metadata[region]=r3&per_page=50',
    target: 50,
    counted: true,
    exact: `select count(*) from jobs where metadata @> '{"category": "c17", "region": "r3"}'`,
  },
  {
    name: 'metadata, a frequent pair',
    path: '/jobs?metadata[region]=r3&per_page=50',
    target: 50,
    exact: `select count(*) from jobs where metadata @> '{"region": "r3"}'`,
  },
  {
    name: 'page 10,000 of 50',
    path: '/jobs?page=10000&per_page=50',
    target: 150,
    exact: 'select count(*) from jobs',
  },
  {
    name: 'page 5,000 of 50, completed',
    path: '/jobs?status[]=completed&page=5000&per_page=50',
    target: 150,
    exact: `select count(*) from jobs where status = 'completed'`,
  },
  { name: 'summary', path: '/jobs/summary', target: 50, exact: 'select count(*) from jobs' },
  {
    name: 'summary of a customer',
    path: '/jobs/summary?customer_id[]=1',
    target: 50,
    exact: 'select count(*) from jobs where customer_id = 1',
  },
  {
    name: 'map of a city',
    path: `/jobs?${box(51.6, -0.25, 51.4, 0.05)}&per_page=100`,
    target: 150,
    counted: true,
    exact: `select count(*) from jobs where ${inBox(51.6, -0.25, 51.4, 0.05)}`,
  },
  {
    name: 'map of a continent',
    path: `/jobs?${box(71, -25, 35, 40)}&per_page=100`,
    target: 150,
    counted: true,
    exact: `select count(*) from jobs where ${inBox(71, -25, 35, 40)}`,
  },
  {
    name: 'exact total, no rows',
    path: '/jobs?per_page=1',
    target: 50,
    exact: 'select count(*) from jobs',
  },
];

/** North-west and south-east corner. */
function box(north: number, west: number, south: number, east: number): string {
  return `latitude_nw=${north}&longitude_nw=${west}&latitude_se=${south}&longitude_se=${east}`;
}

function inBox(north: number, west: number, south: number, east: number): string {
  return `latitude between ${south} and ${north} and longitude between ${west} and ${east}`;
}
