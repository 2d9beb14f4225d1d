import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openPostgres } from '../database/open.ts';
import { random } from '../seed/random.ts';
import { readSettings, SettingsError } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { channelPath, tokenFile } from './channel.ts';
import { moves, playOne, readWish } from './play.ts';
import type { Wish } from './play.ts';
import type { Played } from './stage.ts';

/**
 * The command: plays shepherds, applicants and banks against the running system, step by step, until it is stopped.
 * On PostgreSQL it writes to the database itself; the embedded one is open in the API, which plays for it.
 */
const usage = `Plays what happens in the field: people apply and go on with their application, Shepherds accept, start, hand in
and stop jobs and take out their money.
  --pace <seconds>  time between two steps, 2 by default
  --steps <number>  stop after so many steps; without it, go on until Ctrl+C
  --move <move>     this move alone, once: ${moves.join(', ')}
  --about <id>      the job, Shepherd or withdrawal that the move is about; without it, one is drawn`;

type Player = { readonly step: () => Promise<Played>; readonly close: () => Promise<void> };

function onPostgres(settings: Settings, url: string, wish: Wish | null): Player {
  const database = openPostgres(url);
  const draw = random(String(Date.now()));
  return {
    step: () => playOne({ database, settings, clock: () => new Date(), draw }, wish),
    close: () => database.destroy(),
  };
}

function throughApi(settings: Settings, wish: Wish | null): Player {
  const noApi = new SettingsError(
    `No API runs on ${settings.dataDirectory}. Start it first, or set DATABASE_URL.`,
  );
  const file = tokenFile(settings.dataDirectory);
  if (!existsSync(file)) throw noApi;
  const authorization = `Bearer ${readFileSync(file, 'utf8')}`;
  return {
    async step() {
      const answer = await fetch(`http://127.0.0.1:${settings.port}${channelPath}`, {
        method: 'POST',
        headers: { authorization, ...(wish && { 'content-type': 'application/json' }) },
        signal: AbortSignal.timeout(30_000),
        ...(wish && { body: JSON.stringify(wish) }),
      }).catch((error: unknown) => {
        // One that was killed leaves its token behind.
        throw error instanceof TypeError ? noApi : error;
      });
      if (answer.status === 404)
        throw new SettingsError(
          `Another API than that of ${settings.dataDirectory} answers at port ${settings.port}. Set API_PORT or DATA_DIR.`,
        );
      if (!answer.ok) throw new Error(`The API at port ${settings.port} answered ${answer.status}`);
      // Safe: the channel of this very version answers it.
      const body = (await answer.json()) as { played: Played };
      return body.played;
    },
    close: async () => {},
  };
}

try {
  const { values } = parseArgs({
    options: {
      pace: { type: 'string' },
      steps: { type: 'string' },
      move: { type: 'string' },
      about: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const pace = Number(values.pace ?? 2);
  const wish = values.move === undefined ? null : readWish(values.move, values.about);
  const steps = Number(values.steps ?? (wish === null ? Number.POSITIVE_INFINITY : 1));
  const meant = wish !== undefined && (wish !== null || values.about === undefined);
  if (values.help === true || !(pace >= 0) || !(steps > 0) || !meant) throw new SettingsError(usage);
  const settings = readSettings(process.env, fileURLToPath(new URL('../../../.data', import.meta.url)));
  const player =
    settings.databaseUrl === null
      ? throughApi(settings, wish)
      : onPostgres(settings, settings.databaseUrl, wish);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  try {
    for (let step = 0; step < steps && !stopping.signal.aborted; step += 1) {
      const played = await player.step();
      const line = played
        ? `${played.shepherd}: ${played.action} (${played.about})`
        : wish
          ? 'That cannot be done now'
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
