import { readSettings, SettingError } from '../settings.ts';
import { examine, ok, wrong } from './checks.ts';
import type { Finding } from './checks.ts';

/** The command: reports what is wrong with the gateway's set-up. Exits with 1 when anything is wrong. */
async function findings(): Promise<readonly Finding[]> {
  try {
    const settings = readSettings(process.env);
    return [ok('The settings can be used'), ...(await examine(settings))];
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return [wrong(error.message)];
  }
}

process.stdout.write('Gateway\n');
for (const { state, sentence } of await findings()) {
  process.stdout.write(`  ${(state === 'wrong' ? 'WRONG' : state).padEnd(6)} ${sentence}\n`);
  if (state === 'wrong') process.exitCode = 1;
}
