import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDue } from '../outbox/runner.ts';
import { hostileFiles } from '../testing/files/hostile-files.ts';
import { visitTasks } from '../seed/templates/job-tasks.ts';
import { random } from '../seed/random.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { jobInReview } from '../testing/marketplace/jobs.ts';
import { mediaOf, openFile, sendFile } from '../testing/files/media.ts';
import { phonePhoto } from '../testing/files/phone-photo.ts';
import { minute, oneDay } from '../time/instants.ts';
import { works } from '../works.ts';
import { startForgettingUnreferenced } from '../files/unreferenced.ts';
import { mediaWork } from './media-processing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { ffmpegPath: '/there/is/no/encoder' } });
});
afterAll(() => api.close());

const count = Number(process.env['HOSTILE_FILES'] ?? 100);

const inactive = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};
const shownTypes = new Set(['image/jpeg', 'video/mp4']);

describe('hostile files', () => {
  it(
    'are refused or fail with a reason, and no active content or foreign bytes are served',
    { timeout: 600_000 },
    async () => {
      const { id } = await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer' });
      const before = process.memoryUsage.rss();
      const kinds = new Map<string, string>();
      for (const { name, kind, bytes } of await hostileFiles(count, random('hostile files'))) {
        const path = `jobs/${id}/report/tasks/2/upload`;
        const { status, json } = await sendFile(api, 'owner', path, name, bytes);
        expect([201, 422]).toContain(status);
        if (status === 201) kinds.set(json.id, kind);
      }
      const failures: unknown[] = [];
      await runDue(api.services, works, (error) => failures.push(error));
      expect(failures).toEqual([]);

      const media = await mediaOf(api, id);
      expect(media.map(({ status }) => status)).not.toContain('processing');
      for (const { id: mediaId, status, failure_reason: reason, ...urls } of media) {
        const kind = kinds.get(mediaId);
        expect([kind, status === 'failed', reason !== null]).toEqual([
          kind,
          status === 'failed',
          status === 'failed',
        ]);
        for (const address of [urls.media_url, urls.thumb_url, urls.original_url].filter(
          (one) => one !== null,
        )) {
          const { headers, rawPayload } = await openFile(api, address);
          expect(headers).toMatchObject(inactive);
          const isUpload = address === urls.original_url;
          expect(headers['content-disposition']).toMatch(isUpload ? /^attachment/ : /^inline/);
          expect(isUpload || shownTypes.has(String(headers['content-type']))).toBe(true);
          // A video is served from its uploaded bytes; whatever they are, they are only a video.
          const isPicture = !isUpload && headers['content-type'] === 'image/jpeg';
          expect(isPicture && /<html|<script|<svg|<\?php/.test(rawPayload.toString('latin1'))).toBe(false);
        }
      }
      // Decoders have their own memory; this process only passes files on.
      expect(process.memoryUsage.rss() - before).toBeLessThan(400 * 1024 * 1024);
      const stillWorks = await sendFile(
        api,
        'owner',
        `jobs/${id}/report/tasks/2/upload`,
        'a.jpg',
        await phonePhoto({ width: 90, height: 60, orientation: 1 }),
      );
      await api.work();
      expect((await mediaOf(api, id)).find((one) => one.id === stillWorks.json.id)?.status).toBe('ready');
    },
  );
});

/** A database that fails as soon as the renditions are stored. */
const goneAfterMaking = (database: TestApi['database']): TestApi['database'] =>
  new Proxy(database, {
    get: (target, name) => {
      if (name === 'transaction') throw new Error('The process was killed');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

describe('a process that dies half-way', () => {
  it('leaves the upload waiting for the next process, and its renditions are deleted', async () => {
    const { id } = await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer' });
    const files = async () => (await api.database.selectFrom('files').select('id').execute()).length;
    const before = await files();
    const photo = await phonePhoto({ width: 90, height: 60, orientation: 1 });
    const path = `jobs/${id}/report/tasks/2/upload`;
    const { json } = await sendFile(api, 'owner', path, 'a.jpg', photo);
    // As the runner does it: leased for five minutes.
    await api.database
      .updateTable('work')
      .set({ run_at: new Date(api.now().getTime() + 5 * minute).toISOString() })
      .where('status', '=', 'waiting')
      .where('name', '=', mediaWork.name)
      .execute();
    const killed = { ...api.services, database: goneAfterMaking(api.database) };
    await expect(mediaWork.handler({ mediaId: json.id }, killed)).rejects.toThrow('killed');
    expect(await files()).toBe(before + 3);
    expect(await mediaOf(api, id)).toMatchObject([{ status: 'processing', media_url: null }]);
    await api.work();
    expect(await mediaOf(api, id)).toMatchObject([{ status: 'processing' }]);

    api.advance(6 * minute);
    await api.work();
    const [made] = await mediaOf(api, id);
    expect(made).toMatchObject({ status: 'ready', width: 90 });
    expect(await files()).toBe(before + 5);

    await startForgettingUnreferenced(api.database, api.now());
    api.advance(oneDay + minute);
    await api.work();
    // The demo has a few unreferenced files of its own.
    expect(await files()).toBeLessThanOrEqual(before + 3);
    const [kept] = await mediaOf(api, id);
    for (const address of [kept?.media_url, kept?.thumb_url, kept?.original_url])
      expect((await openFile(api, address)).statusCode).toBe(200);
  });
});
