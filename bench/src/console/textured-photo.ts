import sharp from 'sharp';

const [width, height] = [3_024, 4_032];
/** Scale of the layers relative to the photo: leaves, goods and walls have details of every size. */
const grains = [2, 8, 32, 128];

/**
 * A portrait of 12 megapixels with as much detail as a photo from a street: noise of several sizes, the larger the
 * stronger. Different numbers give different photos.
 */
export async function texturedPhoto(number: number): Promise<Buffer> {
  const layers = await Promise.all(grains.map((grain) => noise(grain)));
  return sharp({
    create: { width, height, channels: 3, background: { r: 90 + number * 3, g: 120, b: 160 - number * 4 } },
  })
    .composite(layers.map((input) => ({ input, blend: 'overlay' as const })))
    .withMetadata({ orientation: 1 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

function noise(grain: number): Promise<Buffer> {
  const sigma = 4 + 5 * Math.log2(grain);
  return sharp({
    create: {
      width: Math.ceil(width / grain),
      height: Math.ceil(height / grain),
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .greyscale()
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
