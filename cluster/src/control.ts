import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** A command to a running cluster that failed; the message says what to do. */
export class ControlError extends Error {
  override name = 'ControlError';
}

const place = (folder: string): string => path.join(folder, 'control.sock');
const promotion = '/promote';

/** Accepts the promotion command from the user who runs the cluster. @returns a function that ends that */
export async function offerPromotion(
  folder: string,
  promote: () => Promise<string>,
): Promise<() => Promise<void>> {
  let underWay = false;
  const promoteOnce = async (): Promise<string> => {
    if (underWay) throw new ControlError('The standby is being put in that place already. Wait for the end.');
    underWay = true;
    try {
      return await promote();
    } finally {
      underWay = false;
    }
  };
  const server = createServer((asked, answer) => {
    if (asked.method !== 'POST' || asked.url !== promotion) return void answer.writeHead(404).end();
    promoteOnce().then(
      (sentence) => answer.end(sentence),
      (error: unknown) => answer.writeHead(409).end(error instanceof Error ? error.message : String(error)),
    );
  });
  // Left by an earlier run: PostgreSQL would have refused a second cluster in this folder.
  await rm(place(folder), { force: true });
  server.listen(place(folder));
  await once(server, 'listening');
  await chmod(place(folder), 0o600);
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

/** @returns the result of the promotion. @throws ControlError */
export async function askForPromotion(folder: string): Promise<string> {
  const asking = request({ socketPath: place(folder), method: 'POST', path: promotion }).end();
  const [answer] = await once(asking, 'response').catch((error: unknown) => {
    throw new ControlError(
      `No cluster of this user runs in ${folder}. Start it with pnpm cluster, or name its folder in CLUSTER_DIR.`,
      { cause: error },
    );
  });
  const sentence = await text(answer);
  if (answer.statusCode !== 200) throw new ControlError(sentence);
  return sentence;
}
