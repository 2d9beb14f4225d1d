import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { minute } from '../time/instants.ts';
import { MediaFailureError } from './failures.ts';
import type { Picture, PictureAnswer, PictureRequest } from './picture.ts';

/** One for work in the background, and one for whoever turns a picture and waits. */
const mostProcesses = 2;
/** What a decoder has taken of memory is given back when there is nothing to do. */
const idleFor = minute;

type Render = (request: PictureRequest) => Promise<Picture>;

/**
 * Runs decoders in processes beside this one, each with one picture at a time.
 * @param program answers each message, a `PictureRequest`, by a `PictureAnswer`
 * @param deadline milliseconds until a process is ended that has not answered
 */
export function picturePool(program: URL, deadline: number): Render {
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  /** A process that waits for the next picture; nobody has to wait for it. */
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
      // A process may end for reasons of its own. A file that ends two of them is the reason.
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
    // It needs no settings, and is to know no secrets.
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Whoever waits for an answer of the API comes first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

/** Decodes one picture at a time. */
export const pictureProgram = new URL('./picture-process.ts', import.meta.url);

/**
 * Makes pictures; when all processes are busy, it waits for its turn. Throws a MediaFailureError for a file that there
 * is no picture of; what was begun may be left behind at the targets then.
 */
export const renderPictures: Render = picturePool(pictureProgram, 25_000);
