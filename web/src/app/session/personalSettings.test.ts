import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../graphql/client.ts';
import { changeEvent } from '../../kit/person/settings/storedText.ts';
import { sendDelayMilliseconds } from '../../kit/person/settings/syncSettings.ts';
import { gatewayError, MockGateway } from '../../testing/mockGateway.ts';
import { startPersonalSettings } from './personalSettings.ts';

const notOffered = () => {
  throw gatewayError('This server does not keep saved views', { code: 'NOT_OFFERED', status: 501 });
};
const columns = {
  order: ['id'],
  shown: [],
  hidden: ['city'],
  pinned: [],
  widths: [{ column: 'id', width: 90 }],
};
const shared = {
  id: '5',
  list: '/jobs',
  name: 'Late',
  search: 'status=assigned',
  columns,
  audience: 'EVERYONE',
  default: true,
  owner: { id: 'u2', name: 'Ada Lane' },
  editable: false,
};

let end = () => {};
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

function start(answers: ConstructorParameters<typeof MockGateway>[0]): MockGateway {
  const gateway = new MockGateway({ savedViews: () => [], preferences: () => [], ...answers });
  const client = createClient({
    uri: 'http://gateway.test/graphql',
    fetch: gateway.fetch,
    onErrorLines: (lines) => expect(lines).toEqual([]),
    onUnauthenticated: () => undefined,
  });
  end = startPersonalSettings(client, 'u1');
  return gateway;
}
const stored = (name: string): unknown => JSON.parse(localStorage.getItem(`u1:${name}`) ?? 'null');
const settle = () => vi.advanceTimersByTimeAsync(sendDelayMilliseconds + 500);
const change = (name: string, value: unknown) => {
  localStorage.setItem(`u1:${name}`, JSON.stringify(value));
  window.dispatchEvent(new CustomEvent(changeEvent, { detail: { key: `u1:${name}`, value } }));
};
const sent = (gateway: MockGateway) =>
  gateway.requestsOf('SetPreference').map(({ variables }) => variables['input']);

test('takes views and settings of the server', async () => {
  const followed = vi.fn<(event: Event) => void>();
  window.addEventListener(changeEvent, followed, { once: true });
  const gateway = start({
    savedViews: () => [shared],
    preferences: () => [{ name: 'row-density', value: '"compact"' }],
  });
  await settle();
  expect(stored('row-density')).toBe('compact');
  expect(stored('saved-views')).toMatchObject([
    { id: '5', columns: { shown: { city: false }, widths: { id: 90 } }, default: true },
  ]);
  expect(followed).toHaveBeenCalledOnce();
  expect(sent(gateway)).toEqual([]);
});

test('moves the views and settings of this browser to the server once', async () => {
  localStorage.setItem('u1:views:/jobs', JSON.stringify([{ name: 'Mine', search: 'sort=id', columns: {} }]));
  localStorage.setItem('u1:columns:/jobs', '{"order":["id"]}');
  localStorage.setItem('u2:columns:/jobs', '{"order":["title"]}');
  const gateway = start({
    createSavedView: () => ({ ...shared, id: '6', name: 'Mine', audience: 'OWNER', default: false }),
    setPreference: () => ({ name: 'columns:/jobs' }),
  });
  await settle();
  expect(gateway.requestsOf('CreateSavedView')).toHaveLength(1);
  expect(stored('views:/jobs')).toBeNull();
  expect(stored('saved-views')).toMatchObject([{ id: '6', name: 'Mine' }]);
  expect(sent(gateway)).toEqual([{ name: 'columns:/jobs', value: '{"order":["id"]}' }]);
});

test('keeps both in the browser in front of a server without them', async () => {
  localStorage.setItem('u1:views:/jobs', JSON.stringify([{ name: 'Mine', search: '', columns: {} }]));
  const gateway = start({ savedViews: notOffered, preferences: notOffered });
  await settle();
  change('row-density', 'roomy');
  await settle();
  expect(stored('views:/jobs')).toHaveLength(1);
  expect(stored('saved-views')).toBeNull();
  expect(gateway.requests.map(({ operationName }) => operationName).toSorted()).toEqual([
    'Preferences',
    'SavedViews',
  ]);
});

test('sends the last of several changes, and an unsent one again at the next start', async () => {
  let fails = true;
  const gateway = start({
    setPreference: () => {
      if (fails) throw gatewayError('Busy', { code: 'unavailable', status: 503 });
      return { name: 'row-density' };
    },
  });
  await settle();
  change('row-density', 'roomy');
  change('row-density', 'compact');
  change('visits', ['/jobs']);
  await settle();
  expect(sent(gateway)).toEqual([{ name: 'row-density', value: '"compact"' }]);
  end();
  fails = false;
  // The server still has the older value: the change of this browser wins.
  const next = start({
    preferences: () => [{ name: 'row-density', value: '"normal"' }],
    setPreference: () => ({ name: 'row-density' }),
  });
  await settle();
  expect(sent(next)).toEqual([{ name: 'row-density', value: '"compact"' }]);
  expect(stored('row-density')).toBe('compact');
});
