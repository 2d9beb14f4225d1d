import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorMessages } from '../../messages/errors.ts';
import { fileOf } from '../../testing/files.ts';
import { closeToasts, shownToasts } from '../toast/toast.ts';
import { readUploadedFile, sendFile } from './sendFile.ts';
import type { UploadedFile } from './sendFile.ts';
import { useUploads } from './useUploads.ts';

/** A request that the test completes. */
class HeldRequest extends EventTarget {
  static readonly all: HeldRequest[] = [];
  readonly upload = new EventTarget();
  status = 0;
  response: unknown = null;
  responseType = '';
  readonly open = () => undefined;
  readonly setRequestHeader = () => undefined;
  readonly send = () => void HeldRequest.all.push(this);
  readonly abort = () => void this.dispatchEvent(new Event('abort'));
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', HeldRequest));
afterEach(() => {
  vi.unstubAllGlobals();
  closeToasts();
  HeldRequest.all.length = 0;
});

/** Two uploads in flight; `end` completes the first one. */
async function sendTwo(room?: number) {
  const uploaded: UploadedFile[] = [];
  const { result, unmount } = renderHook(() =>
    useUploads({
      ...(room !== undefined && { room: room - uploaded.length }),
      send: (to: string, file, onProgress, signal) =>
        sendFile(to, file, { onProgress, signal, read: readUploadedFile }),
      accepts: ['png'],
      onUploaded: (file) => uploaded.push(file),
    }),
  );
  await act(async () =>
    result.current.add('customers/logos', [fileOf('png', 'first.png'), fileOf('png', 'second.png')]),
  );
  await vi.waitFor(() => expect(HeldRequest.all).toHaveLength(2));
  const [first] = HeldRequest.all;
  const end = (event: string, answer: { status?: number; response?: unknown } = {}) =>
    act(async () => {
      Object.assign(first ?? {}, answer);
      first?.dispatchEvent(new Event(event));
    });
  const listed = (failed: boolean) =>
    result.current.uploads
      .filter(({ failure }) => (failure !== null) === failed)
      .map(({ file: { name } }) => name);
  return { end, uploaded, unmount, hook: result, running: () => listed(false), failed: () => listed(true) };
}

const notices = () => shownToasts().map(({ kind, lines }) => [kind, ...lines]);

test('a refused file is named with the reason, and no longer uploading', async () => {
  const { end, uploaded, running } = await sendTwo();
  const refusal = { message: 'No', extensions: { fields: { file: ['Wrong file extension!'] } } };
  await end('load', { status: 422, response: { errors: [refusal] } });
  expect(notices()).toEqual([['error', errorMessages.file('first.png', 'Wrong file extension!')]]);
  expect(uploaded).toEqual([]);
  expect(running()).toEqual(['second.png']);
});

test('so is one that the network lost', async () => {
  const { end, uploaded, running } = await sendTwo();
  await end('error');
  expect(notices()).toEqual([['error', errorMessages.file('first.png', errorMessages.network)]]);
  expect(uploaded).toEqual([]);
  expect(running()).toEqual(['second.png']);
});

test('a failed upload is retried on demand, once, and then succeeds', async () => {
  const { end, uploaded, running, failed, hook } = await sendTwo();
  await end('error');
  expect(failed()).toEqual(['first.png']);
  const [{ key } = { key: 0 }] = hook.current.uploads;
  await act(async () => {
    hook.current.retry(key);
    hook.current.retry(key);
  });
  expect([running(), failed()]).toEqual([['first.png', 'second.png'], []]);
  const [, , again, more] = HeldRequest.all;
  expect(more).toBeUndefined();
  await act(async () => {
    Object.assign(again ?? {}, { status: 201, response: { id: 6 } });
    again?.dispatchEvent(new Event('load'));
  });
  expect(uploaded).toEqual([{ id: '6', name: '', url: '' }]);
  expect(running()).toEqual(['second.png']);
});

test('a failed upload is not retried once others have taken its place', async () => {
  const { end, failed, hook } = await sendTwo(2);
  await end('error');
  closeToasts();
  await act(async () => hook.current.add('customers/logos', [fileOf('png', 'third.png')]));
  await vi.waitFor(() => expect(HeldRequest.all).toHaveLength(3));
  const [{ key } = { key: 0 }] = hook.current.uploads;
  await act(async () => hook.current.retry(key));
  expect(HeldRequest.all).toHaveLength(3);
  expect(notices()).toEqual([['error', errorMessages.file('first.png', "You can't upload more files!")]]);
  expect(failed()).toEqual(['first.png']);
});

test('a cancelled upload is aborted without a notice, and the others continue', async () => {
  const { uploaded, running, failed, hook } = await sendTwo();
  const aborted = vi.fn<() => void>();
  HeldRequest.all[0]?.addEventListener('abort', aborted);
  await act(async () => hook.current.cancel(hook.current.uploads[0]?.key ?? 0));
  expect(aborted).toHaveBeenCalledTimes(1);
  expect([running(), failed(), notices(), uploaded]).toEqual([['second.png'], [], [], []]);
});

test('a completed upload is passed on, without a notice', async () => {
  const { end, uploaded, running } = await sendTwo();
  await end('load', { status: 201, response: { id: 5, url: '/files/5' } });
  expect(uploaded).toEqual([{ id: '5', name: '', url: '/files/5' }]);
  expect(notices()).toEqual([]);
  expect(running()).toEqual(['second.png']);
});

test('leaving the page aborts uploads without a notice', async () => {
  const { uploaded, unmount } = await sendTwo();
  const aborted = vi.fn<() => void>();
  for (const request of HeldRequest.all) request.addEventListener('abort', aborted);
  unmount();
  await act(async () => undefined);
  expect(aborted).toHaveBeenCalledTimes(2);
  expect([notices(), uploaded]).toEqual([[], []]);
});

const names = (count: number) => Array.from({ length: count }, (_file, index) => `photo ${index}.png`);
const notAccepted = 'A HEIC file is not accepted. Save it as png';

test('seven files that are refused together are named in one notice, and never sent', async () => {
  const { hook } = await sendTwo();
  const files = names(7).map((name) => fileOf('heic', name));
  await act(async () => hook.current.add('customers/logos', files));
  await vi.waitFor(() =>
    expect(notices()).toEqual([['error', ...names(7).map((name) => errorMessages.file(name, notAccepted))]]),
  );
  expect(HeldRequest.all).toHaveLength(2);
});

test('so are those that the server refuses, in the notice about the others', async () => {
  const { hook } = await sendTwo();
  const files = [fileOf('heic', 'a.png'), fileOf('png', 'b.png'), fileOf('png', 'c.png')];
  await act(async () => hook.current.add('customers/logos', files));
  await vi.waitFor(() => expect(HeldRequest.all).toHaveLength(4));
  const refusal = { message: 'No', extensions: { fields: { file: ['Too dark'] } } };
  for (const request of HeldRequest.all.slice(2))
    await act(async () => {
      Object.assign(request, { status: 422, response: { errors: [refusal] } });
      request.dispatchEvent(new Event('load'));
    });
  expect(notices()).toEqual([['error', `a.png: ${notAccepted}`, 'b.png: Too dark', 'c.png: Too dark']]);
});

test('a refused file does not count towards the limit', async () => {
  const { hook, running } = await sendTwo(3);
  const files = [fileOf('webp', 'a.png'), fileOf('png', 'b.png'), fileOf('png', 'c.png')];
  await act(async () => hook.current.add('customers/logos', files));
  await vi.waitFor(() => expect(running()).toEqual(['first.png', 'second.png', 'b.png']));
  expect(notices()).toEqual([
    [
      'error',
      'a.png: A WebP file is not accepted. Save it as png',
      errorMessages.file('c.png', errorMessages.tooManyFiles),
    ],
  ]);
});

test('files chosen while others are being read use the remaining room', async () => {
  const { hook, running } = await sendTwo(3);
  await act(async () => {
    hook.current.add('customers/logos', [fileOf('png', 'a.png')]);
    hook.current.add('customers/logos', [fileOf('png', 'b.png')]);
  });
  await vi.waitFor(() => expect(notices()).toHaveLength(1));
  expect(running()).toEqual(['first.png', 'second.png', 'a.png']);
});

test('a form waits for files from the moment they are chosen', async () => {
  const onSending = vi.fn<(sending: Promise<void>) => void>();
  const { result } = renderHook(() =>
    useUploads({ send: async () => true, accepts: ['png'], onUploaded: () => undefined, onSending }),
  );
  await act(async () => {
    result.current.add('logos', [fileOf('png', 'a.png')]);
    expect(onSending).toHaveBeenCalledOnce();
    await onSending.mock.calls[0]?.[0];
  });
  expect(result.current.uploads).toEqual([]);
});
