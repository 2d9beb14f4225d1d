import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phonePhoto, redCorners, secrets } from '../testing/files/phone-photo.ts';
import { picturePool, renderPictures } from './picture-pool.ts';
import type { Rotation } from './rotation.ts';
import { screenSize, thumbSize } from './sizes.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;

async function render(source: Buffer, rotation: Rotation = 0) {
  count += 1;
  const number = count;
  const at = (name: string): string => path.join(folder, `${number}-${name}`);
  writeFileSync(at('source'), source);
  const targets = [
    { path: at('screen'), ...screenSize },
    { path: at('thumb'), ...thumbSize },
  ];
  const picture = await renderPictures({ source: at('source'), rotation, targets });
  return { ...picture, screen: readFileSync(at('screen')), thumb: readFileSync(at('thumb')) };
}

const failure = (source: Buffer) =>
  render(source).then(
    () => 'none',
    (error: unknown) => (error instanceof Error && 'failure' in error ? error.failure : error),
  );

describe('the pictures of a photo', () => {
  it.each([
    [1, 2_048, 1_536, 'top left'],
    [3, 2_048, 1_536, 'bottom right'],
    [6, 1_536, 2_048, 'top right'],
    [8, 1_536, 2_048, 'bottom left'],
  ])('with orientation %i are upright, %i by %i', async (orientation, width, height, corner) => {
    const made = await render(await phonePhoto({ width: 4_032, height: 3_024, orientation }));
    expect([made.width, made.height, made.takenAt]).toEqual([width, height, '2026-11-19T08:11:12Z']);
    expect(await redCorners(made.screen)).toEqual([corner]);
    expect(await redCorners(made.thumb)).toEqual([corner]);
    expect(await sharp(made.thumb).metadata()).toMatchObject({
      format: 'jpeg',
      width: Math.round(width / 3.2),
      height: Math.round(height / 3.2),
    });
  });

  it.each([
    [90, 'bottom right'],
    [180, 'bottom left'],
    [270, 'top left'],
  ] as const)("turned by %i are turned from the camera's orientation", async (rotation, corner) => {
    const photo = await phonePhoto({ width: 400, height: 300, orientation: 6 });
    const made = await render(photo, rotation);
    expect([made.width, made.height]).toEqual(rotation === 180 ? [300, 400] : [400, 300]);
    expect(await redCorners(made.screen)).toEqual([corner]);
  });

  it('have no phone data, also as PNG', async () => {
    for (const format of ['jpeg', 'png'] as const) {
      const photo = await phonePhoto({ width: 900, height: 700, orientation: 1 }, format);
      expect(photo.includes(secrets.artist)).toBe(true);
      const { screen, thumb } = await render(photo);
      for (const picture of [screen, thumb]) {
        for (const secret of [secrets.artist, secrets.maker, secrets.model, secrets.software])
          expect(picture.includes(secret)).toBe(false);
        const { exif, xmp, icc, iptc, comments } = await sharp(picture).metadata();
        expect([exif, xmp, icc, iptc, comments]).toEqual(Array.from({ length: 5 }, () => undefined));
      }
    }
  });

  it('are never larger than the photo, and white where it is transparent', async () => {
    const clear = { r: 255, g: 0, b: 0, alpha: 0 };
    const drawing = sharp({ create: { width: 30, height: 20, channels: 4, background: clear } });
    const { width, height, screen, takenAt } = await render(await drawing.png().toBuffer());
    expect([width, height, takenAt]).toEqual([30, 20, null]);
    const { data } = await sharp(screen).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('of a panorama keep its shape', async () => {
    const { width, height } = await render(await phonePhoto({ width: 8_000, height: 1_000, orientation: 1 }));
    expect([width, height]).toEqual([2_048, 256]);
  });

  it('are small files in a list, however detailed they are', async () => {
    const grain = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const detailed = sharp({
      create: { width: 640, height: 480, channels: 3, background: '#000', noise: grain },
    }).greyscale();
    const { screen, thumb } = await render(await detailed.blur(1).jpeg({ quality: 92 }).toBuffer());
    expect(thumb.length / screen.length).toBeLessThan(0.55);
  });

  it('are made for many concurrently, in turns', async () => {
    const photo = await phonePhoto({ width: 300, height: 200, orientation: 1 });
    const made = await Promise.all(Array.from({ length: 9 }, () => render(photo)));
    expect(made.every(({ width }) => width === 300)).toBe(true);
  });
});

describe('a failure is reported', () => {
  it('for a damaged photo', async () => {
    const photo = await phonePhoto({ width: 400, height: 300, orientation: 1 });
    for (const length of [20, photo.length >> 1, photo.length - 10])
      expect(await failure(photo.subarray(0, length))).toBe('damaged');
    const flat = await phonePhoto({ width: 400, height: 300, orientation: 1 }, 'png');
    for (const length of [40, flat.length >> 1])
      expect(await failure(flat.subarray(0, length))).toBe('damaged');
  });

  it('for files other than photos', async () => {
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const other of [
      svg,
      await picture.gif().toBuffer(),
      await picture.webp().toBuffer(),
      await picture.tiff().toBuffer(),
      Buffer.from('%PDF-1.4'),
      Buffer.from('<?php echo 1;'),
      Buffer.alloc(0),
    ])
      expect(await failure(other)).toMatch(/unsupported|damaged/);
  });

  it('for more pixels than fit into memory', async () => {
    const header = Buffer.from(
      await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
    header.writeUInt32BE(50_000, 16);
    header.writeUInt32BE(50_000, 20);
    expect(await failure(header)).toMatch(/too_many_pixels|damaged/);
    const bomb = await sharp({ create: { width: 8_001, height: 8_001, channels: 3, background: 'red' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(await failure(bomb)).toBe('too_many_pixels');
  });
});

describe('a decoder', () => {
  /** Crashes, hangs or answers by the file's name; the second process always answers. */
  const program = `
    const { existsSync, writeFileSync } = require('node:fs');
    process.on('disconnect', () => process.exit());
    process.on('message', ({ source }) => {
      if (source.includes('hang')) return;
      if (source.includes('crash')) process.kill(process.pid, 'SIGSEGV');
      else if (source.includes('once') && !existsSync(source)) { writeFileSync(source, ''); process.exit(1); }
      else process.send({ width: 1, height: 1, takenAt: JSON.stringify(process.env) });
    });`;
  const pool = (deadline: number) => {
    const file = path.join(folder, 'decoder.cjs');
    writeFileSync(file, program);
    const render = picturePool(pathToFileURL(file), deadline);
    return (name: string) => render({ source: path.join(folder, name), rotation: 0, targets: [] });
  };

  it('that crashes does not affect others, and is retried once', async () => {
    const ask = pool(60_000);
    await expect(ask('crash')).rejects.toMatchObject({ failure: 'damaged' });
    expect(await ask('once')).toMatchObject({ width: 1 });
    expect(await ask('fine')).toMatchObject({ width: 1 });
  });

  it('that hangs is killed', async () => {
    const ask = pool(200);
    await expect(ask('hang')).rejects.toMatchObject({ failure: 'too_slow' });
    const all = await Promise.allSettled([ask('hang'), ask('hang'), ask('hang'), ask('crash')]);
    expect(all.every(({ status }) => status === 'rejected')).toBe(true);
  });

  it('gets no settings', async () => {
    expect((await pool(60_000)('fine')).takenAt).toBe('{}');
  });
});
