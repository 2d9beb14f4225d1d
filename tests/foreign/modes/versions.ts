import { additionOf } from '../../../gateway/src/rest/contract/additions.ts';
import { everywhere, type Mode } from '../mode.ts';
import { type Change, isRecord } from '../spots.ts';

/** Calls that the first version of the contract did not have, by method and path. */
const addedCalls: readonly RegExp[] = [
  /^\w+ \/background-work(\/|$)/,
  /^\w+ \/jobs\/[^/]+\/report\/links(\/|$)/,
  /^\w+ \/app-manager\/training(\/|$)/,
  /^GET \/campaigns\/summary$/,
  /^GET \/users\/[^/]+\/analytics$/,
  /^GET \/customers\/[^/]+\/users\/[^/]+\/analytics$/,
  /^GET \/orders\/[^/]+\/uploads\/[^/]+\/failed$/,
  /^GET \/geocoding\//,
  /^POST \/orders\/[^/]+\/(resume|restart|archive)\/(validate|confirm)$/,
  /^POST \/auth\/check-link$/,
  /^\w+ \/saved-views(\/|$)/,
  /^\w+ \/account\/preferences$/,
  /^GET \/events$/,
  /^\w+ \/presence(\/|$)/,
  /^DELETE \/(jobs|agents)\/[^/]+\/comments\//,
  /^\w+ \/jobs\/[^/]+\/review-marks$/,
];

/** Ids stay, so that rows can be compared with those of the present server. */
const isAdded = (schema: string, name: string): boolean =>
  name !== 'id' && additionOf(schema, name) !== undefined;

const withoutAdded: Change = (value, { kind, schema }) => {
  if (kind !== 'record' || !isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !isAdded(schema, name));
  return kept.length === Object.keys(value).length ? value : Object.fromEntries(kept);
};

const isAddedCall = (method: string, path: string): boolean =>
  addedCalls.some((pattern) => pattern.test(`${method} ${path}`));

/** The first version of REST v1: no tags either, so that the gateway derives the versions of records. */
export const olderServer: Mode = {
  ...everywhere('an older server', 'empty', withoutAdded),
  failsCalls: true,
  // What stands for the workforce, the kind of a user, and a paused order.
  mayArrive: ['PLATFORM', 'STANDARD', false],
  // Without tags they are derived.
  mayDiffer: /\.(version|revision)$/,
  refuse: ({ method, path }) => (isAddedCall(method, path) ? 404 : null),
  headers: { etag: undefined },
};

/** A later version: one more permission, status, property and call. */
export const newerServer: Mode = {
  ...everywhere('a newer server', 'told', (value, { name, kind, items, listed }) => {
    if (kind === 'list' && items === 'word' && Array.isArray(value)) return [...value, 'reports.view'];
    if (kind === 'word' && name === 'status' && !listed && (value === 'active' || value === 'pending'))
      return 'on_hold';
    return kind === 'record' && typeof value === 'object' && value !== null
      ? { ...value, risk_score: { level: 'low', reasons: [] } }
      : value;
  }),
};
