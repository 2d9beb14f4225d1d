import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { gifParts, talkativeGif } from '../testing/files/talkative-files.ts';
import { withoutGifMetadata } from './gif.ts';

const secret = 'Wilhelmina Ashdown';
const { head, loop, times, picture, end } = gifParts;

describe('a GIF without its metadata', () => {
  it('keeps its pictures, their times and its loops, and nothing else', () => {
    const cleaned = withoutGifMetadata(talkativeGif(secret)) ?? Buffer.alloc(0);
    expect(cleaned).toEqual(Buffer.concat([head, loop, times, picture, times, picture, end]));
    expect(withoutGifMetadata(cleaned)).toEqual(cleaned);
  });

  it('stays unchanged byte by byte if it has none', async () => {
    const page = (background: string): Promise<Buffer> =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer();
    const animation = await sharp(await Promise.all(['red', 'green', 'blue'].map(page)), {
      join: { animated: true },
    })
      .gif({ loop: 3, delay: [50, 60, 70] })
      .toBuffer();
    expect((await sharp(animation, { animated: true }).metadata()).pages).toBe(3);
    expect(withoutGifMetadata(animation)).toEqual(animation);
  });

  it('has no private data wherever it is truncated, and shows as far as it goes', () => {
    const whole = talkativeGif(secret);
    for (let length = 0; length <= whole.length; length += 1) {
      const cleaned = withoutGifMetadata(whole.subarray(0, length)) ?? Buffer.alloc(0);
      expect(cleaned.includes('Wilh')).toBe(false);
      expect(cleaned.length).toBeLessThanOrEqual(length);
    }
    expect(withoutGifMetadata(Buffer.concat([head, gifParts.comment(secret)]))).toBeNull();
    const cut = Buffer.concat([head, gifParts.comment(secret), times, picture.subarray(0, -3)]);
    expect(withoutGifMetadata(cut)).toEqual(Buffer.concat([head, times, picture.subarray(0, -3)]));
  });
});
