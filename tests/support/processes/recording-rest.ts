import { createServer, request } from 'node:http';

/** A proxy in front of a REST v1 that records the calls. */
export type RecordingRest = {
  /** Ends in `/v1`. */
  url: string;
  /** `GET /agents/7?…`, in order of arrival. */
  calls: string[];
  /** The target of the calls, ending in `/v1`. */
  forwardTo: (url: string) => void;
  stop: () => Promise<void>;
};

export async function startRecordingRest(): Promise<RecordingRest> {
  const calls: string[] = [];
  let target = '';
  const server = createServer((incoming, answer) => {
    const path = (incoming.url ?? '').replace(/^\/v1/, '');
    calls.push(`${incoming.method} ${decodeURIComponent(path)}`);
    const { host: _, ...headers } = incoming.headers;
    const outgoing = request(target + path, { method: incoming.method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    calls,
    forwardTo: (url) => {
      target = url;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
