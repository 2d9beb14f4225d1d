import { makePictures } from './picture.ts';
import type { PictureRequest } from './picture.ts';

/**
 * Decodes pictures in a separate process, so that a file that makes the decoder crash, hang or grow affects nothing
 * else. It answers one request after the other and ends with its parent.
 */
process.on('message', (request: PictureRequest) => {
  void makePictures(request).then((answer) => process.send?.(answer));
});
// Not by `exit`, which waits for threads: one may be reading, or hang in a decoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Signals to the process group are for the parent, which finishes running work.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
