import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openPostgres } from '../database/open.ts';
import { random } from '../seed/random.ts';
import { readSettings, SettingsError } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { channelPath, tokenFile } from './channel.ts';
import { playOne } from './play.ts';
import type { Played } from './play.ts';

/**
 * The command: plays shepherds in the field against the running system, step by step, until it is stopped.
 * On PostgreSQL it writes to the database itself; the embedded one is open in the API, which plays for it.
 */
const usage = `Plays shepherds in the field: they accept, start, hand in and stop jobs.
  --pace <seconds>  time between two steps, 2 by default
  --steps <number>  stop after so many steps; without it, go on until Ctrl+C`;

type Player = { readonly step: () => Promise<Played>; readonly close: () => Promise<void> };

function onPostgres(settings: Settings, url: string): Player {
  const database = openPostgres(url);
  const draw = random(String(Date.now()));
  return {
    step: () => playOne({ database, settings, clock: () => new Date(), draw }),
    close: () => database.destroy(),
  };
}

function throughApi(settings: Settings): Player {
  const file = tokenFile(settings.dataDirectory);
  if (!existsSync(file))
    throw new SettingsError(`No API runs on ${settings.dataDirectory}. Start it first, or set DATABASE_URL.`);
  const authorization = `Bearer ${readFileSync(file, 'utf8')}`;
  return {
    async step() {
      const answer = await fetch(`http://127.0.0.1:${settings.port}${channelPath}`, {
        method: 'POST',
        headers: { authorization },
        signal: AbortSignal.timeout(30_000),
      });
      if (!answer.ok) throw new Error(`The API at port ${settings.port} answered ${answer.status}`);
      const body = (await answer.json()) as { played: Played };
      return body.played;
    },
    close: async () => {},
  };
}

try {
  const { values } = parseArgs({
    options: { pace: { type: 'string' }, steps: { type: 'string' }, help: { type: 'boolean' } },
  });
  const pace = Number(values.pace ?? 2);
  const steps = Number(values.steps ?? Number.POSITIVE_INFINITY);
  if (values.help === true || !(pace >= 0) || !(steps > 0)) throw new SettingsError(usage);
  const settings = readSettings(process.env, fileURLToPath(new URL('../../../.data', import.meta.url)));
  const player =
    settings.databaseUrl === null ? throughApi(settings) : onPostgres(settings, settings.databaseUrl);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  try {
    for (let step = 0; step < steps && !stopping.signal.aborted; step += 1) {
      const played = await player.step();
      const line = played
        ? `${played.shepherd}: ${played.action} ${played.job}`
        : 'Nobody has anything to do';
      process.stdout.write(`${line}\n`);
      if (step + 1 < steps) await wait(pace * 1000, undefined, { signal: stopping.signal });
    }
  } finally {
    await player.close();
  }
} catch (error) {
  const stopped = error instanceof Error && error.name === 'AbortError';
  if (!stopped) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
