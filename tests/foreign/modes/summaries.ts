import { everywhere, forCalls, type Mode } from '../mode.ts';
import { isRecord } from '../spots.ts';
import { numbersAsText } from './numbers.ts';

const summary = /\/summary$/;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const groupsOf = (stats: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    list(stats).flatMap((one): [string, unknown][] =>
      isRecord(one) ? [[String(one['status']), one['total']]] : [],
    ),
  );
const statsOf = (groups: unknown): readonly object[] =>
  Object.entries(isRecord(groups) ? groups : {}).map(([status, total]) => ({ status, total }));
const sum = (numbers: readonly unknown[]): number =>
  numbers.reduce((total: number, one) => total + Number(one), 0);

/** Counts of a list by status, in REST v1's two shapes. */
export const summaryModes: readonly Mode[] = [
  forCalls('summaries: a status that is new', 'other', summary, (body) => ({
    ...body,
    ...(isRecord(body['groups']) && { groups: { ...body['groups'], on_hold: 3 } }),
    ...('stats' in body && { stats: [...list(body['stats']), { status: 'on_hold', total: 3 }] }),
  })),
  {
    ...everywhere('summaries: counts as text', 'read', numbersAsText),
    reword: (body, call) =>
      summary.test(call.path) ? everywhere('', 'read', numbersAsText).reword(body, call) : body,
  },
  forCalls('summaries: the other shape', 'read', summary, (body) => {
    const { groups, stats, total } = body;
    if (stats !== undefined) {
      const counted = groupsOf(stats);
      return { total: sum(Object.values(counted)), key: 'status', groups: counted };
    }
    // Where groups overlap, the other shape could not tell the total.
    return isRecord(groups) && sum(Object.values(groups)) === total ? { stats: statsOf(groups) } : body;
  }),
  { ...forCalls('summaries: nothing in them', 'told', summary, () => ({})), failsCalls: true },
  {
    name: 'summaries: none',
    outcome: 'told',
    failsCalls: true,
    reword: (body) => body,
    refuse: ({ method, path }) => (method === 'GET' && summary.test(path) ? 404 : null),
  },
];
