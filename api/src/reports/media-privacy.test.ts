import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitTasks } from '../seed/templates/job-tasks.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { jobInReview } from '../testing/marketplace/jobs.ts';
import { addMedia, openFile, sharedReport } from '../testing/files/media.ts';
import { phoneVideo } from '../testing/files/mp4.ts';
import { phonePhoto, secrets } from '../testing/files/phone-photo.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const photoName = 'IMG_4711 Wilhelminas phone.jpg';
const videoName = 'VID_0815 Wilhelminas phone.mp4';
const filmedAt = '+53.7997-001.5492/';

/** 59.01 seconds of latitude, as cameras write it: two 32-bit numbers, in either byte order. */
const latitude = (['writeUInt32BE', 'writeUInt32LE'] as const).map((write) => {
  const bytes = Buffer.alloc(8);
  bytes[write](5_901, 0);
  bytes[write](100, 4);
  return bytes.toString('latin1');
});
const told = [
  secrets.artist,
  secrets.maker,
  secrets.model,
  secrets.software,
  filmedAt,
  ...latitude,
  'IMG_4711',
  'VID_0815',
  'Wilhelmina',
];

/** Private data of the phone and its owner in an answer's headers or body. */
const tellsOf = ({ headers, rawPayload }: LightMyRequestResponse): string[] => {
  const everything = `${JSON.stringify(headers)}${rawPayload.toString('latin1')}`;
  return told.filter((secret) => everything.includes(secret));
};

it('only the upload that staff download contains data about the phone and its owner', async () => {
  const { id } = await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer' });
  const pixels = { width: 3_024, height: 4_032, orientation: 6 };
  const photo = await addMedia(api, id, photoName, await phonePhoto(pixels));
  const flat = await addMedia(api, id, 'IMG_4711.png', await phonePhoto({ ...pixels, width: 900 }, 'png'));
  const video = await addMedia(api, id, videoName, phoneVideo(filmedAt));
  expect([photo, flat, video].map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']);

  const turned = await api.send('reviewer', 'PUT', `jobs/${id}/report/media/${photo.id}`, {
    body: { rotation: 90, caption: 'The door' },
  });
  expect(turned.statusCode).toBe(200);
  const staff = await api.get('owner', `jobs/${id}/report`);
  const shared = await sharedReport(api, id);
  const orderId = id.slice(0, id.indexOf('-'));
  const answers = [
    turned,
    staff,
    await api.get('owner', `jobs/${id}/history`),
    shared.answer,
    await api.get('owner', `orders/${orderId}/reports/export`, { headers: { accept: 'text/csv' } }),
  ];
  const addresses = shared.media.flatMap(({ media_url, thumb_url }) => [media_url, thumb_url]);
  const files = await Promise.all(addresses.filter((one) => one !== null).map((one) => openFile(api, one)));
  expect(files).toHaveLength(5);
  for (const answer of [...answers, ...files]) {
    expect(answer.statusCode).toBe(200);
    expect(tellsOf(answer)).toEqual([]);
  }
  const pictures = files.filter(({ headers }) => headers['content-type'] === 'image/jpeg');
  expect(pictures).toHaveLength(4);
  for (const { rawPayload } of pictures) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(rawPayload).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array.from({ length: 5 }, () => undefined));
  }

  // Shared reports do not reveal uploads or their addresses.
  expect(shared.answer.body).not.toMatch(/original|rotation|failure/);
  const uploads = await Promise.all(
    [photo, flat, video].map(({ original_url }) => openFile(api, original_url)),
  );
  for (const { original_url } of [photo, flat, video]) {
    const key = new URL(original_url ?? '').pathname;
    for (const { body } of [shared.answer, ...answers.slice(2)]) expect(body).not.toContain(key);
  }
  const [camera, scan, film] = uploads.map(tellsOf);
  for (const secret of [secrets.artist, secrets.maker, secrets.model, secrets.software, 'IMG_4711']) {
    expect(camera).toContain(secret);
    expect(scan).toContain(secret);
  }
  expect(camera?.some((secret) => latitude.includes(secret))).toBe(true);
  expect(film).toEqual([filmedAt, 'VID_0815', 'Wilhelmina']);
});
