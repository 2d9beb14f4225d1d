import { type Behaviour, answerJson } from './faulty-rest.ts';

/** Stands for all internals: hosts, statements, stacks, pages of proxies. */
export const secret = 'SECRET at Pool.query (/srv/rest/pool.js:7) SELECT * FROM users @db-7.internal';

const html = `<html><head><title>502 Bad Gateway</title></head><body>${secret}</body></html>`;

export const json =
  (body: unknown, status = 200, headers: object = {}): Behaviour =>
  ({ response }) =>
    answerJson(response, body, status, headers);

export const plain =
  (body: string | Buffer, status = 200, headers: object = {}): Behaviour =>
  ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };

export const page = (status: number, headers: object = {}): Behaviour =>
  plain(html, status, { 'content-type': 'text/html', ...headers });

/** An error in REST v1's own shape, with additional internals. */
export const failure = (
  status: number,
  code: string,
  details: object = {},
  headers: object = {},
): Behaviour =>
  json({ error: { code, message: 'No', stack: secret, ...details }, trace: secret }, status, headers);

/** Raw bytes, valid HTTP or not; then the end of the connection. */
export const bytes =
  (...parts: readonly (string | Buffer)[]): Behaviour =>
  ({ response }) => {
    for (const part of parts) response.socket?.write(part);
    response.socket?.end();
  };

/** The same, then silence. */
export const bytesAndSilence =
  (...parts: readonly (string | Buffer)[]): Behaviour =>
  ({ response }) => {
    for (const part of parts) response.socket?.write(part);
  };

/** The same, then a reset of the connection. */
export const bytesAndReset =
  (part: string): Behaviour =>
  ({ response }) => {
    response.socket?.write(part, () => response.socket?.resetAndDestroy());
  };

/** One byte after the other, without an end. */
export const dribble =
  (beginning: string): Behaviour =>
  ({ response }) => {
    response.socket?.write(beginning);
    const timer = setInterval(() => response.socket?.write('a'), 20);
    response.once('close', () => clearInterval(timer));
  };

export const closesAfterAnswer =
  (behaviour: Behaviour): Behaviour =>
  (call) => {
    // Announces keep-alive, and closes the connection.
    const { socket } = call.response;
    call.response.once('finish', () => socket?.destroy());
    behaviour(call);
  };

/** One space after the other in chunks, without an end. */
export const drip: Behaviour = ({ response }) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.once('close', () => clearInterval(timer));
};

/** As much as the connection takes, without an end. */
export const flood: Behaviour = ({ response }) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const spaces = ' '.repeat(65_536);
  const pour = () => {
    while (!response.destroyed && response.write(spaces));
  };
  response.on('drain', pour);
  pour();
};
