import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SettingsError } from '@shepherd/service/settings/settings-reader.ts';
import { privateUmask } from '../data-directory/modes.ts';
import { readSettings } from '../settings.ts';
import { mostHaste } from './channel.ts';
import type { Answered, Asked } from './channel.ts';
import { moves, readWish } from './play.ts';
import { ApiAway, CannotPlay, onPostgres, throughApi } from './players.ts';
import type { Player } from './players.ts';

/**
 * The command: simulates agents, applicants, banks, customers and staff on the running product, step by step, until
 * it is stopped.
 */
const usage = `Plays a marketplace at work on the demo of the running product: people apply, take offers nearby, do their jobs on
the day and in the hours of each, and take out their money; customers order, reviewers and the office do their part.
  --speed <number>  so many times faster than people, up to ${mostHaste}: pauses and work are shorter. Days and hours stay those of the
                    clock, so nothing is done before its day
  --pace <seconds>  time between two steps, 2 by default (divided by the speed)
  --steps <number>  stop after so many steps; without it, go on until Ctrl+C
  --move <move>     this move alone, once: ${moves.join(', ')}
  --about <id>      what the move is about (a job, Shepherd, order or withdrawal), done at once whatever the clock says;
                    without it, one is drawn
  --quiet           say only what goes wrong
  --real-data       play in a database that was not filled with the demo, too: work, reports and payments are made up in it`;

/** How long a connected API may be away in milliseconds, for example during a restart. */
const longestAway = 60_000;

type Options = {
  readonly asked: Asked;
  readonly pace: number;
  readonly steps: number;
  readonly quiet: boolean;
};

/** The command's options; null prints the usage. */
function readOptions(): Options | null {
  const { values } = parseArgs({
    options: {
      speed: { type: 'string' },
      pace: { type: 'string' },
      steps: { type: 'string' },
      move: { type: 'string' },
      about: { type: 'string' },
      quiet: { type: 'boolean' },
      'real-data': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return null;
  const haste = Number(values.speed ?? 1);
  const pace = Number(values.pace ?? 2) / haste;
  const wish = values.move === undefined ? null : readWish(values.move, values.about);
  const steps = Number(values.steps ?? (wish === null ? Number.POSITIVE_INFINITY : 1));
  const meant = haste >= 1 && haste <= mostHaste && pace >= 0 && steps > 0;
  if (!meant || wish === undefined || (wish === null && values.about !== undefined))
    throw new SettingsError(usage);
  const asked = { wish, haste, realData: values['real-data'] === true };
  return { asked, pace: pace * 1_000, steps, quiet: values.quiet === true };
}

const notDemo =
  'This database was not filled with the demo, so nothing is played in it: work, reports and payments would be made up among real ones. If that is what you want, add --real-data.';

function describe(answered: Answered, { wish }: Asked): string {
  if ('notDemo' in answered) throw new CannotPlay(notDemo);
  const { played, refused } = answered;
  if (played) return `${played.who}: ${played.action} (${played.about})`;
  if (refused) return `Somebody was quicker (${refused.move}: ${refused.code})`;
  return wish ? 'That cannot be done now' : 'Nobody has anything to do';
}

async function play(
  player: Player,
  { asked, pace, steps, quiet }: Options,
  signal: AbortSignal,
): Promise<void> {
  let seen: number | null = null;
  for (let step = 0; step < steps && !signal.aborted; step += 1) {
    try {
      const line = describe(await player.step(), asked);
      // Tells the parent process that the simulation runs; there is no port.
      if (seen === null && process.connected) process.send?.({ ready: true, port: 0 });
      seen = performance.now();
      if (!quiet) process.stdout.write(`${line}\n`);
    } catch (error) {
      const passing = error instanceof ApiAway && seen !== null && performance.now() - seen < longestAway;
      if (!passing) throw error;
      await wait(1_000, undefined, { signal });
    }
    if (step + 1 < steps) await wait(pace, undefined, { signal });
  }
}

async function run(options: Options): Promise<void> {
  const settings = readSettings(process.env, fileURLToPath(new URL('../../../.data', import.meta.url)));
  const player =
    settings.databaseUrl === null
      ? throughApi(settings, options.asked)
      : onPostgres(settings, settings.databaseUrl, options.asked);
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  // A killed parent cannot send a signal, but its channel closes.
  process.once('disconnect', stop);
  try {
    await play(player, options, stopping.signal);
  } finally {
    await player.close();
    if (process.connected) process.disconnect();
  }
}

try {
  process.umask(privateUmask);
  const options = readOptions();
  if (options === null) process.stdout.write(`${usage}\n`);
  else await run(options);
} catch (error) {
  const stopped = error instanceof Error && error.name === 'AbortError';
  if (!stopped) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
