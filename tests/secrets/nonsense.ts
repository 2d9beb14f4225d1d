import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Journey } from './witness.ts';

export const login = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken expiresAt } }';

/** Malformed requests get an error, which may repeat what could not be read. */
export async function sendNonsense({ product, canaries, see, owner }: Journey): Promise<void> {
  const secret = canaries.plant('a secret in a request that cannot be read');
  const json = { 'content-type': 'application/json' };
  const post = { method: 'POST', headers: json };
  for (const body of [`{"password":"${secret}"`, `"${secret}"}`, `{"password":${secret}}`]) {
    await see.page(400, `${product.restUrl}/auth/login?a=${secret}`, { ...post, body });
    await see.page(400, `${product.graphqlUrl}?a=${secret}`, { ...post, body });
  }
  for (const body of [{ email: secret, password: [secret] }, { [secret]: secret }, [secret], secret])
    await see.rest(422, { method: 'POST', path: '/auth/login', body: JSON.stringify(body), headers: json });
  await see.rest(415, {
    method: 'POST',
    path: '/auth/login',
    body: secret,
    headers: { 'content-type': 'text/html' },
  });
  await see.rest(404, { method: 'GET', path: `/nowhere/x?y=${secret}`, token: owner });
  for (const input of [
    { email: secret, password: secret },
    { email: 'a@b.test', password: { secret } },
    { email: 'a@b.test', password: secret, transport: secret },
    { email: 'a@b.test', password: secret, more: secret },
    secret,
  ])
    await see.graphql(400, { query: login, variables: { input } });
  for (const query of [
    `mutation { login(input: { email: "a@b.test", password: "${secret} }) { accessToken } }`,
    `mutation { login(input: "${secret}") { accessToken } }`,
    `mutation { login(input: { email: "${secret}", password: "x" }) { accessToken } }`,
    `mutation { login(input: { email: "a@b.test", password: "x", transport: "${secret}" }) { accessToken } }`,
    `mutation { login(input: { email: "a@b.test", password: "x", rememberMe: "${secret}" }) { accessToken } }`,
    `{ me { id } } "${secret}"`,
  ])
    await see.graphql(400, { query });
  for (const port of [product.api.port, product.gateway.port]) {
    const long = secret.repeat(4_000);
    for (const head of [
      `GET /x?token=${secret} NONSENSE`,
      `GET /%zz${secret} HTTP/1.1`,
      `GET / HTTP/1.1\r\nx: ${long}`,
    ])
      see.saw(
        'the answer to no request',
        await wire(port, `${head}\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
      );
  }
}

async function wire(port: number, bytes: string): Promise<string> {
  const socket = connect(port, 'localhost');
  // The server may close it during the write; the answer counts.
  socket.on('error', () => {});
  socket.write(bytes);
  return text(socket).catch(() => '');
}
