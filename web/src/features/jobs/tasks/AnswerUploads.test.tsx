import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { fileOf } from '../../../testing/files.ts';
import { answer, door, front, media, shelf, tasksGateway } from './tasksFixture.ts';

/** A request that the test answers. */
class HeldRequest extends EventTarget {
  static readonly all: HeldRequest[] = [];
  readonly upload = new EventTarget();
  address = '';
  names: readonly string[] = [];
  status = 0;
  response: unknown = null;
  responseType = '';
  readonly open = (_method: string, address: string) => void (this.address = address);
  readonly setRequestHeader = () => undefined;
  readonly send = (body: FormData) => {
    this.names = body.getAll('file').map((file) => (file instanceof File ? file.name : ''));
    HeldRequest.all.push(this);
  };
  readonly abort = () => void this.dispatchEvent(new Event('abort'));
  readonly answer = (status: number, response: unknown) =>
    act(async () => {
      Object.assign(this, { status, response });
      this.dispatchEvent(new Event('load'));
    });
}
const real = globalThis.XMLHttpRequest;
beforeEach(() => void Object.assign(globalThis, { XMLHttpRequest: HeldRequest }));
afterEach(() => {
  globalThis.XMLHttpRequest = real;
  HeldRequest.all.length = 0;
});

const photo = (name: string, bytes?: number) => fileOf('jpeg', name, bytes);
const area = () => screen.findByLabelText('1. Photograph the front');
const request = (position: number) => {
  const one = HeldRequest.all[position];
  if (!one) throw new Error(`There is no request ${position}`);
  return one;
};
const row = () => within(screen.getByRole('heading', { level: 4 }).closest('li') ?? document.body);

test('each file is sent in a request of its own, in parallel, and appears on arrival without another request', async () => {
  const { gateway } = tasksGateway([front], { answers: [answer('4', { media: [media('m1')] })] });
  await renderConsole(gateway, '/jobs/7-1');
  const input = await area();
  const before = gateway.requests.length;
  await userEvent.upload(input, [
    photo('a.jpg', 12_000_000),
    photo('b.jpg', 9_000_000),
    photo('c.jpg'),
    photo('d.jpg'),
  ]);
  await waitFor(() => expect(HeldRequest.all).toHaveLength(3));
  expect(HeldRequest.all.map(({ address, names }) => [address, ...names])).toEqual([
    ['/files/jobs/7-1/report/tasks/4/upload', 'b.jpg'],
    ['/files/jobs/7-1/report/tasks/4/upload', 'c.jpg'],
    ['/files/jobs/7-1/report/tasks/4/upload', 'd.jpg'],
  ]);
  // A file that is too large is named, while the others are sent.
  expect(await screen.findByText('a.jpg: The file is larger than 10 MB.')).toBeTruthy();
  await act(async () => {
    const progress = new ProgressEvent('progress', { loaded: 1, total: 4, lengthComputable: true });
    request(0).upload.dispatchEvent(progress);
  });
  expect(screen.getByRole('progressbar', { name: 'Uploading b.jpg' })).toHaveProperty('value', 0.25);

  await request(1).answer(500, null);
  expect(await screen.findByText('c.jpg: The file could not be uploaded.')).toBeTruthy();
  await request(0).answer(201, media('m2', { status: 'PROCESSING', thumbUrl: null, mediaUrl: null }));
  expect(await screen.findByText('Photo uploaded. It may take a few minutes to be processed.')).toBeTruthy();
  expect(row().getByText('Being processed')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of d.jpg' }));
  expect(screen.queryByText('d.jpg')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again: c.jpg' }));
  await request(3).answer(201, media('m3'));
  await waitFor(() => expect(row().getAllByRole('button', { name: /^Open Photo/ })).toHaveLength(2));
  expect(screen.queryByRole('list', { name: 'Files on their way' })).toBeNull();
  expect(gateway.requests).toHaveLength(before);
});

test('the first photo of a task without an answer becomes its answer; files can be dropped', async () => {
  const { gateway } = tasksGateway([front], { answers: [] });
  await renderConsole(gateway, '/jobs/7-1');
  fireEvent.drop((await area()).parentElement ?? document.body, {
    dataTransfer: { files: [photo('a.jpg')] },
  });
  await waitFor(() => expect(HeldRequest.all).toHaveLength(1));
  await request(0).answer(201, media('m1'));
  expect(await row().findByRole('button', { name: /^Open Photo/ })).toBeTruthy();
  expect(row().queryByText('Not answered')).toBeNull();
});

test('files in processing are polled without the tasks until they are ready', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const processing = media('m1', { status: 'PROCESSING', thumbUrl: null, mediaUrl: null });
  const { gateway, state } = tasksGateway([front], { answers: [answer('4', { media: [processing] })] });
  await renderConsole(gateway, '/jobs/7-1');
  expect(await screen.findByText('Being processed')).toBeTruthy();
  Object.assign(state, { report: { tasks: [answer('4', { media: [media('m1')] })] } });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(await row().findByRole('button', { name: /^Open Photo/ })).toBeTruthy();
  const asked = () => ['JobTasks', 'JobAnswers'].map((name) => gateway.requestsOf(name).length);
  expect(asked()).toEqual([1, 2]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked()).toEqual([1, 2]);
});

const legacy = { change: { template: { id: 't1', name: 'Old', duration: 30, version: '1' } } };
test.each([
  ['a photo task', front, {}, 1],
  ['another task', door, {}, 0],
  ['any task of a legacy template', door, legacy, 1],
  ['a matrix of a legacy template', shelf, legacy, 0],
  ['a user who may not edit', front, { held: ['JOBS_VIEW'] as const }, 0],
])('uploads are offered for %s: %#', async (_what, task, options, count) => {
  const { gateway } = tasksGateway([task], { answers: [answer(task.id)], ...options });
  await renderConsole(gateway, '/jobs/7-1');
  await screen.findByRole('heading', { level: 4 });
  if (task === shelf) await screen.findByText('0 items');
  else await screen.findByTitle('Answered');
  expect(screen.queryAllByRole('button', { name: /^Add photos/ })).toHaveLength(count);
});

test('a photo of a matrix item is added to the item, and its page is refetched', async () => {
  const { gateway } = tasksGateway([shelf], {
    answers: [answer('6', { itemCount: 1 })],
    change: {
      matrixItems: () => ({
        items: [{ reference: 'SKU 1', label: 'Bars', subtext: null, tasks: [] }],
        pageInfo: { page: 1, perPage: 10, lastPage: 1, total: 1, from: 1, to: 1 },
      }),
    },
  });
  await renderConsole(gateway, '/jobs/7-1?modal=matrix:6');
  await userEvent.upload(await screen.findByLabelText('Bars: Label'), [photo('a.jpg')]);
  await waitFor(() => expect(HeldRequest.all).toHaveLength(1));
  expect(request(0).address).toBe('/files/jobs/7-1/report/tasks/8/upload?item=SKU+1');
  const asked = gateway.requestsOf('JobMatrixItems').length;
  await request(0).answer(201, media('m1'));
  expect(await screen.findByText(/^Photo uploaded/)).toBeTruthy();
  await waitFor(() => expect(gateway.requestsOf('JobMatrixItems')).toHaveLength(asked + 1));
});
