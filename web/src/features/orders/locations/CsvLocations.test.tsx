import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollMilliseconds } from '../../../constants.ts';
import { createClient } from '../../../graphql/client.ts';
import type { Permission } from '../../../graphql/generated/schema.ts';
import { PageRouter } from '../../../kit/page/PageRouter.tsx';
import { PermissionProvider } from '../../../kit/permission/PermissionProvider.tsx';
import { closeToasts, shownToasts } from '../../../kit/toast/toast.ts';
import { keepDownloads } from '../../../testing/download.ts';
import { gatewayError, MockGateway } from '../../../testing/mockGateway.ts';
import { openedDialog, press } from '../../../testing/person.ts';
import { requiredColumns } from './csv/columns.ts';
import { CsvLocations } from './CsvLocations.tsx';
import type { CsvLocationsState } from './CsvLocations.tsx';

/** The result of the next transfers. */
let transfer: { status: number; hold?: Promise<void> } = { status: 204 };
const transferred: { address: string; body: Blob }[] = [];

class Transfer extends EventTarget {
  readonly upload = new EventTarget();
  responseType = '';
  status = 0;
  readonly response = null;
  #address = '';
  open(_method: string, address: string) {
    this.#address = address;
  }
  setRequestHeader() {
    return undefined;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  send(body: Blob) {
    const { status, hold = Promise.resolve() } = transfer;
    void hold.then(() => {
      this.status = status;
      transferred.push({ address: this.#address, body });
      this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'));
    });
  }
}

beforeEach(() => {
  transfer = { status: 204 };
  transferred.length = 0;
  closeToasts();
  sessionStorage.clear();
  vi.stubGlobal('XMLHttpRequest', Transfer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const header = requiredColumns.join();
const row = (reference: string) => `${reference},1 High Street,Leeds,LS1,2026-12-01,2026-12-02,09:00,17:00`;
const mixed = [header, row('L1'), row('L2').replace('Leeds', ''), row('L3')].join('\n');

type Upload = Readonly<Record<string, unknown>> & { readonly id: string; readonly status: string };
const upload = (status: string, more: object = {}): Upload => ({
  id: '9',
  status,
  url: '/files/abc.csv?signature=1',
  completed: 0,
  progress: 0,
  fails: [],
  locating: 0,
  notices: [],
  cancellationReason: null,
  ...more,
});

async function open(before: readonly Upload[] = []) {
  const state = { uploads: before, total: 0 };
  const become = (change: object) => {
    state.uploads = state.uploads.map((one) => (one.id === '9' ? { ...one, ...change } : one));
    return state.uploads.find(({ id }) => id === '9');
  };
  const gateway = new MockGateway({
    countries: () => [{ id: 'GB', name: 'United Kingdom' }],
    order: () => ({
      id: '7',
      uploads: () => state.uploads,
      upload: () => ({
        id: '9',
        failed: [
          {
            row: 2,
            problems: [{ field: 'city', message: 'That field is required' }],
            values: [
              { column: 'reference', value: 'L2' },
              { column: 'city', value: '' },
              { column: 'longitude', value: '-1.5' },
            ],
          },
        ],
      }),
      locations: () => ({
        items: [],
        pageInfo: { page: 1, perPage: 1, lastPage: 1, total: state.total, from: 0, to: 0 },
      }),
    }),
    createLocationsUpload: () => {
      state.uploads = [upload('PENDING'), ...state.uploads];
      return state.uploads[0];
    },
    startLocationsUpload: () => become({ status: 'IN_PROGRESS' }),
    cancelLocationsUpload: ({ input }: { input: { reason: string } }) =>
      become({ status: 'CANCELLED', cancellationReason: input.reason }),
  });
  const client = createClient({
    uri: 'http://gateway.test/graphql',
    fetch: gateway.fetch,
    onErrorLines: () => undefined,
    onUnauthenticated: () => undefined,
  });
  const states: CsvLocationsState[] = [];
  const held: readonly Permission[] = ['ORDERS_VIEW', 'ORDERS_MANAGE'];
  const element = <CsvLocations orderId="7" country="GB" onState={(told) => states.push(told)} />;
  await act(async () =>
    render(
      <MantineProvider env="test">
        <ApolloProvider client={client}>
          <PermissionProvider held={held}>
            <PageRouter router={createMemoryRouter([{ path: '/', element }])} />
          </PermissionProvider>
        </ApolloProvider>
      </MantineProvider>,
    ),
  );
  const end = (change: object, total = state.total) => {
    state.total = total;
    become(change);
    // Triggers the next poll: advances the clock and shows the tab again.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + pollMilliseconds });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  return { gateway, states, end, become };
}

const drop = async (text: string, name = 'shops.csv') => {
  const file = new File([text], name);
  // jsdom's files have no `arrayBuffer()`.
  Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(text).buffer });
  await userEvent.upload(await screen.findByLabelText('Locations file'), file, { applyAccept: false });
};
const errors = () => shownToasts().flatMap(({ kind, lines }) => (kind === 'error' ? lines : []));

test('a file is reviewed before it is sent, sent in three steps, and polled until it is completed', async () => {
  const { gateway, states, end } = await open();
  await drop(mixed);
  expect(await screen.findByText(/3 rows, 1 with errors/)).toBeTruthy();
  expect(screen.getByText('City: That field is required')).toBeTruthy();
  expect(gateway.requestsOf('CreateLocationsUpload')).toEqual([]);
  await press('Add 2 locations');
  expect(await screen.findByText('In progress')).toBeTruthy();
  const sent = gateway.requestsOf('CreateLocationsUpload')[0]?.variables['input'];
  expect(sent).toEqual({ orderId: '7', hash: expect.stringMatching(/^[\da-f]{64}$/) });
  expect(gateway.idempotencyKeys).toHaveLength(1);
  expect(transferred.map(({ address }) => address)).toEqual(['/files/abc.csv?signature=1']);
  expect(gateway.requestsOf('StartLocationsUpload')[0]?.variables['input']).toEqual({
    orderId: '7',
    id: '9',
  });
  await waitFor(() => expect(states.at(-1)).toEqual({ running: true, locations: 0, failed: false }));
  const fails = [{ row: 2, field: 'city', message: 'That field is required' }];
  end({ status: 'COMPLETED', completed: 2, progress: 100, fails }, 2);
  expect(await screen.findByText('2 rows added, 1 with errors')).toBeTruthy();
  await waitFor(() => expect(states.at(-1)).toEqual({ running: false, locations: 2, failed: false }));
});

test('failed rows are shown with their values, and can be downloaded for correction', async () => {
  const files = keepDownloads();
  const fails = [{ row: 2, field: 'city', message: 'That field is required' }];
  await open([upload('COMPLETED', { completed: 2, progress: 100, fails })]);
  await press('Show errors');
  const dialog = within(await openedDialog('Rows with errors'));
  expect((await dialog.findAllByRole('row')).map(({ textContent }) => textContent)).toEqual([
    'RowWhat is wrongReferenceValues',
    '2City: That field is requiredL2-1.5',
  ]);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Filter rows with errors' }), 'nothing');
  expect(await dialog.findByText('No row fits the filter')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Download rows with errors' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect((await files[0]?.text)?.split('\r\n')).toEqual([
    'reference,city,longitude,error',
    'L2,,-1.5,city: That field is required',
  ]);
});

test.each([
  ['another extension', 'shops.xlsx', mixed, 'shops.xlsx: Wrong file extension!'],
  ['a missing column', 'shops.csv', mixed.replace('zip', 'notes'), /The file has no column zip/],
  ['nothing in it', 'shops.csv', '', 'The file is empty'],
])('a file with %s is rejected with the reason', async (_case, name, text, reason) => {
  const { gateway } = await open();
  await drop(text, name);
  expect((await screen.findByRole('alert')).textContent).toMatch(reason);
  expect(errors()).toEqual(['Locations CSV upload was rejected']);
  expect(gateway.requestsOf('CreateLocationsUpload')).toEqual([]);
});

test('a drop that the server refuses shows the reason, and keeps the file', async () => {
  const { gateway } = await open();
  gateway.answer({
    createLocationsUpload: () => {
      throw gatewayError('The locations of this file are in the order already', {
        code: 'upload.duplicate',
        status: 409,
      });
    },
  });
  await drop(mixed);
  await press('Add 2 locations');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The locations of this file are in the order already.',
  );
  expect(errors()).toEqual(['There was an error creating the locations upload']);
  expect(screen.getByRole('button', { name: 'Add 2 locations' })).toBeTruthy();
});

test.each([0, 422, 503])('a transfer that ends with %i cancels the upload', async (status) => {
  transfer = { status };
  const { gateway } = await open();
  await drop(mixed);
  await press('Add 2 locations');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(gateway.requestsOf('CancelUpload').map(({ variables }) => variables)).toEqual([
    { input: { orderId: '7', id: '9', reason: 'The file could not be transferred' } },
  ]);
  expect(gateway.requestsOf('StartLocationsUpload')).toEqual([]);
  expect(errors()).toContain('There was an error creating the locations upload');
  expect(await screen.findByText('Cancelled')).toBeTruthy();
});

test('an aborted transfer is cancelled, and says so', async () => {
  transfer = { status: 204, hold: new Promise(() => undefined) };
  const { gateway } = await open();
  await drop(mixed);
  await press('Add 2 locations');
  expect(await screen.findByText('Pending')).toBeTruthy();
  await press('Stop');
  expect(await screen.findByText('Cancelled')).toBeTruthy();
  expect(gateway.requestsOf('StartLocationsUpload')).toEqual([]);
  expect(errors()).toEqual(['Order upload was cancelled: Stopped before the file was sent']);
  expect(screen.getByRole('button', { name: 'Add 2 locations' })).toBeTruthy();
});

test('a start without an answer is retried without sending the file again', async () => {
  const { gateway, become } = await open();
  let answers = false;
  gateway.answer({
    startLocationsUpload: () => {
      if (answers) return become({ status: 'IN_PROGRESS' });
      answers = true;
      throw gatewayError('Network Error', { code: 'NETWORK_ERROR', status: 502 });
    },
  });
  await drop(mixed);
  await press('Add 2 locations');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(gateway.requestsOf('CancelUpload')).toEqual([]);
  await press('Add 2 locations');
  expect(await screen.findByText('In progress')).toBeTruthy();
  expect(transferred).toHaveLength(1);
});

test('rows are pasted from a spreadsheet', async () => {
  await open();
  await press('Paste rows from a spreadsheet');
  await userEvent.click(screen.getByRole('textbox', { name: 'Rows from a spreadsheet' }));
  await userEvent.paste(mixed.replaceAll(',', '\t'));
  expect(await screen.findByText(/3 rows, 1 with errors/)).toBeTruthy();
});

test('ambiguous dates raise one question, and are sent in the chosen order', async () => {
  await open();
  const dated = (reference: string, start: string, end: string) =>
    row(reference).replace('2026-12-01', start).replace('2026-12-02', end);
  await drop(
    [header, dated('L1', '03/04/2030', '20/04/2030'), dated('L2', '05/04/2030', '6/4/2030')].join('\n'),
  );
  expect(await screen.findByText(/2 rows, 2 with errors/)).toBeTruthy();
  expect(screen.getByText(/Which day is 03\/04\/2030\?/)).toBeTruthy();
  await press('3 April 2030');
  const summary = await screen.findByText(/^: 2 rows$/);
  expect(screen.queryByText(/Which day is/)).toBeNull();
  expect(summary).toBe(document.activeElement);
  await press('Add 2 locations');
  await waitFor(() => expect(transferred).toHaveLength(1));
  const lines = (await transferred[0]?.body.text())?.trim().split('\r\n').slice(1);
  expect(lines?.map((line) => line.split(',').slice(4, 6))).toEqual([
    ['2030-04-03', '2030-04-20'],
    ['2030-04-05', '2030-04-06'],
  ]);
});

test('an upload that another user has started is shown, and an older answer does not remove it', async () => {
  const { gateway, states, end } = await open([upload('IN_PROGRESS', { progress: 40 })]);
  expect(await screen.findByText('In progress')).toBeTruthy();
  await waitFor(() => expect(states.at(-1)?.running).toBe(true));
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.4);
  end({ status: 'COMPLETED', completed: 3 }, 3);
  expect(await screen.findByText('Completed')).toBeTruthy();
  const asked = gateway.requestsOf('OrderUploads').length;
  // A new upload refetches the list, and the answer is older than the known state.
  gateway.answer({
    order: () => ({
      id: '7',
      uploads: [upload('PENDING', { id: '10' }), upload('IN_PROGRESS')],
      locations: null,
    }),
    createLocationsUpload: () => upload('PENDING', { id: '10' }),
  });
  transfer = { status: 204, hold: new Promise(() => undefined) };
  await drop(mixed);
  await press('Add 2 locations');
  await waitFor(() => expect(gateway.requestsOf('OrderUploads').length).toBeGreaterThan(asked));
  expect(await screen.findByText('Pending')).toBeTruthy();
  expect(screen.getByText('Completed')).toBeTruthy();
  expect(screen.queryByText('In progress')).toBeNull();
});
