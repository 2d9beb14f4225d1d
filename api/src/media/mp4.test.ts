import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { box, phoneVideo } from '../testing/files/mp4.ts';
import { cleanVideo } from './mp4.ts';

const secret = '+53.7997-001.5492/Wilhelmina Ashdown';
const failure = (bytes: Buffer): unknown => {
  try {
    cleanVideo(bytes);
    return null;
  } catch (error) {
    return error instanceof Error && 'failure' in error ? error.failure : error;
  }
};
const demo = (name: string): Buffer => readFileSync(path.join(import.meta.dirname, '../seed/videos', name));

describe('a video', () => {
  it("loses the phone's data, and keeps pictures and sound at their offsets", () => {
    const video = phoneVideo(secret);
    const { bytes, ...facts } = cleanVideo(video);
    expect(facts).toEqual({ width: 1_920, height: 1_080, filmedAt: '2026-11-19T08:11:12Z' });
    expect(video.includes(secret)).toBe(true);
    expect(bytes.toString('latin1')).not.toMatch(/Ashdown|53\.79|©|udta|meta|uuid/);
    expect(bytes).toHaveLength(video.length);
    for (const sample of ['PICTURE-ONE', 'SOUND-ONE', 'PICTURE-TWO', 'codec'])
      expect(bytes.indexOf(sample)).toBe(video.indexOf(sample));
    expect(bytes.indexOf('PICTURE-ONE')).toBeGreaterThan(0);
  });

  it('has no creation time, and is unchanged by a second cleaning', () => {
    const { bytes } = cleanVideo(phoneVideo(secret));
    const again = cleanVideo(bytes);
    expect(again.filmedAt).toBeNull();
    expect(again.bytes.equals(bytes)).toBe(true);
  });

  it('that was filmed upright has its displayed size', () => {
    expect(cleanVideo(phoneVideo(secret, { portrait: true }))).toMatchObject({ width: 1_080, height: 1_920 });
  });

  it('of very many small parts is read once', () => {
    const video = phoneVideo(secret, { chunks: 100_000 });
    const many = Buffer.concat([video, ...Array.from({ length: 400_000 }, () => box('mdat'))]);
    const { bytes } = cleanVideo(many);
    expect(bytes.indexOf('PICTURE-ONE')).toBe(many.indexOf('PICTURE-ONE'));
    expect(bytes.includes(secret)).toBe(false);
  });

  it('of a real encoder keeps every byte that is played', () => {
    const video = demo('aisle.mp4');
    const { bytes, width, height } = cleanVideo(video);
    expect([width, height]).toEqual([1_920, 1_080]);
    const data = video.indexOf('mdat');
    const end = data - 4 + video.readUInt32BE(data - 4);
    expect(bytes.subarray(data, end).equals(video.subarray(data, end))).toBe(true);
  });
});

describe('a video is refused', () => {
  it('without an index, without pictures, or when it is truncated', () => {
    expect(failure(Buffer.concat([box('ftyp', 'isom'), box('mdat', 'xx')]))).toBe('damaged');
    expect(failure(Buffer.concat([box('ftyp', 'isom'), box('moov')]))).toBe('unsupported');
    const video = phoneVideo(secret);
    expect(failure(video.subarray(0, video.length - 3))).toBe('damaged');
    expect(failure(box('moov'))).toBe('damaged');
  });

  it('when its tables point outside the file', () => {
    const video = phoneVideo(secret);
    const offset = video.indexOf('stco') + 12;
    video.writeUInt32BE(0xff_ff_ff_ff, offset);
    expect(failure(video)).toBe('damaged');
  });

  it('when its pictures are in another file', () => {
    const video = phoneVideo(secret);
    video.writeUInt32BE(0, video.indexOf('url ') + 4);
    expect(failure(video)).toBe('unsupported');
  });

  it('or cleaned, but never hangs, when any one byte is wrong', () => {
    const video = phoneVideo(secret);
    for (let at = 0; at < video.length; at += 1)
      for (const value of [0, 1, 0x7f, 0xff]) {
        const broken = Buffer.from(video);
        broken[at] = value;
        expect([null, 'damaged', 'unsupported']).toContain(failure(broken));
      }
  });
});
