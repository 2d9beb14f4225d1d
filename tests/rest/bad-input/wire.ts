import { connect, type Socket } from 'node:net';

export type WireAnswer = {
  status: number;
  headers: Record<string, string>;
  text: string;
  milliseconds: number;
};

/**
 * A keep-alive HTTP/1.1 connection that sends exact bytes: clients refuse to send most of what a server must withstand.
 * It reconnects when the server has closed.
 */
export type Wire = {
  /**
   * Sends a whole request and reads its answer. Fails after a timeout; null when the server closed without an answer.
   */
  exchange: (request: Buffer, patience?: number) => Promise<WireAnswer | null>;
  /** Sends and closes without waiting. */
  hangUpAfter: (request: Buffer) => Promise<void>;
  close: () => void;
};

export function openWire(port: number, host = 'localhost'): Wire {
  let socket: Socket | null = null;

  const connected = async (): Promise<Socket> => {
    if (socket !== null && !socket.destroyed && socket.writable) return socket;
    const fresh = connect({ port, host, noDelay: true });
    fresh.on('error', () => fresh.destroy());
    await new Promise<void>((resolve, reject) => {
      fresh.once('connect', () => resolve());
      fresh.once('close', () => reject(new Error(`Nothing accepts connections on port ${port}`)));
    });
    socket = fresh;
    return fresh;
  };

  return {
    async exchange(request, patience = 30_000) {
      const isReused = socket !== null;
      const started = performance.now();
      let current = await connected();
      let answer = await readAnswer(current, request, patience);
      if (answer === null && isReused) {
        // A server may close an idle connection at any moment (RFC 9112, 9.3.1): a fresh one tells the cases apart.
        current.destroy();
        current = await connected();
        answer = await readAnswer(current, request, patience);
      }
      if (answer === null || answer.headers['connection'] === 'close' || isStream(answer.headers))
        current.destroy();
      return answer && { ...answer, milliseconds: performance.now() - started };
    },
    async hangUpAfter(request) {
      const current = await connected();
      await new Promise<void>((resolve) => current.write(request, () => resolve()));
      current.destroy();
    },
    close: () => socket?.destroy(),
  };
}

type Parsed = Omit<WireAnswer, 'milliseconds'>;

function readAnswer(socket: Socket, request: Buffer, patience: number): Promise<Parsed | null> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const settle = (act: () => void): void => {
      clearTimeout(limit);
      socket.off('data', onData);
      socket.off('close', onClose);
      act();
    };
    const onData = (chunk: Buffer): void => {
      received = Buffer.concat([received, chunk]);
      const answer = parse(received, request, false);
      if (answer) settle(() => resolve(answer));
    };
    const onClose = (): void => settle(() => resolve(parse(received, request, true)));
    const limit = setTimeout(
      () =>
        settle(() => {
          socket.destroy();
          reject(new Error(`No answer within ${patience} ms`));
        }),
      patience,
    );
    socket.on('data', onData);
    socket.on('close', onClose);
    socket.write(request);
  });
}

const isStream = (headers: Readonly<Record<string, string>>): boolean =>
  headers['content-type']?.startsWith('text/event-stream') === true;

/** Null while the answer is incomplete (RFC 9112, 6.3). */
function parse(received: Buffer, request: Buffer, closed: boolean): Parsed | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [first = '', ...lines] = received.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
  if (status === 100) return parse(received.subarray(end + 4), request, closed);
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  const body = received.subarray(end + 4);
  const answer = (bytes: Buffer): Parsed => ({ status, headers, text: bytes.toString('utf8') });

  // A stream of events does not end by itself: its head is the answer.
  if (isStream(headers)) return answer(Buffer.alloc(0));
  if (status === 204 || status === 304 || request.subarray(0, 5).toString() === 'HEAD ')
    return answer(Buffer.alloc(0));
  if (headers['transfer-encoding'] === 'chunked') {
    const whole = joinChunks(body);
    return whole && answer(whole);
  }
  const length = headers['content-length'];
  if (length !== undefined)
    return body.length >= Number(length) ? answer(body.subarray(0, Number(length))) : null;
  return closed ? answer(body) : null;
}

function joinChunks(body: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = body.indexOf('\r\n', at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(body.subarray(at, lineEnd).toString('latin1'), 16);
    if (size === 0) return body.indexOf('\r\n', lineEnd + 2) < 0 ? null : Buffer.concat(chunks);
    const start = lineEnd + 2;
    if (body.length < start + size + 2) return null;
    chunks.push(body.subarray(start, start + size));
    at = start + size + 2;
  }
}
