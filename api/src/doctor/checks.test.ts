import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { readSettings } from '../settings.ts';
import { TraceCollector } from '@shepherd/service/testing/trace-collector.ts';
import { examine } from './checks.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'doctor-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The findings for these settings in one state. */
async function said(state: string, environment: NodeJS.ProcessEnv = {}): Promise<readonly string[]> {
  const settings = readSettings({ DATA_DIR: folder, ...environment }, folder);
  const findings = await examine(settings);
  return findings.filter((finding) => finding.state === state).map(({ sentence }) => sentence);
}

it('an existing folder is checked with a trial file, which is removed', async () => {
  expect(await said('wrong')).toEqual([]);
  expect(await said('ok')).toEqual(
    expect.arrayContaining([
      `The database is in ${folder}`,
      `Files are kept in ${path.join(folder, 'files')}`,
      'Mails are shown at /mailbox, as there is no SMTP_URL',
    ]),
  );
  const left = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});

it('a folder that others can write or read is reported with the command that fixes it', async () => {
  await chmod(folder, 0o770);
  expect(await said('wrong')).toEqual([
    `Other accounts can write to ${folder} (mode 770), and REST v1 does not start: run chmod 700 '${folder}'`,
  ]);
  await chmod(folder, 0o750);
  expect(await said('wrong')).toEqual([]);
  expect(await said('note')).toContain(
    `Other accounts can read ${folder} (mode 750): run chmod 700 '${folder}'`,
  );
});

it('a missing folder is not created, because the database would later refuse it', async () => {
  const absent = path.join(folder, 'later');
  expect(await said('ok', { DATA_DIR: absent })).toEqual(
    expect.arrayContaining([
      `The database is going to be made in ${absent}`,
      `Files are going to be kept in ${path.join(absent, 'files')}`,
    ]),
  );
  expect(await readdir(folder)).toEqual([]);
});

it('a database without its uploaded files, or tables, is reported', async () => {
  const settings = { databaseUrl: null, dataDirectory: folder };
  const database = await openDatabase(settings);
  expect(await said('wrong')).toEqual([]);
  expect(await said('note')).toContainEqual(expect.stringMatching(/^The database is in use, and http/));
  await sql`insert into files (key, name, content_type, size, sha256, created_at)
    values ('abc.png', 'a.png', 'image/png', 1, 'x', '2026-11-20T10:00:00.000Z')`.execute(database);
  await database.destroy();
  expect(await said('wrong')).toEqual([
    expect.stringMatching(/^None of the newest 1 uploaded files of the database is in /),
  ]);
  await rm(path.join(folder, 'files'), { recursive: true });
  const again = await openDatabase(settings);
  await sql`drop table news cascade`.execute(again);
  await again.destroy();
  expect(await said('wrong')).toEqual([
    expect.stringContaining('the table news is missing'),
    expect.stringMatching(/^The folder .* is missing/),
  ]);
});

it('unreachable servers are reported, each by its setting', async () => {
  const s3 = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'not-to-be-shown' };
  const sentences = await said('wrong', {
    ...s3,
    DATABASE_URL: 'postgres://shepherd:not-to-be-shown@127.0.0.1:1/shepherd',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://user:not-to-be-shown@127.0.0.1:1',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=not-to-be-shown',
  });
  expect(sentences).toEqual([
    expect.stringContaining('DATABASE_URL cannot be used: connect ECONNREFUSED'),
    expect.stringContaining('A file cannot be put into the bucket photos'),
    expect.stringContaining('The server of SMTP_URL takes no mails: connect ECONNREFUSED'),
    expect.stringContaining('The collector at http://127.0.0.1:1/v1/traces does not answer'),
  ]);
  expect(sentences.join()).not.toContain('not-to-be-shown');
});

it('a collector that accepts traces is reported as usable', async () => {
  const collector = await TraceCollector.start();
  expect(await said('ok', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })).toContain(
    'The collector takes traces',
  );
  await collector.stop();
});

it('missing programs and addresses are left for the reader to judge', async () => {
  expect(
    await said('note', {
      FFMPEG_PATH: path.join(folder, 'ffmpeg'),
      API_URL: 'http://127.0.0.1:1',
      WEB_URL: 'http://127.0.0.1:1',
    }),
  ).toEqual([
    expect.stringContaining('does not run: videos are shown without posters'),
    expect.stringContaining('API_URL is http://127.0.0.1:1, where nothing answers now'),
    expect.stringContaining('WEB_URL is http://127.0.0.1:1, where nothing answers now'),
  ]);
});

it.skipIf(serverUrl === '')('PostgreSQL is checked as REST v1 uses it', async () => {
  const onServer = { DATABASE_URL: serverUrl };
  expect(await said('wrong', onServer)).toEqual([]);
  expect(await said('ok', onServer)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^PostgreSQL \d+.* answers in \d+ ms$/),
      'Connections have their settings',
      'This machine and PostgreSQL agree on the time',
    ]),
  );
  expect(await said('note', onServer)).toContain('Mails are stored and not sent: set SMTP_URL');
  expect(await said('wrong', { ...onServer, DATABASE_CONNECTIONS: '999' })).toEqual([
    expect.stringMatching(/^DATABASE_CONNECTIONS is 999, and PostgreSQL allows \d+ in total/),
  ]);
});
