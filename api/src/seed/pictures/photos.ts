import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { picturePool, pictureProgram } from '../../media/picture-pool.ts';
import { screenSize, thumbSize } from '../../media/sizes.ts';
import { minute } from '../../time/instants.ts';
import { photoShapes } from './photo-shapes.ts';
import type { PhotoShape } from './photo-shapes.ts';
import type { PhotoSubject } from './photo-subjects.ts';
import { png, shelf } from './pictures.ts';
import { placePicture } from './place-pictures.ts';

/** A photo as uploaded, and its processed version. */
export type DemoPhoto = {
  readonly name: string;
  readonly original: Buffer;
  readonly screen: Buffer;
  readonly thumb: Buffer;
};

/** EXIF data that phones write; it stays in the uploads. */
const phone = {
  IFD0: { Make: 'Fieldphone', Model: 'Fieldphone 12', Artist: 'Sam Shepherd', Software: 'Camera 4.2' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '53/1 47/1 5901/100',
    GPSLongitudeRef: 'W',
    GPSLongitude: '1/1 32/1 4409/100',
  },
};

/** Long deadline: these photos are our own, and the first start waits for them even on a busy machine. */
const renderPictures = picturePool(pictureProgram, 10 * minute);

/** Photos of realistic sizes and shapes, the same in every demo. */
export async function demoPhotos(): Promise<DemoPhoto[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shepherd-demo-'));
  try {
    // Two at a time: one per decoder, and no more large ones in memory.
    const next = photoShapes.entries();
    const photos: DemoPhoto[] = [];
    const work = async (): Promise<void> => {
      for (const [place, shape] of next)
        photos[place] = await shown(
          folder,
          shape.name,
          await (shape.subject === 'screen' ? screenshot(shape) : takePhoto(shape, shape.subject)),
        );
    };
    await Promise.all([work(), work()]);
    return photos;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function shown(folder: string, name: string, original: Buffer): Promise<DemoPhoto> {
  const at = (of: string): string => path.join(folder, of);
  const [screen, thumb] = [at(`screen of ${name}`), at(`thumb of ${name}`)];
  await writeFile(at(name), original);
  await renderPictures({
    source: at(name),
    rotation: 0,
    targets: [
      { path: screen, ...screenSize },
      { path: thumb, ...thumbSize },
    ],
  });
  return { name, original, screen: await readFile(screen), thumb: await readFile(thumb) };
}

/** Painted smaller by this factor: drawing twelve million points would delay the first start. */
const paintedSmaller = 4;

function takePhoto(
  { number, width, height, onItsSide = false }: PhotoShape,
  subject: Exclude<PhotoSubject, 'screen'>,
): Promise<Buffer> {
  const size = [Math.ceil(width / paintedSmaller), Math.ceil(height / paintedSmaller)] as const;
  const painted = subject === 'shelf' ? shelf(number, ...size) : placePicture(subject, number, ...size);
  const [sensorWidth, sensorHeight] = onItsSide ? [height, width] : [width, height];
  return sharp(painted)
    .rotate(onItsSide ? 270 : 0)
    .resize({ width: sensorWidth, height: sensorHeight, fit: 'fill' })
    .withExif(phone)
    .withMetadata({ orientation: onItsSide ? 6 : 1 })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** A list of cards on a phone's screen. */
function screenshot({ width, height }: PhotoShape): Promise<Buffer> {
  const painted = png(195, 422, (x, y) => {
    if (y < 0.08) return [32, 78, 120];
    const inCard = ((y - 0.08) * 7) % 1;
    if (x < 0.04 || x > 0.96 || inCard < 0.08) return [238, 240, 243];
    if (x < 0.28) return [150, 190, 160];
    const isText = inCard > 0.3 && inCard < 0.75 && Math.floor(inCard * 14) % 3 === 0 && x < 0.8;
    return isText ? [90, 98, 110] : [255, 255, 255];
  });
  return sharp(painted).resize({ width, height, kernel: 'nearest', fit: 'fill' }).png().toBuffer();
}
