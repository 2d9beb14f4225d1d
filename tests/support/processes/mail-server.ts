import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export type MailServer = {
  readonly port: number;
  /** Recipients of accepted mails. */
  readonly taken: string[];
  /** Whether it accepts mails; else it answers that the mailbox does not exist. */
  takes: boolean;
  readonly stop: () => Promise<void>;
};

/** A minimal mail server (RFC 5321). */
export async function startMailServer(): Promise<MailServer> {
  const server = createServer((socket) => {
    let inText = false;
    let recipient = '';
    const answer = (line: string): string => {
      const [verb = ''] = line.toUpperCase().split(/[ :]/, 1);
      if (verb === 'RCPT') {
        recipient = /<(.*)>/.exec(line)?.[1] ?? '';
        return mails.takes ? '250 ok' : '550 5.1.1 There is no such mailbox';
      }
      if (verb === 'DATA') {
        inText = true;
        return '354 go on';
      }
      return verb === 'QUIT' ? '221 bye' : '250 ok';
    };
    socket.write('220 ready\r\n');
    let rest = '';
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (inText && line !== '.') continue;
        if (inText) mails.taken.push(recipient);
        socket.write(`${inText ? '250 taken' : answer(line)}\r\n`);
        if (line === '.') inText = false;
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: it listens on a port, and not on a socket of the file system.
  const { port } = server.address() as AddressInfo;
  const mails: MailServer = {
    port,
    taken: [],
    takes: true,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mails;
}
