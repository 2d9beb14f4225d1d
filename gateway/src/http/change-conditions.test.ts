import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FileGateway } from '../testing/file-gateway.ts';
import { png } from '../testing/upload-form.ts';
import { TestGateway } from '../testing/gateway.ts';
import { RestServer } from '../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;
let files: FileGateway;

beforeAll(async () => {
  rest = await RestServer.start();
  [gateway, files] = await Promise.all([TestGateway.start(rest.url), FileGateway.start()]);
});
beforeEach(() => {
  rest.forget();
  files.reset();
});
afterAll(async () => {
  await files.stop();
  await gateway.stop();
  await rest.stop();
});

const tooLong = 'x'.repeat(201);

test.each([
  ['idempotency-key', tooLong],
  ['idempotency-key', 'clé'],
  ['idempotency-key', ''],
  ['if-match', `"${tooLong}"`],
])('a change with an %s that cannot be forwarded is refused', async (name, value) => {
  const refusal = {
    errors: [
      {
        message: `The header ${name} must have 1 to 200 characters of ASCII`,
        extensions: { code: 'BAD_REQUEST', status: 400 },
      },
    ],
  };
  const change = 'mutation { addJobComment(input: { jobId: "7-1", text: "Hello" }) { id } }';
  const asked = await gateway.post(change, { headers: { [name]: value } });
  expect([asked.statusCode, asked.json()]).toEqual([400, refusal]);
  const sent = await files.upload('/files/orders/images', [['a.png', png]], { [name]: value });
  expect([sent.statusCode, sent.json()]).toEqual([400, refusal]);
  expect([...rest.calls, ...files.rest.calls]).toEqual([]);
});
