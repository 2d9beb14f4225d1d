import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Loaded into a process with `--import`: tells what the process uses to whoever asks at the socket `PROCESS_WINDOW`,
 * after collecting all garbage when asked to `collect`.
 */
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
window.listen(process.env['PROCESS_WINDOW']).unref();
