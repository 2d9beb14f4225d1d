import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

/** The operations of a video encoder; false if it fails or there is none. */
export type Encoder = {
  /** Writes a frame of a video as JPEG. */
  poster(source: string, target: string): Promise<boolean>;
  /** Writes a variant of at most 720 lines, upright and without metadata. */
  smaller(source: string, target: string): Promise<boolean>;
};

/**
 * ffmpeg, or a program with the same arguments.
 * @param seconds time limit per file
 */
export function encoderOf(command: string, seconds = 60): Encoder {
  const run = async (source: string, target: string, options: readonly string[]): Promise<boolean> => {
    const code = await codeOf(command, [...input, '-i', source, ...options, '-y', target], seconds);
    return code === 0 && (await stat(target).catch(() => null)) !== null;
  };
  return {
    poster: (source, target) => run(source, target, poster),
    smaller: (source, target) => run(source, target, smaller),
  };
}

const words = (text: string): readonly string[] => text.split(' ');

/**
 * Always read as an MP4, from this machine, in one thread and bounded memory: frames are at most 8K, of which a
 * decoder may have to keep 17.
 */
const input = words(
  '-nostdin -hide_banner -loglevel error -max_alloc 268435456 -filter_threads 1 -threads 1 -max_pixels 36000000 -protocol_whitelist file -f mov',
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

/**
 * System limits, which also apply after the parent was killed: seconds of CPU time, and kilobytes of address space. A
 * system without the latter only has the former.
 */
const limited = 'ulimit -t "$0"; ulimit -v 1572864 2>/dev/null; exec "$@"';

/** The exit code; null for a missing or killed program. */
function codeOf(command: string, given: readonly string[], seconds: number): Promise<number | null> {
  const [program, options] =
    process.platform === 'win32'
      ? [command, given]
      : ['/bin/sh', ['-c', limited, String(Math.ceil(seconds)), command, ...given]];
  return new Promise((resolve) => {
    const child = spawn(program, options, {
      // It needs no settings, and must not see secrets.
      env: { PATH: process.env['PATH'] ?? path.delimiter },
      stdio: 'ignore',
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    });
    // Lower priority than API requests.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
}
