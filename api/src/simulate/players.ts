import { existsSync, readFileSync } from 'node:fs';
import { openPostgres } from '../database/open.ts';
import { random } from '../seed/random.ts';
import type { Settings } from '../settings.ts';
import { readChannel } from '../channels/channel.ts';
import { answer, channelFile, channelPath } from './channel.ts';
import type { Answered, Asked } from './channel.ts';

/** Somebody has to do something before anything can be played; the message says what. */
export class CannotPlay extends Error {
  override name = 'CannotPlay';
}

/** The API is not there at this moment: it may come back. */
export class ApiAway extends CannotPlay {
  override name = 'ApiAway';
}

export type Player = { readonly step: () => Promise<Answered>; readonly close: () => Promise<void> };

const howToStart = 'Start the product first: npx --yes pnpm@12.21.0 start';

/**
 * Plays through the API that has the embedded database open. It is found by the file that it leaves in its data folder,
 * on whatever port it listens.
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
      // Read at each step: an API that was started again has another token, and maybe another port.
      const channel = existsSync(file) ? readChannel(readFileSync(file, 'utf8')) : null;
      if (channel === null) throw new ApiAway(await whyNobody(dataDirectory, port));
      const reply = await fetch(`http://127.0.0.1:${channel.port}${channelPath}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${channel.token}`, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(30_000),
        body,
      }).catch(async (error: unknown) => {
        // One that was killed leaves its file behind.
        throw error instanceof TypeError ? new ApiAway(await whyNobody(dataDirectory, port)) : error;
      });
      if (reply.status === 404)
        throw new ApiAway(
          `Another program than the API of ${dataDirectory} answers on port ${channel.port}. ${howToStart}`,
        );
      if (reply.status >= 500) throw new ApiAway(`The API on port ${channel.port} answered ${reply.status}.`);
      if (!reply.ok) throw new CannotPlay(`The API on port ${channel.port} answered ${reply.status}.`);
      // Safe: the channel of this very version answers it.
      return (await reply.json()) as Answered;
    },
    close: async () => {},
  };
}

/** No API has this data folder open; maybe one is running on another one. */
async function whyNobody(dataDirectory: string, port: number): Promise<string> {
  const nobody = `No API runs on the data in ${dataDirectory}.`;
  return (await answers(`http://127.0.0.1:${port}`))
    ? `${nobody} One runs on port ${port} with other data: set DATA_DIR (or DATABASE_URL) as it was started with.`
    : `${nobody} ${howToStart} (and set DATA_DIR here as there, where it is set).`;
}

/** Whether an API of this product listens there. */
const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/livez`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * On PostgreSQL it writes to the database itself. The API has to run nevertheless: photos, payouts and the start of
 * orders are its work.
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
