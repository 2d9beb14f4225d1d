import { describe, expect, it } from 'vitest';
import { mp3Parts, talkativeMp3 } from '../testing/files/talkative-files.ts';
import { withoutMp3Metadata } from './mp3.ts';

const secret = 'Wilhelmina Ashdown';
const { frames, id3v1, id3v2, extended, ape, lyrics } = mp3Parts;

describe('an MP3 without its metadata', () => {
  it.each([
    ['ID3v2 before it', [id3v2(secret), frames]],
    ['several of these', [id3v2(secret), id3v2(secret), frames]],
    ['APE before it', [ape(secret), frames]],
    ['ID3v1 behind it', [frames, id3v1(secret)]],
    ['its extension', [frames, extended(secret), id3v1(secret)]],
    ['APE behind it', [frames, ape(secret)]],
    ['APE and ID3v1 behind it', [frames, ape(secret), id3v1(secret)]],
    ['lyrics', [frames, lyrics(secret), id3v1(secret)]],
    ['something else before it', [Buffer.from(`\xff\xfe${secret}`, 'latin1'), frames]],
    ['everything at once', [talkativeMp3(secret)]],
    ['nothing', [frames]],
  ])('keeps every frame: %s', (_name, parts) => {
    expect(withoutMp3Metadata(Buffer.concat(parts))).toEqual(frames);
  });

  it('is found behind a tag with a length that is too short', () => {
    const tag = id3v2(secret);
    tag[9] = 5;
    expect(withoutMp3Metadata(Buffer.concat([tag, frames]))).toEqual(frames);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a tag alone', id3v2(secret)],
    ['a tag that is longer than the file', Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7fTPE1', 'latin1')],
    ['tags behind no sound', Buffer.concat([ape(secret), id3v1(secret)])],
  ])('is not recognized: %s', (_name, bytes) => {
    expect(withoutMp3Metadata(bytes)).toBeNull();
  });

  it('is not recognized when a trailing tag claims all of it', () => {
    const tag = ape(secret);
    tag.writeUInt32LE(0x7f_ff_ff_ff, tag.length - 20);
    expect(withoutMp3Metadata(Buffer.concat([frames, tag]))).toBeNull();
  });

  it('is read wherever it is truncated', () => {
    const whole = talkativeMp3(secret);
    const start = whole.indexOf(frames);
    for (let length = start + frames.length; length <= whole.length; length += 1)
      expect(withoutMp3Metadata(whole.subarray(0, length))?.subarray(0, frames.length)).toEqual(frames);
  });
});
