const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const words = (...values: number[]): Buffer => Buffer.concat(values.map(word));

/** A box of an MP4. */
export const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  return Buffer.concat([word(8 + body.length), Buffer.from(type, 'latin1'), body]);
};

/** Seconds from 1904 to 19 November 2026, 08:11:12 UTC. */
const filmed = 2_082_844_800 + Date.UTC(2026, 10, 19, 8, 11, 12) / 1000;
const identity = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const onItsSide = words(0, 0x10000, 0, -0x10000 >>> 0, 0, 0, 0, 0, 0x40000000);

type Track = {
  readonly handler: string;
  readonly secret: string;
  readonly offset: number;
  readonly sizes: readonly number[];
  readonly portrait?: boolean;
  /** How often the table of positions repeats the only position. */
  readonly chunks?: number;
};

function track({ handler, secret, offset, sizes, portrait = false, chunks = 1 }: Track): Buffer {
  const description =
    handler === 'vide'
      ? box(
          'avc1',
          Buffer.alloc(42),
          Buffer.from(secret.padEnd(32).slice(0, 32)),
          Buffer.alloc(4),
          box('avcC', 'codec'),
          box('what', secret),
        )
      : box('mp4a', Buffer.alloc(28));
  const table = box(
    'stbl',
    box('stsd', words(0, 1), description),
    box('stts', words(0, 1, sizes.length, 1)),
    box('stsc', words(0, 1, 1, sizes.length, 1)),
    box('stsz', words(0, 0, sizes.length, ...sizes)),
    box('stco', words(0, chunks, ...Array.from({ length: chunks }, () => offset))),
    box('uuid', secret),
  );
  return box(
    'trak',
    box(
      'tkhd',
      words(0, filmed, filmed, 1, 0, 100, 0, 0, 0, 0),
      portrait ? onItsSide : identity,
      words(1_920 << 16, 1_080 << 16),
    ),
    box(
      'mdia',
      box('mdhd', words(0, filmed, filmed, 600, 100, 0)),
      box('hdlr', words(0, 0), handler, Buffer.alloc(12), secret),
      box(
        'minf',
        box('vmhd', words(1, 0, 0)),
        box('dinf', box('dref', words(0, 1), box('url ', words(1)))),
        table,
      ),
    ),
    box('udta', box('©nam', secret)),
  );
}

/**
 * A phone video with a real structure only: pictures, sound and a track of positions, and `secret` wherever phones
 * write data.
 */
export function phoneVideo(secret: string, { portrait = false, chunks = 1 } = {}): Buffer {
  const samples = ['PICTURE-ONE', secret, 'SOUND-ONE', 'PICTURE-TWO', secret].map((text) =>
    Buffer.from(text),
  );
  const starts = samples.map((_, index) => Buffer.concat(samples.slice(0, index)).length);
  const make = (data: number): Buffer =>
    Buffer.concat([
      box('ftyp', 'isom', words(0), 'isomavc1'),
      box(
        'moov',
        box('mvhd', words(0, filmed, filmed, 600, 100), Buffer.alloc(80)),
        track({ handler: 'vide', secret, offset: data + (starts[0] ?? 0), sizes: [11], portrait, chunks }),
        track({ handler: 'soun', secret, offset: data + (starts[2] ?? 0), sizes: [4, 5, 11] }),
        track({ handler: 'meta', secret, offset: data + (starts[1] ?? 0), sizes: [secret.length] }),
        box('udta', box('©xyz', secret), box('meta', words(0), secret)),
        box('meta', words(0), secret),
      ),
      box('uuid', secret),
      box('free', secret),
    ]);
  const before = make(0).length + 8;
  return Buffer.concat([make(before), box('mdat', ...samples)]);
}
