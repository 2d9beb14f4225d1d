import sharp from 'sharp';
import { phonePhoto } from './phone-photo.ts';

/** Rotated pictures with the maximum of pixels, in the formats that need most memory to decode. */
export async function largestPictures(): Promise<{ readonly name: string; readonly bytes: Buffer }[]> {
  const side = 8_000;
  const picture = sharp({ create: { width: side, height: side, channels: 4, background: '#0000ff80' } });
  const onItsSide = (): ReturnType<typeof sharp> => picture.clone().withMetadata({ orientation: 6 });
  return [
    { name: 'progressive.jpg', bytes: await onItsSide().jpeg({ progressive: true }).toBuffer() },
    {
      name: 'every-colour.jpg',
      bytes: await onItsSide().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    },
    { name: 'interlaced.png', bytes: await onItsSide().png({ progressive: true }).toBuffer() },
    {
      name: 'deep.png',
      bytes: await onItsSide().toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    },
  ];
}

/** A photo of 12 million pixels, to be turned upright. */
export const usualPhoto = (): Promise<Buffer> => phonePhoto({ width: 4_032, height: 3_024, orientation: 6 });
