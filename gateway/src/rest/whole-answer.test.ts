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
