import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitTasks } from '../seed/templates/job-tasks.ts';
import type { Media } from '../tasks/schemas.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { filmedVideo, filmSecrets, hasFfmpeg } from '../testing/files/filmed-video.ts';
import { jobInReview } from '../testing/marketplace/jobs.ts';
import { addMedia, openFile } from '../testing/files/media.ts';
import { redCorners } from '../testing/files/phone-photo.ts';
import { encoderOf } from './encoder.ts';
import { cleanVideo } from './mp4.ts';

/* Skipped where no ffmpeg is installed; encoder.test.ts covers the same with a stand-in. */
describe.skipIf(!hasFfmpeg)('the ffmpeg of this machine', () => {
  let api: TestApi;
  let folder: string;
  let job: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'ffmpeg-'));
    api = await startTestApi({ settings: { ffmpegPath: 'ffmpeg' } });
    ({ id: job } = await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer' }));
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const at = (name: string): string => path.join(folder, name);
  const film = (look: Parameters<typeof filmedVideo>[1]): Buffer => filmedVideo(at('film.mp4'), look);
  const send = (video: Buffer): Promise<Media> => addMedia(api, job, 'VID_0815.mp4', video);
  const bytesOf = async (address: string | null | undefined): Promise<Buffer | null> => {
    const { statusCode, rawPayload } = await openFile(api, address ?? null);
    return statusCode === 200 ? rawPayload : null;
  };
  const variantOf = ({ media_url }: Media) => bytesOf(media_url?.replace('.mp4', '_720p.mp4'));
  const tellsOf = (bytes: Buffer): string[] =>
    Object.values(filmSecrets).filter((secret) => bytes.includes(secret));

  it.each([
    { portrait: false, poster: [640, 360], variant: [1_280, 720], corner: 'top left' },
    { portrait: true, poster: [360, 640], variant: [720, 1_280], corner: 'top right' },
  ])('makes an upright poster and 720 lines, portrait: $portrait', async ({ portrait, ...expected }) => {
    const video = film({ width: 1_920, height: 1_080, portrait });
    expect(tellsOf(video)).toEqual(Object.values(filmSecrets));
    const media = await send(video);
    expect(media.status).toBe('ready');

    const [shown, poster, variant] = [
      await bytesOf(media.media_url),
      await bytesOf(media.thumb_url),
      await variantOf(media),
    ];
    for (const bytes of [shown, poster, variant]) {
      expect(bytes).not.toBeNull();
      expect(tellsOf(bytes ?? Buffer.alloc(0))).toEqual([]);
    }
    const { width, height, format, exif } = await sharp(poster ?? Buffer.alloc(0)).metadata();
    expect([format, [width, height], exif]).toEqual(['jpeg', expected.poster, undefined]);
    expect(await redCorners(poster ?? Buffer.alloc(0))).toEqual([expected.corner]);

    const made = cleanVideo(variant ?? Buffer.alloc(0));
    expect([made.width, made.height, made.filmedAt]).toEqual([...expected.variant, null]);
    writeFileSync(at('variant.mp4'), variant ?? Buffer.alloc(0));
    expect(await encoderOf('ffmpeg').poster(at('variant.mp4'), at('variant.jpg'))).toBe(true);
    expect(await redCorners(readFileSync(at('variant.jpg')))).toEqual([expected.corner]);
    // It kept its sound.
    execFileSync('ffmpeg', [
      '-loglevel',
      'error',
      '-i',
      at('variant.mp4'),
      '-map',
      '0:a:0',
      '-f',
      'null',
      '-',
    ]);
  });

  it('plays a blanked video like the original, frame by frame', () => {
    const video = film({ width: 640, height: 360 });
    writeFileSync(at('clean.mp4'), cleanVideo(video).bytes);
    const sums = (name: string): string =>
      execFileSync('ffmpeg', ['-v', 'error', '-i', at(name), '-map', '0', '-f', 'framemd5', '-'], {
        encoding: 'utf8',
      }).replace(/^#.*\n/gm, '');
    expect(sums('clean.mp4')).toBe(sums('film.mp4'));
    expect(sums('film.mp4').split('\n').length).toBeGreaterThan(10);
  });

  it('does not enlarge a small video', async () => {
    const media = await send(film({ width: 640, height: 360 }));
    expect(media).toMatchObject({ status: 'ready', width: 640, height: 360 });
    expect(await variantOf(media)).toBeNull();
    expect((await sharp((await bytesOf(media.thumb_url)) ?? Buffer.alloc(0)).metadata()).width).toBe(640);
    expect(await encoderOf('ffmpeg').smaller(at('film.mp4'), at('same.mp4'))).toBe(true);
    expect(cleanVideo(readFileSync(at('same.mp4')))).toMatchObject({ width: 640, height: 360 });
  });

  it('leaves an undecodable video unchanged, and fails for a truncated one', async () => {
    const video = film({ width: 1_920, height: 1_080 });
    const noise = Buffer.from(video);
    noise.fill(0x5a, noise.indexOf('mdat') + 4, noise.indexOf('moov') - 4);
    const garbled = await send(noise);
    expect(garbled).toMatchObject({ status: 'ready', thumb_url: null });
    expect(await variantOf(garbled)).toBeNull();
    expect(await send(video.subarray(0, video.length >> 1))).toMatchObject({ status: 'failed' });
  });

  it("is stopped when it takes too long, or frames are larger than any camera's", async () => {
    const video = film({ width: 1_920, height: 1_080 });
    writeFileSync(at('long.mp4'), video);
    expect(await encoderOf('ffmpeg', 0.001).smaller(at('long.mp4'), at('never.mp4'))).toBe(false);
    film({ width: 8_192, height: 4_608, seconds: 0.1 });
    expect(await encoderOf('ffmpeg').poster(at('film.mp4'), at('huge.jpg'))).toBe(false);
  });
});
