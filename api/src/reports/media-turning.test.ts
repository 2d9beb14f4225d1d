import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, rmSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitTasks } from '../seed/templates/job-tasks.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { jobInReview } from '../testing/marketplace/jobs.ts';
import { addMedia, mediaOf, openFile, sendFile } from '../testing/files/media.ts';
import { phonePhoto, redCorners } from '../testing/files/phone-photo.ts';

let api: TestApi;
let photo: Buffer;
beforeAll(async () => {
  api = await startTestApi();
  photo = await phonePhoto({ width: 800, height: 600, orientation: 6 });
});
afterAll(() => api.close());

const newReport = async (): Promise<string> =>
  (await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer' })).id;
const edit = async (job: string, media: string, body: unknown, account = 'reviewer') => {
  const answer = await api.send(account, 'PUT', `jobs/${job}/report/media/${media}`, { body });
  return { status: answer.statusCode, json: answer.json() };
};
const cornersOf = async (address: string | null | undefined) =>
  redCorners((await openFile(api, address)).rawPayload);
const fileCount = async (): Promise<number> =>
  (await api.database.selectFrom('files').select('id').execute()).length;

/** The path of the upload. */
function uploadOf({ original_url }: { readonly original_url?: string | null | undefined }): string {
  const key = new URL(original_url ?? '').pathname.split('/').at(-1) ?? '';
  return path.join(api.services.settings.dataDirectory, 'files', key.slice(0, 2), key);
}

describe('a photo that is turned', () => {
  it('has new addresses, and the old pictures are deleted', async () => {
    const job = await newReport();
    const media = await addMedia(api, job, 'a.jpg', photo);
    expect(await cornersOf(media.media_url)).toEqual(['top right']);
    const files = await fileCount();
    const { status, json } = await edit(job, media.id, { rotation: 90 });
    expect([status, json.rotation, json.width, json.height]).toEqual([200, 90, 800, 600]);
    expect(json.original_url).toBe(media.original_url);
    for (const address of [json.media_url, json.thumb_url])
      expect(await cornersOf(address)).toEqual(['bottom right']);
    expect(await mediaOf(api, job)).toEqual([json]);
    await api.work();
    expect(await fileCount()).toBe(files);
    for (const address of [media.media_url, media.thumb_url])
      expect((await openFile(api, address)).statusCode).toBe(404);

    const back = await edit(job, media.id, { rotation: 0, caption: 'The door' });
    expect(back.json).toMatchObject({ rotation: 0, width: 600, height: 800, caption: 'The door' });
    expect(await cornersOf(back.json.media_url)).toEqual(['top right']);
    const history = (await api.get('owner', `jobs/${job}/history`)).json().data;
    expect(
      history
        .slice(0, 3)
        .map(({ event }: { event: string }) => event)
        .toSorted(),
    ).toEqual(['Caption changed', 'Photo turned', 'Photo turned']);
  });

  it('to its current rotation stays unchanged', async () => {
    const job = await newReport();
    const media = await addMedia(api, job, 'a.jpg', photo);
    expect((await edit(job, media.id, { rotation: 0 })).json).toEqual(media);
  });

  it('by two concurrent requests is turned by the first, and the second is refused', async () => {
    const job = await newReport();
    const media = await addMedia(api, job, 'a.jpg', photo);
    const files = await fileCount();
    const upload = uploadOf(media);
    const pipe = `${upload}.pipe`;
    execFileSync('mkfifo', [pipe]);
    rmSync(upload);
    linkSync(pipe, upload);
    const slow = edit(job, media.id, { rotation: 90 });
    // It opens when it has a reader, which has looked up the photo by then.
    const writing = await open(pipe, 'w');
    rmSync(upload);
    await writeFile(upload, photo);
    expect((await edit(job, media.id, { rotation: 270 })).status).toBe(200);
    await writing.writeFile(photo);
    await writing.close();
    rmSync(pipe);
    expect((await slow).status).toBe(409);
    const [present] = await mediaOf(api, job);
    expect(present?.rotation).toBe(270);
    expect((await openFile(api, present?.media_url)).statusCode).toBe(200);
    await api.work();
    expect(await fileCount()).toBe(files);
  });

  it('before its pictures were made keeps the upload', async () => {
    const job = await newReport();
    const { id, original_url } = await addMedia(api, job, 'a.jpg', photo);
    const stored = `file:${new URL(original_url ?? '').pathname.split('/').at(-1)}`;
    await api.database
      .updateTable('report_media')
      .set({ media_url: stored, thumb_url: stored })
      .where('id', '=', id)
      .execute();
    expect((await edit(job, id, { rotation: 180 })).status).toBe(200);
    await api.work();
    expect((await openFile(api, original_url)).statusCode).toBe(200);
  });

  it('while its job moves on stays unchanged', async () => {
    const job = await newReport();
    const media = await addMedia(api, job, 'a.jpg', photo);
    const files = await fileCount();
    // Reading the upload blocks until the test writes into the pipe.
    const upload = uploadOf(media);
    rmSync(upload);
    execFileSync('mkfifo', [upload]);
    const turning = edit(job, media.id, { rotation: 90 });
    await api.send('reviewer', 'POST', `jobs/${job}/complete`, { body: {} });
    await writeFile(upload, photo);
    expect((await turning).status).toBe(403);
    expect(await mediaOf(api, job)).toEqual([media]);
    await api.work();
    expect(await fileCount()).toBe(files);
  });
});

describe('turning is refused', () => {
  it.each([
    [{ rotation: 45 }, 'Must be a multiple of 90'],
    [{ rotation: 360 }, 'Must be 270 or less'],
    [{ rotation: -90 }, 'Must be 0 or more'],
    [{ rotation: '90' }, 'You must pass a whole number'],
  ])('by %j', async (body, message) => {
    const job = await newReport();
    const media = await addMedia(api, job, 'a.jpg', photo);
    const { status, json } = await edit(job, media.id, body);
    expect([status, json.error.fields]).toEqual([422, { rotation: [message] }]);
  });

  it('for a video, or a photo that is not ready', async () => {
    const job = await newReport();
    const video = readFileSync(path.join(import.meta.dirname, '../seed/videos/aisle.mp4'));
    const film = await addMedia(api, job, 'a.mp4', video);
    const refused = await edit(job, film.id, { rotation: 90, caption: 'x' });
    expect([refused.status, refused.json.error.fields]).toEqual([
      422,
      { rotation: ['A video cannot be turned'] },
    ]);
    expect((await mediaOf(api, job))[0]?.caption).toBeNull();
    const { json: waiting } = await sendFile(
      api,
      'owner',
      `jobs/${job}/report/tasks/2/upload`,
      'a.jpg',
      photo,
    );
    expect((await edit(job, waiting.id, { rotation: 90 })).json.error.fields).toEqual({
      rotation: ['Only photos that can be shown can be turned'],
    });
    await api.work();
  });

  it('without the right to edit, and nothing is rendered then', async () => {
    const job = await newReport();
    const media = await addMedia(api, job, 'a.jpg', photo);
    const files = await fileCount();
    expect((await edit(job, media.id, { rotation: 90 }, 'reviewer2')).json.error.code).toBe(
      'job.not_reviewer',
    );
    expect((await edit(job, media.id, { rotation: 90 }, 'support')).json.error.code).toBe('auth.forbidden');
    expect(await fileCount()).toBe(files);
  });

  it('when the upload is missing', async () => {
    const job = await newReport();
    const media = await addMedia(api, job, 'a.jpg', photo);
    await api.database
      .updateTable('report_media')
      .set({ original_url: 'file:gone00000000.jpg' })
      .where('id', '=', media.id)
      .execute();
    expect((await edit(job, media.id, { rotation: 90 })).json.error.fields).toEqual({
      rotation: ['The file is no longer there'],
    });
  });
});
