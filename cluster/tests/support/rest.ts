/** Signs in to a REST v1 and returns a client for it. */
export async function signedInRest(
  port: number,
  email = 'owner@shepherd.test',
): Promise<(way: string, init?: RequestInit) => Promise<Response>> {
  const base = `http://127.0.0.1:${port}/v1`;
  const answer = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Shepherd1' }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return (way, init) =>
    fetch(`${base}/${way}`, { ...init, headers: { ...init?.headers, authorization: `Bearer ${token}` } });
}

/** A picture that an order accepts. */
export function picture(): FormData {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const body = new FormData();
  body.append('file', new Blob([png], { type: 'image/png' }), 'dot.png');
  return body;
}
