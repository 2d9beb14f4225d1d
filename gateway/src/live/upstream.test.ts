import { expect, test } from 'vitest';
import { RestError, UnreachableError } from '../errors/rest-error.ts';
import { Upstream } from './upstream.ts';
import type { OpenEvents } from './upstream.ts';

type From = Parameters<OpenEvents>[0];

const quick = { firstDelayMs: 0, longestDelayMs: 0, giveUpAfterMs: 60_000, readyWithinMs: 60_000 };
const data = JSON.stringify({ type: 'job', id: '5', kind: 'updated', at: '2026-11-20T14:05:00Z' });

/** Runs the connections one after the other, until the stream ends. */
async function run(
  after: string | null,
  connections: readonly (readonly (string | Error)[])[],
  patience = quick,
): Promise<{ froms: From[]; positions: string[]; error: Error }> {
  const froms: From[] = [];
  const positions: string[] = [];
  const error = await new Promise<Error>((resolve) => {
    const open: OpenEvents = async (from, use) => {
      const steps = connections[froms.length] ?? [new RestError(401, 'auth.unauthenticated', 'Over')];
      froms.push(from);
      for (const step of steps) {
        if (step instanceof Error) throw step;
        const [event = '', id] = step.split(' ');
        use({ event, id, data });
      }
    };
    const upstream = new Upstream(
      open,
      after,
      { ready: () => undefined, changed: (position) => positions.push(position), ended: resolve },
      patience,
    );
    expect(upstream).toBeDefined();
  });
  return { froms, positions, error };
}

test('continues after the last position, whether the connection broke or was ended', async () => {
  const { froms, positions, error } = await run(null, [
    ['ready 5', 'change 6', new UnreachableError(502, 'reset')],
    ['ready 8', 'change 7', 'change 8'],
    [new UnreachableError(502, 'refused')],
    [new RestError(503, 'unavailable', 'Busy')],
    ['ready 8', 'change 9'],
  ]);
  expect(positions).toEqual(['6', '7', '8', '9']);
  expect(froms).toEqual([
    { position: null, again: false },
    { position: '6', again: true },
    { position: '8', again: true },
    { position: '8', again: true },
    { position: '8', again: true },
    { position: '9', again: true },
  ]);
  expect(error).toMatchObject({ code: 'auth.unauthenticated' });
});

test('continues at the beginning where nothing has changed', async () => {
  const { froms } = await run(null, [['ready 5']]);
  expect(froms[1]).toEqual({ position: '5', again: true });
});

test('does not try again before the stream has begun', async () => {
  const { froms, error } = await run('4', [[new UnreachableError(502, 'refused')]]);
  expect(froms).toEqual([{ position: '4', again: false }]);
  expect(error).toBeInstanceOf(UnreachableError);
});

test('ends where changes may have been missed: without a position there is nothing to continue', async () => {
  const { froms, error } = await run(null, [['ready']]);
  expect(froms).toHaveLength(1);
  expect(error).toMatchObject({ status: 410, code: 'events.gone' });
});

test('ends when the server stays away', async () => {
  const broken = [new UnreachableError(502, 'refused')];
  const { froms, error } = await run(null, [['ready 5'], broken, broken], { ...quick, giveUpAfterMs: -1 });
  expect(froms).toHaveLength(1);
  expect(error).toBeInstanceOf(UnreachableError);
});

test('ends where the server answers and never begins', async () => {
  const open: OpenEvents = (_from, _use, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  const error = await new Promise<Error>((resolve) => {
    const listener = { ready: () => undefined, changed: () => undefined, ended: resolve };
    expect(new Upstream(open, null, listener, { ...quick, readyWithinMs: 1 })).toBeDefined();
  });
  expect(error).toMatchObject({ name: 'UnreachableError', status: 504 });
});
