import { expect, test } from 'vitest';
import { EndedBeforeReady, type RunningProcess } from './processes.ts';
import { supervise } from './supervision.ts';

/** A program whose starts and ends the test controls. */
function stage() {
  const lives: { port: number | undefined; die: () => void }[] = [];
  const pauses: number[] = [];
  const told: string[] = [];
  const givenUp: string[] = [];
  let clock = 0;
  let refuse = false;
  let started = Promise.withResolvers<void>();
  const start = async (port: number | undefined): Promise<RunningProcess> => {
    if (refuse) throw new EndedBeforeReady('It ended');
    const ended = Promise.withResolvers<string>();
    const die = (): void => ended.resolve('The part ended on SIGKILL');
    lives.push({ port, die });
    started.resolve();
    return {
      name: 'The part',
      pid: undefined,
      port: port ?? 4711,
      ended: ended.promise,
      stop: async () => die(),
      kill: die,
    };
  };
  return {
    lives,
    pauses,
    told,
    givenUp,
    refuseStarts: (yes: boolean) => (refuse = yes),
    /** Ends the current run after this many milliseconds and waits for the next one. */
    async dieAfter(milliseconds: number): Promise<void> {
      started = Promise.withResolvers<void>();
      clock += milliseconds;
      lives.at(-1)?.die();
      await started.promise;
    },
    supervise: () =>
      supervise({
        name: 'The part',
        start,
        tell: (line) => told.push(line),
        giveUp: (sentence) => {
          givenUp.push(sentence);
          started.resolve();
        },
        wait: async (milliseconds) => void pauses.push(milliseconds),
        now: () => clock,
      }),
  };
}

const lifeThatEnds = (ended: Promise<string>): RunningProcess => ({
  name: 'The part',
  pid: undefined,
  port: 1,
  ended,
  stop: async () => {},
  kill: () => {},
});

test('a program that ends is restarted on its port, with one line in the log', async () => {
  const play = stage();
  const { port } = await play.supervise();
  await play.dieAfter(60_000);
  expect(port).toBe(4711);
  expect(play.lives.map((life) => life.port)).toEqual([undefined, 4711]);
  expect(play.told).toEqual(['The part ended on SIGKILL. Starting it again in 0.25 s.']);
});

test('pauses grow with short runs, start over after a long one, and too many short runs are the end', async () => {
  const play = stage();
  await play.supervise();
  for (let death = 0; death < 9; death += 1) await play.dieAfter(1_000);
  expect(play.pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  await play.dieAfter(60_000);
  expect(play.pauses.at(-1)).toBe(250);
  for (let death = 0; death < 10; death += 1) await play.dieAfter(1_000);
  expect(play.givenUp).toEqual([
    'The part ended 11 times in a row soon after its start, so trying again is of no use. Everything stops; what it said stands above.',
  ]);
  expect(play.lives).toHaveLength(20);
});

test('a failed start counts as a failure', async () => {
  const play = stage();
  await play.supervise();
  play.refuseStarts(true);
  await play.dieAfter(1_000);
  expect(play.told.slice(0, 2)).toEqual([
    'The part ended on SIGKILL. Starting it again in 0.25 s.',
    'The part did not start. Starting it again in 0.5 s.',
  ]);
  expect(play.givenUp).toHaveLength(1);
});

test('a stopped program is not restarted', async () => {
  const play = stage();
  const supervised = await play.supervise();
  await supervised.stop();
  await Promise.resolve();
  expect([play.lives.length, play.told]).toEqual([1, []]);
});

test('a program that is stopped during a pause is not restarted', async () => {
  const play = stage();
  const pausing = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let starts = 0;
  const supervised = await supervise({
    name: 'The part',
    start: async () => {
      starts += 1;
      return lifeThatEnds(Promise.resolve('The part ended'));
    },
    tell: (line) => play.told.push(line),
    giveUp: () => {},
    wait: async () => {
      pausing.resolve();
      await goOn.promise;
    },
  });
  await pausing.promise;
  await supervised.stop();
  goOn.resolve();
  await Promise.resolve();
  expect(starts).toBe(1);
});

test('a program that is stopped during a restart has ended when the stop settles', async () => {
  const die = Promise.withResolvers<string>();
  const startingAgain = Promise.withResolvers<void>();
  let ended = false;
  let starts = 0;
  const supervised = await supervise({
    name: 'The part',
    start: async (_port, stopping) => {
      starts += 1;
      if (starts === 1) return lifeThatEnds(die.promise);
      startingAgain.resolve();
      await new Promise((resolve) => stopping.addEventListener('abort', resolve));
      ended = true;
      throw new EndedBeforeReady('The part ended on SIGTERM');
    },
    tell: () => undefined,
    giveUp: () => undefined,
    wait: async () => undefined,
  });
  die.resolve('The part ended on SIGKILL');
  await startingAgain.promise;
  await supervised.stop();
  expect([ended, starts]).toEqual([true, 2]);
});

test('a replaced program restarts immediately, however often, and without counting a failure', async () => {
  const play = stage();
  const part = await play.supervise();
  for (let version = 2; version <= 15; version += 1) {
    await part.replace();
    expect(play.lives).toHaveLength(version);
  }
  expect([play.pauses, play.told, play.givenUp]).toEqual([[], [], []]);
  await play.dieAfter(1_000);
  expect(play.pauses).toEqual([250]);
});

test('a version that does not start fails the replacement', async () => {
  const play = stage();
  const part = await play.supervise();
  play.refuseStarts(true);
  await expect(part.replace()).rejects.toThrow('The part did not start');
});
