import { connect, type Socket } from 'node:net';

export type SlowSockets = {
  /** Number of sockets that the server has closed. */
  closed: () => number;
  /** The answer to each socket. */
  answers: () => string[];
  hangUp: () => void;
};

/** Milliseconds between two bytes. */
const pace = 50;

/**
 * Opens connections that each send a beginning and then one byte after the other, without an end.
 * @param beginning of a request; more headers or a longer body follow
 */
export function openSlowSockets(port: number, count: number, beginning: string | Buffer): SlowSockets {
  const answers: string[] = [];
  let closed = 0;
  const sockets = Array.from({ length: count }, (_item, index): Socket => {
    const socket = connect(port, '127.0.0.1');
    answers.push('');
    socket.setEncoding('utf8').on('data', (chunk) => {
      answers[index] += String(chunk);
    });
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      closed += 1;
    });
    socket.write(beginning);
    return socket;
  });
  const dribble = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, pace);
  return {
    closed: () => closed,
    answers: () => answers,
    hangUp() {
      clearInterval(dribble);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** What a slow socket sends first, and its final answer. */
export const slowBeginnings: readonly { name: string; beginning: string; told: RegExp }[] = [
  {
    name: 'headers',
    beginning: 'POST /graphql HTTP/1.1\r\nhost: a\r\nx-slow: ',
    told: /^HTTP\/1\.1 408 [\s\S]*REQUEST_TIMEOUT/,
  },
  { name: 'a first line', beginning: 'GET /graphql?query=', told: /^HTTP\/1\.1 408 [\s\S]*REQUEST_TIMEOUT/ },
  {
    name: 'a body of known length',
    beginning:
      'POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 500000\r\n\r\n{"query":"{ ',
    told: /^HTTP\/1\.1 408 [\s\S]*REQUEST_TIMEOUT/,
  },
  {
    name: 'a body in chunks',
    beginning:
      'POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nfffff\r\n{"query":"{ ',
    told: /^HTTP\/1\.1 408 [\s\S]*REQUEST_TIMEOUT/,
  },
];
