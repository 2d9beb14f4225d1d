import { createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a process with `--import`: serves the process's resource usage on a socket named after its id in the
 * folder `PROCESS_WINDOWS`, after a full collection for the request `collect`.
 */
const folder = process.env['PROCESS_WINDOWS'];
// A worker thread is loaded with the same options, and belongs to the process.
if (folder !== undefined && isMainThread) {
  const window = createServer({ allowHalfOpen: true }, (socket) => {
    void text(socket).then((question) => {
      if (question === 'collect') void globalThis.gc?.();
      const { user, system } = process.cpuUsage();
      const { heapUsed, external, rss } = process.memoryUsage();
      socket.end(
        JSON.stringify({ cpuMilliseconds: (user + system) / 1000, heapUsed, external, resident: rss }),
      );
    });
  });
  window.listen(path.join(folder, String(process.pid))).unref();
}
