import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { minute } from '../time/instants.ts';
import { MediaFailureError } from './failures.ts';
import type { Picture, PictureAnswer, PictureRequest } from './picture.ts';

/** One for background work, and one for users who turn a picture and wait. */
const mostProcesses = 2;
/** Idle time after which a process ends, to release its memory. */
const idleFor = minute;

type Render = (request: PictureRequest) => Promise<Picture>;

/**
 * Runs decoders in child processes, each with one picture at a time.
 * @param program answers each message, a `PictureRequest`, by a `PictureAnswer`
 * @param deadline milliseconds until a process that has not answered is killed
 */
export function picturePool(program: URL, deadline: number): Render {
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  /** Keeps an idle process without blocking this process's exit. */
  const rest = (child: ChildProcess): void => {
    child.unref();
    child.channel?.unref();
    child.once('exit', () => takeOut(child));
    const timer = setTimeout(() => {
      takeOut(child);
      child.disconnect();
    }, idleFor);
    idle.set(child, timer.unref());
  };
  const takeOut = (child: ChildProcess): void => {
    clearTimeout(idle.get(child));
    idle.delete(child);
    child.removeAllListeners();
  };
  const take = (): ChildProcess => {
    const [child] = idle.keys();
    if (child === undefined) return start(program);
    takeOut(child);
    child.ref();
    child.channel?.ref();
    return child;
  };

  /** Null when the process ended before it answered. */
  const ask = (request: PictureRequest): Promise<PictureAnswer | null> =>
    new Promise((resolve, reject) => {
      const child = take();
      let late: PictureAnswer | null = null;
      const timer = setTimeout(() => {
        late = { failure: 'too_slow' };
        child.kill('SIGKILL');
      }, deadline);
      const settle = (): void => {
        clearTimeout(timer);
        child.removeAllListeners();
      };
      child.once('message', (answer) => {
        settle();
        rest(child);
        resolve(answer as PictureAnswer);
      });
      child.once('exit', () => {
        settle();
        resolve(late);
      });
      child.once('error', (error) => {
        settle();
        child.kill('SIGKILL');
        reject(error);
      });
      child.send(request);
    });

  return async (request) => {
    if (busy >= mostProcesses) await new Promise<void>((resolve) => void waiting.push(resolve));
    else busy += 1;
    try {
      // A process may die for its own reasons. A file that kills two of them is the reason.
      const answer = (await ask(request)) ?? (await ask(request)) ?? { failure: 'damaged' as const };
      if ('failure' in answer) throw new MediaFailureError(answer.failure);
      return answer;
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}

function start(program: URL): ChildProcess {
  const child = fork(program, {
    // It needs no settings, and must not see secrets.
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Lower priority than API requests.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

/** Decodes one picture at a time. */
export const pictureProgram = new URL('./picture-process.ts', import.meta.url);

/**
 * Makes pictures; queued when all processes are busy. Throws a MediaFailureError for a file without a picture;
 * partial files may be left at the targets then.
 */
export const renderPictures: Render = picturePool(pictureProgram, 25_000);
