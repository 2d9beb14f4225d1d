import { fileURLToPath } from 'node:url';
import { privateUmask } from '../data-directory/modes.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { examine } from './checks.ts';
import { ok, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

/** The command: reports problems in the setup of REST v1. Exits with 1 if there are any. */
async function findings(): Promise<readonly Finding[]> {
  try {
    const settings = readSettings(process.env, fileURLToPath(new URL('../../../.data', import.meta.url)));
    return [ok('The settings can be used'), ...(await examine(settings))];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.split('\n').map(wrong);
  }
}

process.umask(privateUmask);
process.stdout.write('REST v1\n');
for (const { state, sentence } of await findings()) {
  process.stdout.write(
    `  ${(state === 'wrong' ? 'WRONG' : state).padEnd(6)} ${sentence.replaceAll('\n', '\n         ')}\n`,
  );
  if (state === 'wrong') process.exitCode = 1;
}
