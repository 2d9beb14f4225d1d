import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { Value } from 'typebox/value';
import { attemptLimiter } from '../authentication/attempts.ts';
import { openSession } from '../authentication/sessions.ts';
import { calls } from '../calls.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { EventStreams } from '../events/event-streams.ts';
import type { Admitting } from '../http/admit.ts';
import type { Call } from '../http/call.ts';
import { createServer } from '../http/server.ts';
import { runDue } from '../outbox/runner.ts';
import type { WorkServices } from '../outbox/work.ts';
import { readSettings } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { works } from '../works.ts';
import { openTestDatabase } from './store/database.ts';
import { testNow } from './test-now.ts';

export const testSettings: Settings = readSettings({ API_PORT: '0', LOG_LEVEL: 'silent' }, '');

export type TestApi = {
  readonly database: Kysely<Database>;
  readonly server: FastifyInstance;
  /** Sends a request below /v1, signed in as the demo account of this name, or without a session. */
  send(
    account: string | null,
    method: Method,
    path: string,
    options?: Options,
  ): Promise<LightMyRequestResponse>;
  get(account: string | null, path: string, options?: Options): Promise<LightMyRequestResponse>;
  /** A bearer token of a demo account, for example `owner` for owner@shepherd.test. */
  token(account: string): Promise<string>;
  /** Runs enqueued work; a failing piece fails the test. */
  work(): Promise<void>;
  /** The dependencies of the server and its work. */
  readonly services: WorkServices;
  /** Advances the server's clock. */
  advance(milliseconds: number): void;
  now(): Date;
  close(): Promise<void>;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Options = { body?: unknown; headers?: Record<string, string> };

/** The whole API on its own database. Validates each answer against its declared schema. */
export async function startTestApi(
  extra: { calls?: readonly Call[]; settings?: Partial<Settings>; admitting?: Admitting } = {},
): Promise<TestApi> {
  const { database, close } = await openTestDatabase();
  let now = testNow;
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'shepherd-api-files-'));
  const settings = { ...testSettings, dataDirectory, ...extra.settings };
  const clock = (): Date => now;
  const events = new EventStreams({
    database,
    clock,
    shared: false,
    report: (error) => {
      throw error;
    },
  });
  const services = { database, settings, clock, limiter: attemptLimiter(database), events };
  const server = createServer({
    calls: [...calls, ...(extra.calls ?? [])],
    services,
    check: refuseUndeclared,
    ...(extra.admitting && { admitting: extra.admitting }),
  });
  const tokens = new Map<string, string>();

  const api: TestApi = {
    database,
    server,
    services,
    async token(account) {
      const known = tokens.get(account);
      if (known !== undefined) return known;
      const user = await database
        .selectFrom('users')
        .where('email', '=', `${account}@shepherd.test`)
        .select('id')
        .executeTakeFirstOrThrow();
      const session = await openSession(database, user.id, now, true);
      tokens.set(account, session.access_token);
      return session.access_token;
    },
    async send(account, method, path, { body, headers } = {}) {
      const request: InjectOptions = {
        method,
        url: `/v1/${path}`,
        headers: {
          ...(account !== null && { authorization: `Bearer ${await api.token(account)}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      };
      return server.inject(request);
    },
    get: (account, path, options) => api.send(account, 'GET', path, options),
    work: () =>
      runDue(services, works, (error, name) => {
        throw new Error(`The work ${name} failed`, { cause: error });
      }),
    advance(milliseconds) {
      now = new Date(now.getTime() + milliseconds);
    },
    now: () => now,
    async close() {
      await events.close();
      await server.close();
      await close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
  return api;
}

/** Fails the test for an answer with an undeclared property, or one that violates the schema. */
function refuseUndeclared(call: Call, value: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(value));
  const problems = Value.Errors(call.answer, sent);
  if (problems.length > 0)
    throw new Error(`${call.operationId} breaks its schema: ${JSON.stringify(problems.slice(0, 3))}`);
  const declared = JSON.stringify(Value.Clean(call.answer, structuredClone(sent)));
  if (declared !== JSON.stringify(sent)) throw new Error(`${call.operationId} answers undeclared properties`);
}
