import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInClient } from '../../tests/support/graphql-client.ts';
import { startTestCluster, type TestCluster } from './support/test-cluster.ts';

/* The shipped alerts and dashboards use metrics that the copies export. */

const deploy = path.resolve(import.meta.dirname, '../../deploy');

let cluster: TestCluster;
beforeAll(async () => {
  cluster = await startTestCluster();
});
afterAll(() => cluster.stop());

/** Names of all metrics, with their labels. */
async function told(): Promise<Map<string, Set<string>>> {
  const metrics = new Map<string, Set<string>>();
  for (const copy of ['gateway-1', 'gateway-2', 'api-1', 'api-2']) {
    const answer = await fetch(`http://127.0.0.1:${cluster.part(copy).port}/metrics`);
    for (const line of (await answer.text()).split('\n')) {
      const [, name, , labels = ''] = /^([a-z_0-9]+)(\{(.*)\})? /.exec(line) ?? [];
      if (name === undefined) continue;
      const known = metrics.get(name) ?? new Set(['instance', 'job']);
      for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
      metrics.set(name, known);
    }
  }
  return metrics;
}

/** Each metric in a query, with the labels that the query uses. */
const asked = (query: string): { name: string; labels: string[] }[] => {
  const by = [...query.matchAll(/by \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(/, ?/));
  return [...query.matchAll(/\b([a-z][a-z_0-9]*_[a-z_0-9]+)(?:\{([^}]*)\})?(?=[[)\s{]|$)/g)]
    .filter(([, name = '']) => !/^histogram_quantile$/.test(name))
    .map(([, name = '', chosen = '']) => ({
      name,
      labels: [...by, ...[...chosen.matchAll(/(\w+)=/g)].map(([, label = '']) => label)],
    }));
};

it('alerts and dashboard use existing metrics and labels', async () => {
  const owner = await signedInClient(cluster.graphqlUrl, 'owner@shepherd.test');
  for (let round = 0; round < 4; round += 1) await owner('{ orders(perPage: 1) { items { id } } }');
  const metrics = await told();
  const dashboard = await readFile(path.join(deploy, 'grafana/shepherd.json'), 'utf8');
  const alerts = await readFile(path.join(deploy, 'prometheus/alerts.yaml'), 'utf8');
  const queries = [
    ...[...dashboard.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) =>
      String(JSON.parse(text)),
    ),
    ...[...alerts.matchAll(/expr: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/g)].map(
      ([, block, line]) => block ?? line ?? '',
    ),
  ];
  expect(queries.length).toBeGreaterThan(25);
  const wrong = queries.flatMap(asked).flatMap(({ name, labels }) =>
    labels
      .concat('instance')
      .filter((label) => !metrics.get(name)?.has(label))
      .map((label) => `${name} by ${label}`),
  );
  // Circuits and refusals appear only after the first one.
  const seldom = /^(?:rest_circuit_open|http_requests_refused_total) by/;
  expect([...new Set(wrong)].filter((one) => !seldom.test(one))).toEqual([]);
});
