import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { job, jobGateway } from './jobsFixture.ts';
import { shepherdName } from './shepherd.ts';

// Called for a cell of every row that is rendered.
vi.mock(import('./shepherd.ts'), async (original) => {
  const real = await original();
  return { ...real, shepherdName: vi.fn<typeof real.shepherdName>(real.shepherdName) };
});
afterEach(() => void vi.useRealTimers());

test('the badges update every minute, and no row is rendered again', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-11-22T09:00:00'),
  });
  const { gateway } = jobGateway([job('7-1'), job('7-2', { endDate: '2026-11-25' })]);
  await renderConsole(gateway, '/jobs');
  const badge = (text: string) =>
    screen.findByText((_, element) => element?.textContent?.trim() === text && element.tagName === 'SPAN');
  await badge('due in 2 d 8 h');
  const drawn = vi.mocked(shepherdName).mock.calls.length;
  expect(drawn).toBeGreaterThanOrEqual(2);
  const asked = gateway.requests.length;
  act(() => void vi.advanceTimersByTime(60 * 60_000));
  await badge('due in 2 d 7 h');
  await badge('due in 3 d 7 h');
  expect(vi.mocked(shepherdName).mock.calls).toHaveLength(drawn);
  expect(gateway.requests).toHaveLength(asked);
});
