import { globSync } from 'node:fs';
import path from 'node:path';

export const repository = path.resolve(import.meta.dirname, '../..');

/** Code that guards data and access: sources, and the tests that must detect mutants. */
export type Target = {
  name: string;
  project: 'api' | 'gateway' | 'service';
  sources: string;
  /** Run first, then the tests further away; both from the folder of the project. */
  near: readonly string[];
  far: readonly string[];
};

const api = (name: string, far: readonly string[] = [], files = '*'): Target => ({
  name: `api/src/${name}`,
  project: 'api',
  sources: `api/src/${name}/**/${files}.ts`,
  near: [`src/${name}/`],
  far,
});
const gateway = (name: string, far: readonly string[]): Target => ({
  name: `gateway/src/${name}`,
  project: 'gateway',
  sources: `gateway/src/${name}/**/*.ts`,
  near: [`src/${name}/`],
  far,
});

const refusals = 'src/http/permission-matrix.test.ts';

export const targets: readonly Target[] = [
  api('authentication', ['src/users/', 'src/http/', 'src/reports/share']),
  api('files', ['src/templates/', 'src/reports/', 'src/order-uploads/', 'src/backup/server-archive']),
  api('http', ['src/openapi.test.ts', 'src/orders/', 'src/jobs/list', 'src/users/', 'src/payments/']),
  api('jobs', ['src/bulk-actions/', refusals], '{transitions,locking,ending,review,moving,ids}'),
  api('lockouts', [refusals]),
  api(
    'orders',
    ['src/order-uploads/approval', 'src/jobs/', refusals],
    '{transitions,locking,actions,approval,starting,submit,checks}',
  ),
  api('payments', ['src/jobs/actions/pay', 'src/jobs/outcomes', refusals]),
  gateway('errors', ['src/http/', 'src/rest/', 'src/resolvers/']),
  gateway('http', ['src/tracing/tracing.test.ts', 'src/plugins/', 'src/files/', 'src/resolvers/']),
  gateway('loaders', ['src/http/graphql/request-context.test.ts', 'src/resolvers/']),
  gateway('rest', ['src/http/', 'src/loaders/', 'src/resolvers/']),
  {
    name: 'service/src',
    project: 'service',
    sources: 'service/src/{doctor,draining,log,settings,tracing}/*.ts',
    near: ['src/'],
    far: [],
  },
];

/** The mutated files of a target, from the root of the repository. Declarations have no behaviour. */
export const sourcesOf = ({ sources }: Target): string[] =>
  globSync(sources, { cwd: repository })
    .filter((file) => !/\.(?:test|property)\.|\/(?:tables|schemas)\.ts$|\/(?:calls|schemas)\//.test(file))
    .toSorted();
