// @module-tag any-store
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Examples, readExamples } from './markdown.ts';
import { runExamples } from './session.ts';

const { programs, commands } = readExamples(
  await readFile(path.resolve(import.meta.dirname, '../../gateway/EXAMPLES.md'), 'utf8'),
);

/** Runs examples against a gateway that refuses its last request but one, and takes the same one again. */
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

it('the program waits and asks the same again', async () => {
  const asking = `import { ask } from './gateway.ts'; console.log(await ask('{ me { id } }'));`;
  const examples = {
    programs: [...programs, { name: 'main.ts', text: asking }],
    commands: [{ line: 0, text: 'node main.ts', output: [] }],
  };
  const { printed, exitCode, asked } = await askRefusing(examples, 2);
  expect({ printed, exitCode }).toEqual({ printed: "{ accessToken: 'answered' }\n", exitCode: 0 });
  expect(asked).toEqual([asked[0], asked[0]]);
});

it('curl does with its option', async () => {
  const shown = commands.filter(({ text }, index) => index === 0 || text.includes('--retry'));
  expect(shown).toHaveLength(2);
  const { printed, exitCode, asked } = await askRefusing({ programs: [], commands: shown }, 4);
  expect(exitCode).toBe(0);
  expect(printed).toContain('{"data":{"accessToken":"answered"}}');
  expect(asked).toHaveLength(4);
  expect(asked[3]).toBe(asked[2]);
});
