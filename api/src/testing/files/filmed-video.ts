import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether ffmpeg can make videos like a phone's. */
export const hasFfmpeg =
  spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' }).stdout?.includes(' libx264 ') ??
  false;

/** Data that a phone writes into its videos, to be searched for in answers. */
export const filmSecrets = {
  position: '+53.7997-001.5492/',
  artist: 'Wilhelmina Ashdown',
  comment: 'filmed in the back office',
} as const;

type Film = {
  readonly width: number;
  readonly height: number;
  readonly seconds?: number;
  /** Held upright, so that pictures must be turned clockwise for display. */
  readonly portrait?: boolean;
};

/**
 * Real pictures and sound, made by ffmpeg: its first pixels are red, the rest moves, and it contains the phone's
 * data.
 */
export function filmedVideo(target: string, { width, height, seconds = 1, portrait = false }: Film): Buffer {
  const pictures = `testsrc=size=${width}x${height}:rate=10:duration=${seconds},drawbox=w=iw/4:h=ih/4:color=red:t=fill`;
  const sound = `sine=frequency=440:duration=${seconds}`;
  const told = [
    `location=${filmSecrets.position}`,
    `artist=${filmSecrets.artist}`,
    `comment=${filmSecrets.comment}`,
    'creation_time=2026-11-19T08:11:12Z',
  ].flatMap((one) => ['-metadata', one]);
  execFileSync('ffmpeg', [
    ...words('-nostdin -loglevel error -f lavfi -i'),
    pictures,
    ...words('-f lavfi -i'),
    sound,
    ...words('-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac -movflags use_metadata_tags'),
    ...told,
    '-y',
    target,
  ]);
  const video = readFileSync(target);
  return portrait ? heldUpright(video, height) : video;
}

const words = (text: string): string[] => text.split(' ');

/** The track header has the rotation (ISO/IEC 14496-12, 8.3.2), 44 bytes after the type. */
function heldUpright(video: Buffer, height: number): Buffer {
  const turned = Buffer.from(video);
  const matrix = [0, 0x10000, 0, -0x10000, 0, 0, height << 16, 0, 0x40000000];
  const at = turned.indexOf('tkhd') + 44;
  for (const [index, value] of matrix.entries()) turned.writeInt32BE(value, at + index * 4);
  return turned;
}
