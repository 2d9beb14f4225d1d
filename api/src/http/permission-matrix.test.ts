import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../authentication/sessions.ts';
import { calls } from '../calls.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { hour, later } from '../time/instants.ts';

/**
 * The permissions of every call, maintained by hand instead of derived from the code. The table says that a call is
 * public, needs any session, or needs one of the listed roles.
 */
const table = new Map(
  readFileSync(new URL('permission-matrix.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [method = '', path = '', who = ''] = line.split('\t');
      return [`${method} ${path}`, who] as const;
    }),
);

const accounts = {
  owner: 'owner',
  administrator: 'admin',
  operations: 'operations',
  reviewer: 'reviewer',
  finance: 'finance',
  content_editor: 'content',
  support: 'support',
} as const;
type Role = keyof typeof accounts;
const roles = Object.keys(accounts) as Role[];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A path with ids that do not exist, so that an allowed call changes nothing. */
const emptyPath = (path: string): string =>
  path
    .replace('{key}', 'nosuchfile.png?expires=1&signature=none')
    .replace('{token}', 'nothing')
    .replace(/^events$/, 'events?after=nothing')
    .replace('{ids}', '999999-1')
    .replace('jobs/{id}', 'jobs/999999-1')
    .replace(/\{\w+\}/g, '999999999');

/** A separate session per request, because one of the calls ends its session. */
async function tokenOf(account: string, opened: Date): Promise<string> {
  const user = await api.database
    .selectFrom('users')
    .where('email', '=', `${account}@shepherd.test`)
    .select('id')
    .executeTakeFirstOrThrow();
  return (await openSession(api.database, user.id, opened, false)).access_token;
}

async function answerTo(
  call: (typeof calls)[number],
  token: string | null,
): Promise<{ status: number; code: string }> {
  const answer = await api.server.inject({
    method: call.method,
    url: `/v1/${emptyPath(call.path)}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  const isJson = answer.headers['content-type']?.toString().startsWith('application/json') === true;
  return { status: answer.statusCode, code: isJson ? (answer.json().error?.code ?? '') : '' };
}

it('the matrix lists every call and nothing else', () => {
  const declared = calls.map((call) => `${call.method} ${call.path}`);
  expect([...table.keys()].sort()).toEqual(declared.sort());
});

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (name, call) => {
  const who = table.get(name) ?? '';
  const open = who === 'everybody';

  it('requires strangers, disabled users and ended sessions to sign in, unless it is public', async () => {
    const tokens = [
      null,
      'no-such-token',
      await tokenOf('disabled', api.now()),
      await tokenOf('owner', later(api.now(), -13 * hour)),
    ];
    for (const token of tokens) {
      const { code } = await answerTo(call, token);
      expect(code === 'auth.unauthenticated').toBe(!open);
    }
  });

  it(`is for ${who}`, async () => {
    const allowed = roles.filter((role) => open || who === 'signed-in' || who.split(' ').includes(role));
    const passed: Role[] = [];
    for (const role of roles) {
      const { status, code } = await answerTo(call, await tokenOf(accounts[role], api.now()));
      expect(status).toBeLessThan(500);
      if (code !== 'auth.forbidden') passed.push(role);
    }
    expect(passed).toEqual(allowed);
  });
});
