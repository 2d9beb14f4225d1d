import { Blob as AnsweredBlob } from 'node:buffer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createZipDownload } from './zipDownload.ts';
import type { chooseFilePlace } from './filePlace.ts';

const choosePlace = vi.fn<typeof chooseFilePlace>();

let written: Uint8Array | null;
const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  written = null;
  send.mockReset();
  vi.stubGlobal('fetch', send);
  // Uses Node's responses, as jsdom's cannot read their blobs.
  vi.stubGlobal('Blob', AnsweredBlob);
  choosePlace.mockImplementation(async () => ({
    write: async (body) => {
      written = new Uint8Array(await new Response(body).arrayBuffer());
    },
  }));
});
afterEach(() => vi.unstubAllGlobals());

const files = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `0${index + 1} Front 1.jpg`,
    picture: { mediaUrl: `/files/${index + 1}.jpg`, thumbUrl: null, takenAt: '2026-11-02T09:12:00Z' },
  }));
const text = () => new TextDecoder('latin1').decode(written ?? new Uint8Array());

test('all photos go into one archive, in order', async () => {
  send.mockImplementation(async (url) => new Response(`picture ${url}`));
  const zip = createZipDownload(choosePlace);
  const done: number[] = [];
  zip.subscribe(() => {
    const state = zip.now();
    if (state.kind === 'running') done.push(state.done);
  });
  await zip.start(files(5), 'LKC-417: photos');
  expect(zip.now()).toEqual({ kind: 'saved', count: 5, missing: [] });
  expect(done).toEqual([0, 1, 2, 3, 4, 5]);
  expect(choosePlace).toHaveBeenCalledWith('LKC-417 photos.zip');
  const places = files(5).map(({ name }) => text().indexOf(name));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBe(30);
  expect(text()).toContain('picture /files/3.jpg');
  expect(send.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
});

test('unreadable photos are named, and the others are kept', async () => {
  send.mockImplementation(async (url) => {
    if (url === '/files/2.jpg') return new Response('', { status: 404 });
    if (url === '/files/4.jpg') throw new TypeError('Failed to fetch');
    return new Response('x');
  });
  const zip = createZipDownload(choosePlace);
  await zip.start(files(5), 'photos');
  expect(zip.now()).toEqual({
    kind: 'saved',
    count: 3,
    missing: ['02 Front 1.jpg', '04 Front 1.jpg'],
  });
  expect(text()).not.toContain('02 Front');
  expect(text()).toContain('05 Front');
});

test('without any readable photo there is no archive', async () => {
  send.mockImplementation(async () => new Response('', { status: 404 }));
  const zip = createZipDownload(choosePlace);
  await zip.start(files(2), 'photos');
  expect(zip.now()).toEqual({ kind: 'failed', isNothingThere: true });
  expect(written).toBeNull();
  zip.forget();
  expect(zip.now()).toEqual({ kind: 'idle' });
});

test("a busy server's wait is respected", async () => {
  vi.useFakeTimers();
  let refused = 0;
  send.mockImplementation(async () => {
    if (refused > 0) return new Response('x');
    refused += 1;
    return new Response('', { status: 429, headers: { 'retry-after': '2' } });
  });
  const zip = createZipDownload(choosePlace);
  const ended = zip.start(files(1), 'photos');
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await ended;
  expect(zip.now()).toEqual({ kind: 'saved', count: 1, missing: [] });
});

test('aborting stops the requests and keeps no file', async () => {
  send.mockImplementation(
    (_url, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('stopped'))),
      ),
  );
  const zip = createZipDownload(choosePlace);
  const ended = zip.start(files(20), 'photos');
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  zip.cancel();
  await ended;
  expect(zip.now()).toEqual({ kind: 'idle' });
  expect(written).toBeNull();
  expect(send.mock.calls.length).toBeLessThan(20);
});

test('cancelling the choice of a target downloads nothing', async () => {
  choosePlace.mockResolvedValue(null);
  const zip = createZipDownload(choosePlace);
  await zip.start(files(2), 'photos');
  expect(zip.now()).toEqual({ kind: 'idle' });
  expect(send).not.toHaveBeenCalled();
});
