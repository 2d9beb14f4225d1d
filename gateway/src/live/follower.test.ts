import { describe, expect, test, vi } from 'vitest';
import { NotOfferedError } from '../errors/rest-error.ts';
import type { RecordChange } from '../schema/parents.ts';
import { Follower } from './follower.ts';

const change = (position: string, type: RecordChange['type'] = 'job', id = '7-1'): RecordChange => ({
  position,
  type,
  id,
  kind: 'updated',
  by: null,
  at: '2026-11-29T09:00:00Z',
});

function follow(filter: { types?: readonly RecordChange['type'][]; ids?: readonly string[] } = {}) {
  const left = vi.fn<() => void>();
  const overflowed = vi.fn<() => void>();
  const { types = null, ids = null } = filter;
  const follower = new Follower({ types, ids }, 2, { left, overflowed });
  return { follower, left, overflowed };
}
const positionOf = async (follower: Follower) => (await follower.next()).value?.position;

test('changes are read in their order, and awaited', async () => {
  const { follower } = follow();
  follower.take(change('1'));
  follower.take(change('2'));
  expect([await positionOf(follower), await positionOf(follower)]).toEqual(['1', '2']);
  const next = positionOf(follower);
  follower.take(change('3'));
  expect(await next).toBe('3');
});

test('only changes of the asked types and ids are queued', async () => {
  const { follower } = follow({ types: ['order'], ids: ['7'] });
  follower.take(change('1', 'job', '7'));
  follower.take(change('2', 'order', '8'));
  follower.take(change('3', 'order', '7'));
  expect(await positionOf(follower)).toBe('3');
});

describe('a reader that is too slow', () => {
  test('is cut off once, and its queue is dropped', async () => {
    const { follower, left, overflowed } = follow();
    for (const position of ['1', '2', '3', '4']) follower.take(change(position));
    expect([left.mock.calls.length, overflowed.mock.calls.length]).toEqual([1, 1]);
    expect(await follower.next()).toEqual({ done: true, value: undefined });
  });
});

describe('the end', () => {
  test('comes after what was queued, with its error once', async () => {
    const { follower, left } = follow();
    follower.take(change('1'));
    follower.end(new NotOfferedError('No stream'));
    follower.take(change('2'));
    expect(await positionOf(follower)).toBe('1');
    await expect(follower.next()).rejects.toThrow(NotOfferedError);
    expect(await follower.next()).toEqual({ done: true, value: undefined });
    expect(left).toHaveBeenCalledTimes(1);
  });

  test('reaches a reader that waits', async () => {
    const failing = follow().follower;
    const refused = failing.next();
    failing.end(new NotOfferedError('No stream'));
    await expect(refused).rejects.toThrow(NotOfferedError);
    const completed = follow().follower;
    const last = completed.next();
    completed.end(null);
    expect(await last).toEqual({ done: true, value: undefined });
  });

  test('by the reader drops what was queued', async () => {
    const { follower, left } = follow();
    follower.take(change('1'));
    await follower.return();
    expect(await follower.next()).toEqual({ done: true, value: undefined });
    expect(left).toHaveBeenCalledTimes(1);
  });
});
