import { makePictures } from './picture.ts';
import type { PictureRequest } from './picture.ts';

/**
 * Where pictures are decoded: a process of its own, so that a file that makes the decoder crash, hang or grow takes
 * nothing else with it. It answers one request after the other and ends with whoever started it.
 */
process.on('message', (request: PictureRequest) => {
  void makePictures(request).then((answer) => process.send?.(answer));
});
// Not by `exit`, which waits for threads: one may be reading, or hang in a decoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// A signal to the whole group is for the parent, which finishes what it has begun.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
