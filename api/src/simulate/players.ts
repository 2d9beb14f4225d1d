import { existsSync, readFileSync } from 'node:fs';
import { openPostgres } from '../database/open.ts';
import { random } from '../seed/random.ts';
import type { Settings } from '../settings.ts';
import { readChannel } from '../channels/channel.ts';
import { answer, channelFile, channelPath } from './channel.ts';
import type { Answered, Asked } from './channel.ts';

/** Something must be done before the simulation can run; the message says what. */
export class CannotPlay extends Error {
  override name = 'CannotPlay';
}

/** The API is down at the moment and may come back. */
export class ApiAway extends CannotPlay {
  override name = 'ApiAway';
}

export type Player = { readonly step: () => Promise<Answered>; readonly close: () => Promise<void> };

const howToStart = 'Start the product first: npx --yes pnpm@12.21.0 start';

/**
 * Plays through the API that has the embedded database open. It is found by a file in its data folder, whatever its
 * port.
 */
export function throughApi({ dataDirectory, port }: Settings, asked: Asked): Player {
  const file = channelFile(dataDirectory);
  const body = JSON.stringify({
    ...asked.wish,
    haste: asked.haste,
    realData: asked.realData,
  });
  return {
    async step() {
      // Read at each step: a restarted API has another token, and maybe another port.
      const channel = existsSync(file) ? readChannel(readFileSync(file, 'utf8')) : null;
      if (channel === null) throw new ApiAway(await whyUnreachable(dataDirectory, port));
      const reply = await fetch(`http://127.0.0.1:${channel.port}${channelPath}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${channel.token}`, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(30_000),
        body,
      }).catch(async (error: unknown) => {
        // A killed API leaves its file behind.
        throw error instanceof TypeError ? new ApiAway(await whyUnreachable(dataDirectory, port)) : error;
      });
      if (reply.status === 404)
        throw new ApiAway(
          `Another program than the API of ${dataDirectory} answers on port ${channel.port}. ${howToStart}`,
        );
      if (reply.status >= 500) throw new ApiAway(`The API on port ${channel.port} answered ${reply.status}.`);
      if (!reply.ok) throw new CannotPlay(`The API on port ${channel.port} answered ${reply.status}.`);
      // Safe: this version's own channel answers it.
      return (await reply.json()) as Answered;
    },
    close: async () => {},
  };
}

/** The message when no API has this data folder open; one may run on another folder. */
async function whyUnreachable(dataDirectory: string, port: number): Promise<string> {
  const missing = `No API runs on the data in ${dataDirectory}.`;
  return (await answers(`http://127.0.0.1:${port}`))
    ? `${missing} One runs on port ${port} with other data: set DATA_DIR (or DATABASE_URL) as it was started with.`
    : `${missing} ${howToStart} (and set DATA_DIR here as there, where it is set).`;
}

/** Whether an API of this product listens there. */
const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/livez`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * On PostgreSQL it writes to the database directly. The API must still run: it processes photos, payouts and order
 * starts.
 */
export function onPostgres(settings: Settings, url: string, asked: Asked): Player {
  const database = openPostgres(url);
  const draw = random(String(Date.now()));
  let found = false;
  return {
    async step() {
      if (!found && !(await answers(settings.apiUrl)))
        throw new ApiAway(
          `No API answers at ${settings.apiUrl}. ${howToStart} with the same DATABASE_URL, or set API_PORT (or API_URL) to where it runs.`,
        );
      found = true;
      return answer({ database, settings, clock: () => new Date(), draw, haste: asked.haste }, asked);
    },
    close: () => database.destroy(),
  };
}
