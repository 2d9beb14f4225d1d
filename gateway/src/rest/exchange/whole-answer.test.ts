import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { WholeAnswer } from './whole-answer.ts';

/** The controller that undici passes; nothing here uses it. */
const controller = {
  aborted: false,
  paused: false,
  reason: null,
  abort: () => undefined,
  pause: () => undefined,
  resume: () => undefined,
};

test.each([[[]], [['ab']], [['ab', 'cd']], [['ab', 'cd', 'ef']]])(
  'the bytes %j become the whole answer',
  async (pieces) => {
    const answer = new WholeAnswer();
    answer.onRequestStart(controller);
    answer.onResponseStart(controller, 203, { etag: '"1"' });
    for (const piece of pieces) answer.onResponseData(controller, Buffer.from(piece));
    answer.onResponseEnd();
    const { status, headers, bytes } = await answer.whole;
    expect([status, headers, bytes.toString()]).toEqual([203, { etag: '"1"' }, pieces.join('')]);
  },
);

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** Passes an answer one chunk, to which nothing else refers. */
function oneChunk(answer: WholeAnswer): WeakRef<Buffer> {
  const chunk = Buffer.alloc(1_000_000);
  answer.onResponseData(controller, chunk);
  return new WeakRef(chunk);
}

test.each<[string, (answer: WholeAnswer) => void]>([
  ['broken off', (answer) => answer.onResponseError(controller, new Error('The socket was closed'))],
  ['given up', (answer) => answer.giveUp(new Error('deadline'))],
])('an answer that is %s frees what has arrived, before and after', async (_, end) => {
  if (typeof collectGarbage !== 'function') throw new Error('Garbage cannot be collected');
  const answer = new WholeAnswer();
  answer.onRequestStart(controller);
  answer.onResponseStart(controller, 200, {});
  const before = oneChunk(answer);
  end(answer);
  const after = oneChunk(answer);
  await expect(answer.whole).rejects.toThrow(/closed|deadline/);
  // A WeakRef keeps its target until the current task ends.
  await setImmediate();
  collectGarbage();
  expect([before.deref(), after.deref()]).toEqual([undefined, undefined]);
  // undici may still refer to it.
  expect(answer).toBeInstanceOf(WholeAnswer);
});
