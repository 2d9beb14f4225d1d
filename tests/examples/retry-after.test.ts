// @module-tag any-store
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Examples, readExamples } from './markdown.ts';
import { run, runExamples } from './session.ts';

const { programs, commands } = readExamples(
  await readFile(path.resolve(import.meta.dirname, '../../gateway/EXAMPLES.md'), 'utf8'),
);

/** Runs examples against a gateway that refuses their last request once. */
async function askRefusing(examples: Examples, requests: number) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    asked.push(Buffer.concat(await request.toArray()).toString());
    const isRefused = asked.length === requests - 1;
    response.writeHead(isRefused ? 429 : 200, {
      'content-type': 'application/json',
      ...(isRefused && { 'retry-after': '0' }),
    });
    response.end(JSON.stringify(isRefused ? { errors: [] } : { data: { accessToken: 'answered' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { printed, exitCode } = await runExamples(examples, `http://127.0.0.1:${port}`);
  server.close();
  return { printed: printed.at(-1), exitCode, asked };
}

it('the program waits and retries', async () => {
  const asking = `import { ask } from './gateway.ts'; console.log(await ask('{ me { id } }'));`;
  const examples = {
    programs: [...programs, { name: 'main.ts', text: asking }],
    commands: [{ line: 0, text: 'node main.ts', output: [] }],
  };
  const { printed, exitCode, asked } = await askRefusing(examples, 2);
  expect({ printed, exitCode }).toEqual({ printed: "{ accessToken: 'answered' }\n", exitCode: 0 });
  expect(asked).toEqual([asked[0], asked[0]]);
});

it('curl retries with its option', async () => {
  const shown = commands.filter(({ text }, index) => index === 0 || text.includes('--retry'));
  expect(shown).toHaveLength(2);
  const { printed, exitCode, asked } = await askRefusing({ programs: [], commands: shown }, 4);
  expect(exitCode).toBe(0);
  expect(printed).toContain('{"data":{"accessToken":"answered"}}');
  expect(asked).toHaveLength(4);
  expect(asked[3]).toBe(asked[2]);
});

/** Lists jobs with the client of gateway/examples; `answers` are given in turn: body and status. */
async function listJobs(answers: readonly (readonly [body: object, status?: number])[]) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const { query } = JSON.parse(Buffer.concat(await request.toArray()).toString()) as { query: string };
    const [body, status = 200] = answers[asked.length] ?? [{ data: {} }];
    asked.push(/^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? query);
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(status !== 200 && { 'retry-after': '0' }),
    });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const repository = path.resolve(import.meta.dirname, '../..');
  const ended = await run(process.execPath, ['gateway/examples/page-all-jobs.ts', '7'], repository, {
    GATEWAY: `http://127.0.0.1:${port}`,
    GATEWAY_EMAIL: 'a@example.com',
    GATEWAY_PASSWORD: 'Secret1',
  });
  server.close();
  return { ...ended, asked };
}

const signedIn = [{ data: { login: { accessToken: 'token' } } }] as const;
const order = [{ data: { order: { title: 'Audit', jobsCount: 0 } } }] as const;
const jobs = [{ data: { jobs: { items: [], pageInfo: { lastPage: 1, total: 0 } } } }] as const;
const refused = (code: string, retryAfterSeconds?: number) => ({
  data: null,
  errors: [
    {
      message: 'Not now',
      extensions: { code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) },
    },
  ],
});

it('the client of gateway/examples retries everything that was refused with 429 and 503', async () => {
  const { asked, exitCode } = await listJobs([
    [refused('rate_limited'), 429],
    signedIn,
    [refused('unavailable'), 503],
    order,
    jobs,
  ]);
  expect(exitCode).toBe(0);
  expect(asked).toEqual(['SignIn', 'SignIn', 'OrderToList', 'OrderToList', 'JobsOfOrder', 'SignOut']);
});

it('that client retries a query after a temporary partial failure, and no change', async () => {
  const again = await listJobs([signedIn, [refused('unavailable', 0)], order, jobs]);
  expect(again.exitCode).toBe(0);
  expect(again.asked).toEqual(['SignIn', 'OrderToList', 'OrderToList', 'JobsOfOrder', 'SignOut']);
  expect(await listJobs([[refused('rate_limited', 0)]])).toEqual({
    printed: '',
    complaints: 'rate_limited: Not now\n',
    exitCode: 1,
    asked: ['SignIn'],
  });
});

it("that client finally fails with the gateway's error", async () => {
  const never = Array.from({ length: 9 }, () => [refused('unavailable'), 503] as const);
  expect(await listJobs([signedIn, ...never])).toMatchObject({
    complaints: 'unavailable: Not now\n',
    exitCode: 1,
    asked: [
      'SignIn',
      ...Array.from({ length: 5 }, () => 'OrderToList'),
      ...Array.from({ length: 5 }, () => 'SignOut'),
    ],
  });
});
