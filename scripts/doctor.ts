import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readStartSettings, SettingError, webUrlOf } from './settings.ts';

/*
 * `pnpm run doctor`: checks the set-up by the settings in the environment, with the defaults of `start`. REST v1 is checked
 * unless it is an external one. On a machine with only one of the two, run its own: `node gateway/src/doctor/main.ts`.
 * With --rest or --json, only the gateway's part runs, which takes the same arguments.
 */
async function examine(): Promise<void> {
  const { port, apiPort, restApiUrl, databaseUrl } = readStartSettings(process.env);
  const environment = {
    ...process.env,
    WEB_URL: webUrlOf(process.env, port),
    REST_API_URL: restApiUrl ?? `http://localhost:${apiPort}/v1`,
  };
  const given = process.argv.slice(2);
  const isElsewhere = restApiUrl !== undefined && databaseUrl === undefined;
  for (const part of isElsewhere || given.length > 0 ? ['gateway'] : ['api', 'gateway']) {
    const program = path.resolve(import.meta.dirname, '..', part, 'src/doctor/main.ts');
    const child = spawn(process.execPath, [program, ...given], { stdio: 'inherit', env: environment });
    const [code] = await once(child, 'exit');
    if (code !== 0) process.exitCode = 1;
  }
}

try {
  await examine();
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
