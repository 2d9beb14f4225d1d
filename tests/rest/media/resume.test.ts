import {
  closeSync,
  constants,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { phonePhoto } from '../../../api/src/testing/files/phone-photo.ts';
import { type ApiProcess, startApi } from '../support/api-process.ts';
import { decodersOf, isRunning } from '../support/child-processes.ts';
import { textAt } from '../support/client.ts';
import { createStore } from '../support/store.ts';
import { type ReportMedia, reportUploads } from './report-uploads.ts';

/** A REST v1 whose files are in a folder of its own whatever its store is, and which can be restarted. */
async function restartable() {
  const store = await createStore({ folder: inject('demoFolder'), database: inject('demoDatabase') });
  const folder = mkdtempSync(path.join(tmpdir(), 'media-resume-'));
  const environment = { DATA_DIR: path.join(folder, 'data'), ...store.environment };
  // A filled database refers to files: without their folder the server refuses to start.
  mkdirSync(path.join(environment.DATA_DIR, 'files'), { recursive: true });
  let running: ApiProcess | null = null;
  onTestFinished(async () => {
    await running?.kill();
    await store.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    /** The files in progress. */
    arriving: () => readdirSync(path.join(environment.DATA_DIR, 'files', 'arriving')),
    arrivingAt: (name: string) => path.join(environment.DATA_DIR, 'files', 'arriving', name),
    async start(settings: NodeJS.ProcessEnv = {}): Promise<ApiProcess> {
      running = await startApi({ ...environment, ...settings });
      return running;
    },
    async leaseIsOver(): Promise<void> {
      // The embedded store has a single process, which knows that it is alone; others have to wait for five minutes.
      if (store.kind === 'embedded') return;
      const client = new Client({ connectionString: store.environment['DATABASE_URL'] });
      await client.connect();
      await client.query('update work set run_at = now() where lent');
      await client.end();
    },
  };
}

/** On a machine with other load, which has priority over the decoders. */
const patiently = { timeout: 120_000 };
const states = (media: ReportMedia[]): string[] => media.map(({ status }) => status);

it('photos that were in progress when the process was killed are processed by the next one', async () => {
  const product = await restartable();
  const first = await product.start();
  const photo = await phonePhoto({ width: 900, height: 600, orientation: 6 });
  const sent = new Set<string>();
  const before = await reportUploads(first.origin);
  const send = async (name: string): Promise<void> => {
    const { status, json } = await before.send(name, photo);
    expect(status).toBe(201);
    sent.add(textAt(json, 'id'));
  };
  await send('first.jpg');
  await expect.poll(async () => states(await before.read(sent)), patiently).toEqual(['ready']);
  const decoder = decodersOf(first)[0];
  expect(decoder).toBeDefined();
  const pid = decoder?.pid ?? 0;

  // A stopped decoder holds any photo.
  process.kill(pid, 'SIGSTOP');
  for (const name of ['held.jpg', 'waits.jpg', 'waits too.jpg']) await send(name);
  await expect.poll(() => product.arriving().some((name) => name.endsWith('-original'))).toBe(true);
  expect(states(await before.read(sent))).toEqual(['ready', 'processing', 'processing', 'processing']);
  await before.close();
  await first.kill();
  process.kill(pid, 'SIGCONT');
  await expect.poll(() => isRunning(pid)).toBe(false);

  await product.leaseIsOver();
  const second = await product.start();
  const after = await reportUploads(second.origin);
  await expect
    .poll(async () => states(await after.read(sent)), patiently)
    .toEqual(Array.from(sent, () => 'ready'));
  for (const address of (await after.read(sent)).flatMap(({ shown }) => shown))
    expect((await fetch(address ?? '')).status).toBe(200);
  await after.close();
}, 600_000);

it('a decoder in the middle of a file ends with the killed process, and the next one processes the video', async () => {
  const product = await restartable();
  // The poster of the video is a pipe, from which the decoder reads until it is closed.
  const encoder = path.join(product.folder, 'encoder');
  writeFileSync(encoder, '#!/bin/sh\nfor target; do :; done\nmkfifo "$target"\n', { mode: 0o755 });
  const first = await product.start({ FFMPEG_PATH: encoder });
  const before = await reportUploads(first.origin);
  const video = readFileSync(path.resolve(import.meta.dirname, '../../../api/src/seed/videos/aisle.mp4'));
  const { json } = await before.send('video.mp4', video);
  const sent = new Set([textAt(json, 'id')]);
  const poster = (): string => product.arriving().find((name) => name.endsWith('poster.jpg')) ?? '';
  await expect.poll(poster).not.toBe('');
  const pipe = product.arrivingAt(poster());
  let held = 0;
  // It opens for writing only while there is a reader.
  await expect
    .poll(() => (held = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK)))
    .toBeGreaterThan(0);
  onTestFinished(() => closeSync(held));
  const [decoder] = decodersOf(first);
  expect(decoder).toBeDefined();
  await before.close();
  await first.kill();
  await expect.poll(() => isRunning(decoder?.pid ?? 0)).toBe(false);

  await product.leaseIsOver();
  const second = await product.start({ FFMPEG_PATH: '/there/is/no/encoder' });
  const after = await reportUploads(second.origin);
  await expect.poll(async () => states(await after.read(sent)), patiently).toEqual(['ready']);
  await after.close();
}, 600_000);
