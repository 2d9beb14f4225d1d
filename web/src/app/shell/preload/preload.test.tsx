import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Permission } from '../../../graphql/generated/schema.ts';
import { profile } from '../../../testing/fixtures.ts';
import { MockGateway } from '../../../testing/mockGateway.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';

/** The root fields that were requested once the browser was idle. */
async function askedFor(permissions: readonly Permission[]): Promise<string[]> {
  const asked: string[] = [];
  const record = (name: string, answer: unknown = []) => [name, () => (asked.push(name), answer)] as const;
  const gateway = new MockGateway({
    me: () => profile(permissions),
    ...Object.fromEntries(
      [
        'agentTags',
        'countries',
        'currencies',
        'industries',
        'marketRules',
        'orderCategories',
        'roles',
        'skills',
        'workflows',
      ].map((name) => record(name)),
    ),
  });
  const idle = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(1);
  await renderConsole(gateway, '/');
  await screen.findByRole('navigation', { name: 'Main' });
  expect(asked).toEqual([]);
  idle.mock.lastCall?.[0]({ didTimeout: false, timeRemaining: () => 50 });
  await waitFor(() =>
    expect(gateway.requestsOf('ReferenceData')).toHaveLength(Math.min(permissions.length, 1)),
  );
  cleanup();
  idle.mockRestore();
  return asked.toSorted();
}

test.each<[readonly Permission[], readonly string[]]>([
  [['ORDERS_VIEW'], ['countries', 'orderCategories', 'workflows']],
  [['CUSTOMERS_VIEW'], ['countries', 'industries']],
  [['TEMPLATES_VIEW'], ['currencies']],
  [['JOBS_VIEW'], ['agentTags', 'skills']],
  [['JOBS_MANAGE'], ['marketRules']],
  [['USERS_VIEW'], ['roles']],
  [[], []],
])('%j preloads %j in one request', async (permissions, fields) => {
  expect(await askedFor(permissions)).toEqual(fields);
});
