import { stopOnSignal } from './http/shutdown.ts';
import { createGateway } from './server.ts';
import { keepRequestsYoung } from '@shepherd/service/memory/young-requests.ts';
import { SettingsError } from '@shepherd/service/settings/settings-reader.ts';
import { readSettings } from './settings.ts';
import type { Settings } from './settings.ts';

/** Starts the gateway from the environment; a failure is reported in one sentence. */
async function start(): Promise<void> {
  keepRequestsYoung();
  const settings = readSettings(process.env);
  const gateway = await createGateway(settings);
  try {
    await gateway.server.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await gateway.close();
    throw listenProblem(error, settings);
  }
  // graphql-js may drop a promise of an answer that has failed already. That must not end the process.
  process.on('unhandledRejection', (error) =>
    gateway.server.log.error({ err: error }, 'Something failed that nobody waited for any more'),
  );
  stopOnSignal(gateway, settings.restApiUrl, gateway.server.log);
  const address = gateway.server.server.address();
  process.send?.({
    ready: true,
    port: typeof address === 'object' && address ? address.port : settings.port,
  });
}

function listenProblem(error: unknown, { host, port }: Settings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new SettingsError(`Port ${port} is in use: stop what uses it or set PORT to another port.`);
  if (code === 'EACCES')
    return new SettingsError(`Port ${port} may not be used by this user: set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new SettingsError(
      `This machine has no address ${host}: set HOST to one it has, such as 127.0.0.1.`,
    );
  return error;
}

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
  if (process.connected) process.disconnect();
}
