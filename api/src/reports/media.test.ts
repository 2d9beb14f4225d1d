import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyInReview } from '../seed/shown-orders.ts';
import { visitTasks } from '../seed/templates/job-tasks.ts';
import { png } from '../seed/pictures/pictures.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { jobInReview, newJob } from '../testing/marketplace/jobs.ts';
import { addMedia, mediaOf, openFile, sendFile, sharedReport } from '../testing/files/media.ts';
import { phonePhoto } from '../testing/files/phone-photo.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { ffmpegPath: '/there/is/no/encoder' } });
});
afterAll(() => api.close());

const put = async (account: string, path: string, body: unknown) => {
  const answer = await api.send(account, 'PUT', path, { body });
  return { status: answer.statusCode, json: answer.json() };
};
const events = async (id: string): Promise<string[]> =>
  (await api.get('owner', `jobs/${id}/history`)).json().data.map((entry: { event: string }) => entry.event);
const upload = (account: string, path: string, name: string, bytes: Buffer) =>
  sendFile(api, account, path, name, bytes);
const fileCount = async (): Promise<number> => {
  const files = await api.database.selectFrom('files').select('id').execute();
  return files.length;
};
const picture = png(4, 4, () => [1, 2, 3]);
const reviewed = () => jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer' });

describe('a photo', () => {
  it('is processing at first, then has pictures, or a failure reason', async () => {
    const { id } = await reviewed();
    const path = `jobs/${id}/report/tasks/2/upload`;
    const photo = await phonePhoto({ width: 2_800, height: 2_100, orientation: 6 });
    const [good, broken] = await Promise.all([
      upload('reviewer', path, 'front.JPG', photo),
      upload('reviewer', path, 'cut.PNG', picture.subarray(0, 50)),
    ]);
    expect(good).toMatchObject({
      status: 201,
      json: {
        type: 'photo',
        status: 'processing',
        mime: 'jpg',
        media_url: null,
        width: null,
        failure_reason: null,
        taken_at: null,
      },
    });
    expect(broken.status).toBe(201);
    await api.work();
    const byId = new Map((await mediaOf(api, id)).map((one) => [one.id, one]));
    expect(byId.get(good.json.id)).toMatchObject({
      status: 'ready',
      mime: 'jpeg',
      width: 1_536,
      height: 2_048,
      rotation: 0,
      failure_reason: null,
      taken_at: '2026-11-19T08:11:12Z',
    });
    const failed = byId.get(broken.json.id);
    expect(failed).toMatchObject({
      status: 'failed',
      media_url: null,
      thumb_url: null,
      failure_reason: 'The file is damaged or incomplete',
    });
    expect((await openFile(api, failed?.original_url)).rawPayload).toHaveLength(50);
  });

  it('is downloaded unchanged, and never shown that way', async () => {
    const { id } = await reviewed();
    const photo = await phonePhoto({ width: 400, height: 300, orientation: 1 });
    const media = await addMedia(api, id, 'Our shop.jpg', photo);
    const original = await openFile(api, media.original_url);
    expect(original.rawPayload.equals(photo)).toBe(true);
    expect(original.headers).toMatchObject({
      'content-disposition': 'attachment; filename="Our shop.jpg"',
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    for (const address of [media.media_url, media.thumb_url]) {
      const shown = await openFile(api, address);
      expect(shown.rawPayload.equals(photo)).toBe(false);
      expect(shown.headers['content-disposition']).toBe(`inline; filename=photo-${media.id}.jpg`);
    }
  });

  it.each([
    ['with a camera whose clock is ahead of the upload', { taken: '2026:11:22 10:00:00' }],
    ['with a camera that is ahead by hours', { taken: '2026:11:20 17:30:00', offset: '+00:00' }],
  ])('%s has no capture time', async (_name, look) => {
    const { id } = await reviewed();
    const photo = await phonePhoto({ width: 40, height: 30, orientation: 1, ...look });
    expect((await addMedia(api, id, 'a.jpg', photo)).taken_at).toBeNull();
  });

  it('without a capture time has none, instead of the time of its upload', async () => {
    const { id } = await reviewed();
    expect((await addMedia(api, id, 'a.png', picture)).taken_at).toBeNull();
  });

  it.each([
    ['New York', { latitude: 40.71, longitude: -74.01 }, '2026-11-19T15:11:12Z'],
    ['Tokyo', { latitude: 35.68, longitude: 139.69 }, '2026-11-19T01:11:12Z'],
    ['a place that is unknown', { latitude: null, longitude: null }, null],
  ])('with a capture time without offset uses the local time of %s', async (_name, place, taken) => {
    const { id } = await reviewed();
    await api.database.updateTable('jobs').set(place).where('id', '=', id).execute();
    const photo = await phonePhoto({ width: 40, height: 30, orientation: 1, offset: null });
    expect((await addMedia(api, id, 'a.jpg', photo)).taken_at).toBe(taken);
  });

  it('is processed once, however often that is requested', async () => {
    const { id } = await reviewed();
    const media = await addMedia(api, id, 'a.png', picture);
    const before = await fileCount();
    await api.database
      .updateTable('work')
      .set({ status: 'waiting', payload: JSON.stringify({ mediaId: media.id }) })
      .where('name', '=', 'report media')
      .execute();
    await api.work();
    expect(await mediaOf(api, id)).toEqual([media]);
    expect(await fileCount()).toBe(before);
  });

  it('that was shown unprocessed gets its pictures, and shared reports show it from then on', async () => {
    const { id } = await reviewed();
    const photo = await phonePhoto({ width: 900, height: 600, orientation: 1 });
    const { id: mediaId, original_url } = await addMedia(api, id, 'a.jpg', photo);
    const key = new URL(original_url ?? '').pathname.split('/').at(-1) ?? '';
    const asBefore = { media_url: `file:${key}`, thumb_url: `file:${key}`, width: null, height: null };
    await api.database.updateTable('report_media').set(asBefore).where('id', '=', mediaId).execute();
    expect(await mediaOf(api, id)).toMatchObject([{ status: 'ready', media_url: original_url }]);
    expect((await sharedReport(api, id)).media).toEqual([]);

    await api.database
      .insertInto('work')
      .values({
        name: 'report media',
        payload: JSON.stringify({ mediaId }),
        run_at: api.now().toISOString(),
        created_at: api.now().toISOString(),
      })
      .execute();
    await api.work();
    const [made] = await mediaOf(api, id);
    expect(made).toMatchObject({ status: 'ready', width: 900, height: 600, original_url });
    expect(made?.media_url).not.toBe(original_url);
    expect((await openFile(api, original_url)).statusCode).toBe(200);
  });

  it('gets a caption, and is deleted with all its files', async () => {
    const { id } = await reviewed();
    const before = await fileCount();
    const media = await addMedia(api, id, 'a.png', picture);
    expect(await fileCount()).toBe(before + 3);
    const path = `jobs/${id}/report/media/${media.id}`;
    expect((await put('reviewer', path, { caption: ' The door ' })).json.caption).toBe('The door');
    expect((await put('reviewer', path, {})).json.caption).toBe('The door');
    expect((await put('reviewer', path, { caption: null })).json.caption).toBeNull();
    expect((await put('reviewer2', path, { caption: 'x' })).status).toBe(403);
    expect((await api.send('reviewer2', 'DELETE', path)).statusCode).toBe(403);
    expect((await api.send('reviewer', 'DELETE', path)).statusCode).toBe(204);
    expect((await api.send('reviewer', 'DELETE', path)).statusCode).toBe(404);
    await api.work();
    expect(await fileCount()).toBe(before);
    for (const address of [media.media_url, media.thumb_url, media.original_url])
      expect((await openFile(api, address)).statusCode).toBe(404);
    expect(await mediaOf(api, id)).toEqual([]);
    expect((await events(id)).slice(0, 3)).toEqual(['Photo deleted', 'Caption changed', 'Caption changed']);
  });

  it('that is deleted while it is processed leaves nothing behind', async () => {
    const { id } = await reviewed();
    const before = await fileCount();
    const { json } = await upload('reviewer', `jobs/${id}/report/tasks/2/upload`, 'a.png', picture);
    const working = api.work();
    await api.send('reviewer', 'DELETE', `jobs/${id}/report/media/${json.id}`);
    await working;
    await api.work();
    expect(await fileCount()).toBe(before);
  });

  it('can be changed only through its own job, not through another one of the same reviewer', async () => {
    const [own, other] = [
      await reviewed(),
      await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer2' }),
    ];
    const media = await addMedia(api, own.id, 'a.png', picture);
    const unassigned = await newJob(api);
    for (const [account, job] of [
      ['reviewer2', other.id],
      ['owner', other.id],
      ['owner', unassigned],
    ] as const) {
      const path = `jobs/${job}/report/media/${media.id}`;
      expect((await put(account, path, { caption: 'Mine now' })).status).toBe(404);
      expect((await put(account, path, { rotation: 90 })).status).toBe(404);
      expect((await api.send(account, 'DELETE', path)).statusCode).toBe(404);
    }
    await api.work();
    expect(await mediaOf(api, own.id)).toEqual([media]);
  });

  it('of the demo shares its pictures, which stay when one is deleted', async () => {
    const shown = await api.database
      .selectFrom('report_media')
      .innerJoin('jobs', 'jobs.assignment_id', 'report_media.assignment_id')
      .innerJoin('files', (join) =>
        join.on((on) =>
          on(
            'files.key',
            '=',
            on.fn<string>('replace', ['report_media.media_url', on.val('file:'), on.val('')]),
          ),
        ),
      )
      .where('jobs.order_id', '=', manyInReview)
      .select(['report_media.id', 'jobs.id as job', 'files.id as file'])
      .executeTakeFirstOrThrow();
    const path = `jobs/${shown.job}/report/media/${shown.id}`;
    expect((await api.send('owner', 'DELETE', path)).statusCode).toBe(204);
    await api.work();
    const left = await api.database.selectFrom('files').where('id', '=', shown.file).select('id').execute();
    expect(left).toHaveLength(1);
  });
});

describe('a video', () => {
  const video = readFileSync(path.join(import.meta.dirname, '../seed/videos/aisle.mp4'));

  it('plays without a poster where no encoder is installed', async () => {
    const { id } = await reviewed();
    const media = await addMedia(api, id, 'IMG_0001.mp4', video);
    expect(media).toMatchObject({
      type: 'video',
      status: 'ready',
      mime: 'mp4',
      thumb_url: null,
      width: 1_920,
    });
    const played = await openFile(api, media.media_url);
    expect(played.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-disposition': `inline; filename=video-${media.id}.mp4`,
    });
    expect(played.rawPayload).toHaveLength(video.length);
  });

  it('that is damaged has a failure reason', async () => {
    const { id } = await reviewed();
    expect(await addMedia(api, id, 'a.mp4', video.subarray(0, video.length - 9))).toMatchObject({
      status: 'failed',
      media_url: null,
      failure_reason: 'The file is damaged or incomplete',
    });
  });
});

describe('an upload', () => {
  it('is accepted by photo tasks, and by every task of a legacy template', async () => {
    const { id } = await reviewed();
    const refused = await upload('reviewer', `jobs/${id}/report/tasks/8/upload`, 'a.png', picture);
    expect([refused.status, Object.keys(refused.json.error.fields)]).toEqual([422, ['file']]);
    const legacy = await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer', templateVersion: '1' });
    expect(
      (await upload('reviewer', `jobs/${legacy.id}/report/tasks/8/upload`, 'a.png', picture)).status,
    ).toBe(201);
  });

  it('must be a photo or video of its stated type, and needs the right to edit', async () => {
    const { id } = await reviewed();
    const path = `jobs/${id}/report/tasks/2/upload`;
    for (const [name, bytes] of [
      ['a.gif', Buffer.from('GIF89a....')],
      ['a.pdf', Buffer.from('%PDF-1.4')],
      ['a.png', Buffer.from('GIF89a....')],
    ] as const) {
      const { status, json } = await upload('reviewer', path, name, bytes);
      expect([name, status, json.error.code]).toEqual([name, 422, 'upload.wrong_extension']);
    }
    const large = Buffer.concat([picture, Buffer.alloc(10_485_761 - picture.length)]);
    expect((await upload('reviewer', path, 'a.png', large)).json.error.code).toBe('upload.too_large');
    expect((await upload('reviewer2', path, 'a.png', picture)).status).toBe(403);
    expect((await upload('support', path, 'a.png', picture)).status).toBe(403);
  });
});
