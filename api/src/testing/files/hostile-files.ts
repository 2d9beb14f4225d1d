import sharp from 'sharp';
import type { Random } from '../../seed/random.ts';
import { phoneVideo } from './mp4.ts';
import { phonePhoto } from './phone-photo.ts';

export type HostileFile = { readonly name: string; readonly kind: string; readonly bytes: Buffer };

const script = '<html><script>alert(document.domain)</script><svg onload=alert(1)><?php system($_GET[0]); ?>';

type Sound = { readonly jpeg: Buffer; readonly png: Buffer; readonly mp4: Buffer };
type Spoil = (sound: Sound, random: Random) => Spoiled;

type Spoiled = { readonly extension: 'jpg' | 'png' | 'mp4'; readonly bytes: Buffer };
const pick = ({ jpeg, png, mp4 }: Sound, random: Random) =>
  random.pick<Spoiled>([
    { extension: 'jpg', bytes: jpeg },
    { extension: 'png', bytes: png },
    { extension: 'mp4', bytes: mp4 },
  ]);

/** A segment of a JPEG that is skipped: at most 64 KB each. */
function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
const afterStart = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
const pngSize = (png: Buffer, width: number, height: number): Buffer => {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  return changed;
};

/** Each begins like its type, so that it passes detection. */
const spoils: Readonly<Record<string, Spoil>> = {
  'cut off': (sound, random) => {
    const { extension, bytes } = pick(sound, random);
    return { extension, bytes: bytes.subarray(0, random.integer(16, bytes.length - 1)) };
  },
  'bytes changed': (sound, random) => {
    const { extension, bytes } = pick(sound, random);
    const changed = Buffer.from(bytes);
    for (let count = random.integer(1, 40); count > 0; count -= 1)
      changed[random.integer(12, changed.length - 1)] = random.integer(0, 255);
    return { extension, bytes: changed };
  },
  'a page behind the end': (sound, random) => {
    const { extension, bytes } = pick(sound, random);
    return { extension, bytes: Buffer.concat([bytes, Buffer.from(script)]) };
  },
  'a page in a comment': ({ jpeg }) => ({
    extension: 'jpg',
    bytes: afterStart(jpeg, segment(0xfe, Buffer.from(script)), segment(0xe1, Buffer.from(script))),
  }),
  'nothing but a page': (_sound, random) => ({
    extension: 'jpg',
    bytes: Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, random.integer(0xc0, 0xfe)]),
      Buffer.from(script.repeat(random.integer(1, 20))),
    ]),
  }),
  'of 50,000 pixels': ({ png, jpeg }, random) => {
    if (random.chance(0.5))
      return { extension: 'png', bytes: pngSize(png, 50_000, random.integer(1, 50_000)) };
    const bytes = Buffer.from(jpeg);
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(random.integer(50_000, 65_500), frame + 5);
    bytes.writeUInt16BE(random.integer(50_000, 65_500), frame + 7);
    return { extension: 'jpg', bytes };
  },
  'of no pixels': ({ png }, random) => ({
    extension: 'png',
    bytes: random.chance(0.5) ? pngSize(png, 0, 5) : pngSize(png, 2 ** 32 - 1, 2 ** 31),
  }),
  'much beside the picture': ({ jpeg }, random) => {
    const marker = random.pick([0xe0, 0xe1, 0xe2, 0xed, 0xfe]);
    const names = { 0xe1: 'Exif\0\0', 0xe2: 'ICC_PROFILE\0\x01\x01' } as Record<number, string>;
    const one = segment(
      marker,
      Buffer.concat([Buffer.from(names[marker] ?? ''), Buffer.alloc(60_000, 0x41)]),
    );
    return {
      extension: 'jpg',
      bytes: afterStart(jpeg, ...Array.from({ length: random.integer(1, 60) }, () => one)),
    };
  },
  'metadata that leads to itself': ({ jpeg }, random) => {
    const directory = Buffer.from('Exif\0\0II*\0\x08\0\0\0', 'latin1');
    const entries = Buffer.alloc(2 + 12 * 40 + 4);
    entries.writeUInt16LE(40, 0);
    for (let entry = 0; entry < 40; entry += 1) {
      entries.writeUInt16LE(random.pick([0x8769, 0x8825, 0x0112, 0x9003]), 2 + entry * 12);
      entries.writeUInt16LE(random.integer(0, 13), 4 + entry * 12);
      entries.writeUInt32LE(random.pick([1, 0xff_ff_ff_ff, 0x7f_ff_ff_ff]), 6 + entry * 12);
      entries.writeUInt32LE(random.pick([8, 0, 0xff_ff_ff_ff]), 10 + entry * 12);
    }
    entries.writeUInt32LE(8, entries.length - 4);
    return { extension: 'jpg', bytes: afterStart(jpeg, segment(0xe1, Buffer.concat([directory, entries]))) };
  },
  'boxes that lie': ({ mp4 }, random) => {
    const bytes = Buffer.from(mp4);
    const type = random.pick([
      'moov',
      'trak',
      'stsz',
      'stco',
      'stsc',
      'mdat',
      'stsd',
      'tkhd',
      'hdlr',
      'dref',
    ]);
    bytes.writeUInt32BE(random.pick([0, 1, 7, 8, 0x7f_ff_ff_ff, 0xff_ff_ff_ff]), bytes.indexOf(type) - 4);
    return { extension: 'mp4', bytes };
  },
};

/** Deterministic by generator: `count` files, of every kind in turn. */
export async function hostileFiles(count: number, random: Random): Promise<HostileFile[]> {
  const pixels = { width: 300, height: 200, orientation: 6 };
  const sound: Sound = {
    jpeg: await phonePhoto(pixels),
    png: await sharp({ create: { ...pixels, channels: 4, background: '#0000ff80' } })
      .png()
      .toBuffer(),
    mp4: phoneVideo(script),
  };
  const kinds = Object.entries(spoils);
  return Array.from({ length: Math.ceil(count / kinds.length) })
    .flatMap(() => kinds)
    .slice(0, count)
    .map(([kind, spoil], index) => {
      const { extension, bytes } = spoil(sound, random);
      return { name: `${index}.${extension}`, kind, bytes };
    });
}
