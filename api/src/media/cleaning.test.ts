import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { phoneVideo } from '../testing/files/mp4.ts';
import { talkativeGif, talkativeMp3 } from '../testing/files/talkative-files.ts';
import { phonePhoto, secrets } from '../testing/files/phone-photo.ts';
import { jpegOrientation, withoutJpegMetadata, withoutPngMetadata } from './metadata.ts';

const told = [secrets.artist, secrets.maker, secrets.model, secrets.software];
const tellsOf = (bytes: Buffer): string[] => told.filter((secret) => bytes.includes(secret));
const jpeg = (bytes: Buffer): Buffer => withoutJpegMetadata(bytes) ?? Buffer.alloc(0);
const png = (bytes: Buffer): Buffer => withoutPngMetadata(bytes) ?? Buffer.alloc(0);
const pixels = { width: 300, height: 400, orientation: 1 };

describe('without its metadata', () => {
  it('a JPEG has the same picture, and no private data', async () => {
    const photo = await phonePhoto({ ...pixels, orientation: 6 });
    expect(tellsOf(photo)).not.toEqual([]);
    expect(jpegOrientation(photo)).toBe(6);
    const cleaned = jpeg(photo);
    expect(tellsOf(cleaned)).toEqual([]);
    expect(jpegOrientation(cleaned)).toBe(1);
    const raw = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect((await raw(cleaned)).equals(await raw(photo))).toBe(true);
    expect(withoutJpegMetadata(cleaned)).toEqual(cleaned);
  });

  it('a JPEG in several scans, with comments and trailing data, has no private data', async () => {
    const photo = await sharp(await phonePhoto(pixels))
      .jpeg({ progressive: true })
      .toBuffer();
    const said = Buffer.from('taken by Wilhelmina');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, said.length + 2]), said]);
    const talkative = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), said]);
    expect(withoutJpegMetadata(talkative)).toEqual(withoutJpegMetadata(photo));
    expect((await sharp(jpeg(talkative)).metadata()).width).toBe(300);
  });

  it('a PNG has no private data', async () => {
    const picture = await phonePhoto(pixels, 'png');
    const cleaned = png(Buffer.concat([picture, Buffer.from(secrets.artist)]));
    expect(tellsOf(cleaned)).toEqual([]);
    const raw = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect((await raw(cleaned)).equals(await raw(picture))).toBe(true);
  });

  it('a JPEG keeps application segments only with the right names', async () => {
    const photo = jpeg(await phonePhoto(pixels));
    const part = (marker: number, text: string): Buffer =>
      Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)]);
    const preview = part(0xe0, `JFXX\0${secrets.artist}`);
    const pages = part(0xe2, `MPF\0${secrets.artist}`);
    const unknown = part(0xf7, secrets.artist);
    const talkative = Buffer.concat([photo.subarray(0, 2), preview, pages, unknown, photo.subarray(2)]);
    expect(withoutJpegMetadata(talkative)).toEqual(photo);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['the first bytes', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a part that is longer than the file', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1, 2])],
  ])('%s is not a JPEG', (_name, bytes) => {
    expect(withoutJpegMetadata(bytes)).toBeNull();
    expect(jpegOrientation(bytes)).toBe(1);
  });

  it('a truncated picture shows as much as before, and has no private data', async () => {
    const photo = await phonePhoto(pixels);
    const picture = await phonePhoto(pixels, 'png');
    for (const missing of [2, 20, 200]) {
      expect(jpeg(photo.subarray(0, -missing))).toEqual(jpeg(photo).subarray(0, -missing));
      const flat = png(picture.subarray(0, -missing));
      expect(tellsOf(flat)).toEqual([]);
      expect(flat.includes('IDAT')).toBe(true);
    }
    for (let length = 0; length < photo.length; length += 97)
      expect(tellsOf(jpeg(photo.subarray(0, length)))).toEqual([]);
    for (let length = 0; length < picture.length; length += 97)
      expect(tellsOf(png(picture.subarray(0, length)))).toEqual([]);
  });
});

describe('an upload that is shown unprocessed', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const uploaded = async (where: string, name: string, content: Buffer) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), name);
    const sent = new Response(form);
    const answer = await api.server.inject({
      method: 'POST',
      url: `/v1/${where}`,
      headers: {
        authorization: `Bearer ${await api.token('operations')}`,
        'content-type': sent.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    const file: { url: string; size: number } = answer.json();
    const { pathname, search } = new URL(file.url);
    const shown = await api.server.inject({ url: `${pathname}${search}` });
    return { file, bytes: shown.rawPayload, headers: shown.headers };
  };

  it.each(['orders/images', 'customers/logos', 'templates/documentation'])(
    '%s: a phone photo is upright and has no phone data',
    async (where) => {
      const photo = await phonePhoto({ ...pixels, orientation: 6 });
      const { file, bytes, headers } = await uploaded(where, 'IMG_4711 Wilhelmina.jpg', photo);
      expect(tellsOf(bytes)).toEqual([]);
      expect(file.size).toBe(bytes.length);
      const shown = await sharp(bytes).metadata();
      expect([shown.width, shown.height, shown.orientation, shown.exif]).toEqual([
        400,
        300,
        undefined,
        undefined,
      ]);
      expect(JSON.stringify(headers)).not.toMatch(/4711|Wilhelmina/);
    },
  );

  it('an upright photo keeps every pixel', async () => {
    const photo = await phonePhoto(pixels);
    const { bytes } = await uploaded('orders/images', 'a.jpg', photo);
    expect(tellsOf(bytes)).toEqual([]);
    expect(bytes).toEqual(withoutJpegMetadata(photo));
  });

  it('a video and a truncated photo have no location data', async () => {
    const filmedAt = '+53.7997-001.5492/';
    const film = await uploaded('templates/documentation', 'a.mp4', phoneVideo(filmedAt));
    expect(film.bytes.includes(filmedAt)).toBe(false);
    const damaged = (await phonePhoto({ ...pixels, orientation: 6 })).subarray(0, -200);
    const { bytes } = await uploaded('orders/images', 'a.jpg', damaged);
    expect(bytes).toEqual(withoutJpegMetadata(damaged));
    expect(tellsOf(bytes)).toEqual([]);
  });

  it('an animation and a sound have no private data, and the sound keeps its name', async () => {
    const animation = await uploaded('templates/documentation', 'a.gif', talkativeGif(secrets.artist));
    const sound = await uploaded('templates/documentation', 'How to greet.mp3', talkativeMp3(secrets.artist));
    for (const { bytes } of [animation, sound]) {
      expect(bytes.length).toBeGreaterThan(30);
      expect(tellsOf(bytes)).toEqual([]);
    }
    expect(sound.headers['content-disposition']).toContain('How to greet.mp3');
  });

  it('a document stays as its author made it', async () => {
    const document = Buffer.from(`%PDF-1.4\n1 0 obj<</Author(${secrets.artist})>>endobj\n%%EOF`);
    expect((await uploaded('templates/documentation', 'a.pdf', document)).bytes).toEqual(document);
  });
});
