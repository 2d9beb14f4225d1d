import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { minute } from '../time/instants.ts';

/** What a program that decodes and encodes videos is asked for; false where it cannot, or there is none. */
export type Encoder = {
  /** Writes a picture of a video as JPEG. */
  poster(source: string, target: string): Promise<boolean>;
  /** Writes a variant of at most 720 lines, upright and without metadata. */
  smaller(source: string, target: string): Promise<boolean>;
};

const deadline = minute;

/** ffmpeg, or what takes the same arguments. */
export function encoderOf(command: string): Encoder {
  const run = async (source: string, target: string, options: readonly string[]): Promise<boolean> => {
    const code = await codeOf(command, [...input, '-i', source, ...options, '-y', target]);
    return code === 0 && (await stat(target).catch(() => null)) !== null;
  };
  return {
    poster: (source, target) => run(source, target, poster),
    smaller: (source, target) => run(source, target, smaller),
  };
}

const words = (text: string): readonly string[] => text.split(' ');

/** Whatever the file says that it is, it is read as an MP4, from this machine, in one thread and bounded memory. */
const input = words(
  '-nostdin -hide_banner -loglevel error -max_alloc 268435456 -threads 1 -protocol_whitelist file -f mov',
);
const bare = words('-map_metadata -1 -map_chapters -1 -fflags +bitexact');
const poster = [...words('-map 0:v:0 -frames:v 1 -f image2 -c:v mjpeg -q:v 3'), ...bare];
const linesAtMost = "scale='if(gt(iw,ih),-2,min(720,iw))':'if(gt(iw,ih),min(720,ih),-2)'";
const smaller = [
  ...words('-map 0:v:0 -map 0:a:0? -c:v libx264 -preset veryfast -crf 24 -pix_fmt yuv420p -vf'),
  linesAtMost,
  ...words('-c:a aac -b:a 96k -movflags +faststart -threads 1 -f mp4'),
  ...bare,
];

/** Null for a program that is not there, or was ended. */
function codeOf(command: string, given: readonly string[]): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(command, given, {
      // It needs no settings, and is to know no secrets.
      env: { PATH: process.env['PATH'] ?? path.delimiter },
      stdio: 'ignore',
      timeout: deadline,
      killSignal: 'SIGKILL',
    });
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
}
