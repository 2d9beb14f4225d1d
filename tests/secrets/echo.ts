import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';

export type Echo = { port: number; heard: () => string; stop: () => Promise<void> };

/** Kinds of failures, with messages that repeat the request with its headers and body. */
export const failures = {
  'an error of REST v1': (said: string) => ({ status: 500, body: envelope('internal', said) }),
  'an unknown error of REST v1': (said: string) => ({ status: 599, body: envelope('odd.code', said) }),
  'a refusal of REST v1': (said: string) => ({ status: 503, body: envelope('unavailable', said) }),
  'words for an error': (said: string) => ({ status: 500, body: said }),
  'words for an answer': (said: string) => ({ status: 200, body: said }),
  'half an answer': (said: string) => ({
    status: 200,
    body: JSON.stringify({ data: [{ said }] }).slice(0, -4),
  }),
  'another answer': (said: string) => ({ status: 200, body: JSON.stringify([said, { said }]) }),
  'a refusal of a proxy': (said: string) => ({ status: 503, body: `<h1>${said}</h1>` }),
  'too long an answer': (said: string) => ({ status: 200, body: said.padEnd(33 * 1024 * 1024, ' ') }),
} as const;
export type Failure = keyof typeof failures;

const envelope = (code: string, message: string): string => JSON.stringify({ error: { code, message } });

/** A server with the given failures that repeats everything that it receives. */
export async function startEcho(failure: () => Failure): Promise<Echo> {
  let heard = '';
  const server = createHttpServer((request, response) => {
    void text(request).then((body) => {
      const said = `${request.method} ${request.url} ${JSON.stringify(request.headers)} ${body}`;
      heard += said;
      const answer = failures[failure()](said);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  return { ...(await listening(server)), heard: () => heard };
}

/** A mail server that accepts any credentials and rejects the mails because of their recipient. */
export async function startRefusingMailServer(): Promise<Echo> {
  let heard = '';
  const server = createServer((socket) => {
    socket.setEncoding('utf8').on('data', (line: string) => {
      heard += line;
      if (/^EHLO/i.test(line)) socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n');
      else if (/^AUTH/i.test(line)) socket.write('235 Welcome\r\n');
      else if (/^RCPT/i.test(line))
        socket.write(`550 5.1.1 ${line.trim().slice(8)}: nobody of that name\r\n`);
      else socket.write('250 OK\r\n');
    });
    socket.on('error', () => {});
    socket.write('220 mail.test\r\n');
  });
  return { ...(await listening(server)), heard: () => heard };
}

async function listening(server: Server): Promise<{ port: number; stop: () => Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return {
    port: address.port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
