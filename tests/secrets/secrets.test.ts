import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../api/src/database/open.ts';
import { refuseMailsTo, textsOf } from '../../api/src/testing/store/whole-database.ts';
import { startProduct } from '../support/processes/product.ts';
import { makeCanaries } from './canaries.ts';
import { startEcho } from './echo.ts';
import { travel } from './journey.ts';

it('writes no secret that it receives: not to its log, database, metrics, traces or errors', async () => {
  const canaries = makeCanaries();
  const findings: string[] = [];
  let log = '';
  let store = { databaseUrl: null as string | null, dataDirectory: '' };
  const collector = await startEcho(() => 'another answer');
  onTestFinished(collector.stop);
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}` };
  const product = await startProduct({
    api: { LOG_LEVEL: 'trace', SMTP_URL: '', ...traced },
    gateway: { LOG_LEVEL: 'trace', ...traced },
    hear: (text) => (log += text),
    async prepare(environment) {
      store = {
        databaseUrl: environment['DATABASE_URL'] || null,
        dataDirectory: environment['DATA_DIR'] ?? '',
      };
      const database = await openDatabase(store);
      await refuseMailsTo(database, 'refused-');
      await database.destroy();
      if (store.databaseUrl === null) return;
      // Servers that trust local connections accept any password.
      const url = new URL(store.databaseUrl);
      url.password = canaries.plant('the password of the database');
      environment['DATABASE_URL'] = url.href;
    },
  });
  onTestFinished(product.stop);

  const { unexpected, calls } = await travel(product, canaries, findings);
  expect(unexpected).toEqual([]);

  for (const line of log.split('\n')) findings.push(...canaries.foundIn('the log', line));
  findings.push(...canaries.foundIn('the figures of the gateway', await figures(product.url)));
  await product.gateway.stop();
  await product.api.stop();
  findings.push(...canaries.foundIn('the traces', collector.heard()));
  const database = await openDatabase(store);
  const texts = await textsOf(database);
  await database.destroy();
  for (const { table, text } of texts)
    findings.push(
      ...canaries.foundIn(`the table ${table}`, text).filter((finding) => !isMeant(table, finding)),
    );

  expect(findings).toEqual([]);
  expect(calls).toBeGreaterThan(80);
  expect(canaries.count()).toBeGreaterThan(30);
  const spans = [
    'POST /v1/traces',
    'POST /auth/login',
    'POST /public/reports/{token}',
    'POST /v1/public/reports/:token',
    'select users',
    'work mail',
  ];
  expect(spans.filter((call) => !collector.heard().includes(call))).toEqual([]);
  expect(log.split('\n').length).toBeGreaterThan(calls);
  expect(texts.find(({ table }) => table === 'users')?.text).toContain('owner@shepherd.test');
  // Planned at the start of the product, before everything that the journey waits for.
  const people = texts.find(({ table }) => table === 'agents')?.text.split('\n') ?? [];
  const removed = people.filter((person) => person.includes('"retire_reason": "removed"'));
  expect(removed.length).toBeGreaterThan(0);
  expect(removed.filter((person) => !person.includes('@removed.invalid'))).toEqual([]);
}, 300_000);

const figures = async (url: string): Promise<string> => (await fetch(`${url}/metrics`)).text();

/** The address of a user with an account, and mails in the queue. */
const isMeant = (table: string, finding: string): boolean =>
  (table === 'mails' && finding.startsWith('link in a mail')) ||
  (['mails', 'users'].includes(table) && finding.startsWith('the address of somebody new'));
