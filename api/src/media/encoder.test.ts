import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitTasks } from '../seed/templates/job-tasks.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { jobInReview } from '../testing/marketplace/jobs.ts';
import { addMedia, openFile } from '../testing/files/media.ts';
import { phonePhoto } from '../testing/files/phone-photo.ts';
import { encoderOf } from './encoder.ts';

let folder: string;
const at = (name: string): string => path.join(folder, name);
/** A program that takes ffmpeg's arguments, records them, and then does what the test says. */
const program = (name: string, does: string): string => {
  writeFileSync(
    at(name),
    `#!/bin/sh\necho "$@ env:$(env | grep -vE '^(PATH|PWD|OLDPWD|SHLVL|_)=')" >> '${at('log')}'\nfor target; do :; done\n${does}\n`,
  );
  chmodSync(at(name), 0o755);
  return at(name);
};
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'encoder-'));
  writeFileSync(at('poster.jpg'), await phonePhoto({ width: 1_920, height: 1_080, orientation: 1 }));
  writeFileSync(at('small.mp4'), 'a smaller video');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('an encoder', () => {
  it('is called for one picture, or for 720 lines, without secrets in its environment', async () => {
    const encoder = encoderOf(program('works', `cp '${at('small.mp4')}' "$target"`));
    expect(await encoder.poster('in.mp4', at('out.jpg'))).toBe(true);
    expect(await encoder.smaller('in.mp4', at('out.mp4'))).toBe(true);
    const [poster = '', smaller = ''] = readFileSync(at('log'), 'utf8').split('\n');
    for (const given of [poster, smaller]) {
      expect(given).toContain('-protocol_whitelist file -f mov -i in.mp4');
      expect(given).toContain('-map_metadata -1');
      expect(given.endsWith('env:')).toBe(true);
    }
    expect(poster).toContain('-frames:v 1');
    expect(smaller).toContain('min(720,ih)');
  });

  it('has a time limit of the system, which also applies after its parent died', async () => {
    const encoder = encoderOf(program('limited', `ulimit -t > "$target"`), 7);
    expect(await encoder.smaller('in.mp4', at('limits'))).toBe(true);
    expect(readFileSync(at('limits'), 'utf8')).toBe('7\n');
    const started = performance.now();
    expect(await encoderOf(program('hangs', 'exec tail -f /dev/null'), 0.2).poster('in.mp4', at('x'))).toBe(
      false,
    );
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('that is missing, fails or writes nothing produces nothing', async () => {
    for (const command of [at('missing'), program('fails', 'exit 1'), program('idle', 'exit 0')]) {
      const encoder = encoderOf(command);
      expect(await encoder.poster('in.mp4', at('never.jpg'))).toBe(false);
      expect(await encoder.smaller('in.mp4', at('never.mp4'))).toBe(false);
    }
  });
});

describe('a video of 1080 lines', () => {
  const video = readFileSync(path.join(import.meta.dirname, '../seed/videos/aisle.mp4'));
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ settings: { ffmpegPath: at('ffmpeg') } });
  });
  afterAll(() => api.close());
  const processed = async (does: string) => {
    program('ffmpeg', does);
    const { id } = await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer' });
    return { media: await addMedia(api, id, 'a.mp4', video), job: id };
  };
  const variantOf = (address: string | null) => openFile(api, address?.replace('.mp4', '_720p.mp4'));

  it('gets a poster without metadata and a smaller variant, which are deleted with it', async () => {
    const { media, job } = await processed(
      `case "$target" in *.jpg) cp '${at('poster.jpg')}' "$target";; *) cp '${at('small.mp4')}' "$target";; esac`,
    );
    expect(media).toMatchObject({ status: 'ready', width: 1_920, height: 1_080 });
    const poster = await openFile(api, media.thumb_url);
    expect(poster.headers['content-type']).toBe('image/jpeg');
    expect(poster.body).not.toContain('Exif');
    expect((await variantOf(media.media_url)).body).toBe('a smaller video');
    await api.send('owner', 'DELETE', `jobs/${job}/report/media/${media.id}`);
    await api.work();
    expect((await variantOf(media.media_url)).statusCode).toBe(404);
  });

  it('plays without either when the encoder produces nothing', async () => {
    const { media } = await processed(
      `echo 'no picture' > "$target"; case "$target" in *.mp4) exit 1;; esac`,
    );
    expect(media).toMatchObject({ status: 'ready', thumb_url: null });
    expect((await openFile(api, media.media_url)).statusCode).toBe(200);
    expect((await variantOf(media.media_url)).statusCode).toBe(404);
  });
});
