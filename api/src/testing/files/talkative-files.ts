/** Parts of a GIF, as programs write them. */
export const gifParts = {
  /** Two by two pixels, two colours. */
  head: Buffer.from([...Buffer.from('GIF89a'), 2, 0, 2, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  loop: Buffer.concat([Buffer.from('!\xff\x0bNETSCAPE2.0\x03\x01', 'latin1'), Buffer.from([0, 0, 0])]),
  times: Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0]),
  picture: Buffer.from([0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 3, 0x44, 0x12, 0x05, 0]),
  comment: (text: string): Buffer => gifExtension(0xfe, text),
  application: (name: string, text: string): Buffer => gifExtension(0xff, name, text),
  text: (text: string): Buffer => gifExtension(0x01, '\0'.repeat(12), text),
  end: Buffer.from([0x3b]),
};

/** Blocks of at most 255 bytes, each preceded by its length. */
const gifExtension = (label: number, ...blocks: readonly string[]): Buffer =>
  Buffer.concat([
    Buffer.from([0x21, label]),
    ...blocks.map((block) => Buffer.concat([Buffer.from([block.length]), Buffer.from(block, 'latin1')])),
    Buffer.from([0]),
  ]);

/** An animation with `secret` in every place that a GIF has. */
export const talkativeGif = (secret: string): Buffer =>
  Buffer.concat([
    gifParts.head,
    gifParts.application('XMP DataXMP', secret),
    gifParts.loop,
    gifParts.application('NETSCAPE2.0', `\x01\0\0${secret}`),
    gifParts.comment(secret),
    gifParts.times,
    gifParts.picture,
    gifParts.text(secret),
    gifParts.times,
    gifParts.picture,
    gifParts.end,
    Buffer.from(secret),
  ]);

/** Of MPEG 1, layer III, 32 kbit/s at 48 kHz: 96 bytes. */
const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x14, 0xc4]), Buffer.alloc(92, 0x11)]);
const little = (...values: number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32LE(value);
      return bytes;
    }),
  );

/** Tags of an MP3, each with `secret` in it. */
export const mp3Parts = {
  frames: Buffer.concat([frame, frame, frame]),
  id3v2: (secret: string): Buffer => {
    const body = Buffer.concat([Buffer.from('TPE1\0\0\0\x30\0\0'), Buffer.from(secret.padEnd(0x90, '\0'))]);
    return Buffer.concat([
      Buffer.from('ID3\x04\0\0\0\0', 'latin1'),
      Buffer.from([body.length >> 7, body.length & 0x7f]),
      body,
    ]);
  },
  id3v1: (secret: string): Buffer => Buffer.from(`TAG${secret}`.padEnd(128, '\0')),
  extended: (secret: string): Buffer => Buffer.from(`TAG+${secret}`.padEnd(227, '\0')),
  ape: (secret: string): Buffer => {
    const item = Buffer.concat([little(secret.length, 0), Buffer.from(`Artist\0${secret}`)]);
    const ends = (flags: number): Buffer =>
      Buffer.concat([Buffer.from('APETAGEX'), little(2_000, item.length + 32, 1, flags), Buffer.alloc(8)]);
    return Buffer.concat([ends(0xa0_00_00_00), item, ends(0x80_00_00_00)]);
  },
  lyrics: (secret: string): Buffer => {
    const body = Buffer.from(`LYRICSBEGINAUT${String(secret.length).padStart(5, '0')}${secret}`);
    return Buffer.concat([body, Buffer.from(`${String(body.length).padStart(6, '0')}LYRICS200`)]);
  },
};

/** A sound with `secret` in every place that an MP3 has. */
export const talkativeMp3 = (secret: string): Buffer =>
  Buffer.concat([
    mp3Parts.id3v2(secret),
    mp3Parts.id3v2(secret),
    mp3Parts.frames,
    mp3Parts.ape(secret),
    mp3Parts.lyrics(secret),
    mp3Parts.extended(secret),
    mp3Parts.id3v1(secret),
  ]);
