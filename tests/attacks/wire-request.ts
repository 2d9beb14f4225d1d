export type Headers = Readonly<Record<string, string>>;

/** The bytes of an HTTP/1.1 request, with a session, so that the refusal is not for a missing one. */
export function wireRequest(
  method: string,
  target: string,
  headers: Headers = {},
  body: string | Buffer = '',
): Buffer {
  const content = Buffer.from(body);
  const all: Headers = {
    host: 'gateway.test',
    authorization: 'Bearer staff',
    ...(method !== 'GET' && { 'content-length': String(content.length) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`), content]);
}

export const postJson = (body: string | Buffer, headers: Headers = {}): Buffer =>
  wireRequest('POST', '/graphql', { 'content-type': 'application/json', ...headers }, body);

export const postQuery = (query: string, variables?: unknown): Buffer =>
  postJson(JSON.stringify({ query, variables }));

export const repeat = (count: number, text: string | ((index: number) => string)): string =>
  Array.from({ length: count }, (_item, index) => (typeof text === 'string' ? text : text(index))).join(' ');

export const nest = (levels: number, open: string, inside: string, close: string): string =>
  open.repeat(levels) + inside + close.repeat(levels);
