import { buildConsoleIfStale } from '../../scripts/console-build.ts';
import { EndedBeforeReady } from '../../scripts/processes.ts';
import { SettingError } from '../../scripts/settings.ts';
import { startCluster } from './cluster.ts';
import { findPrograms, MissingProgramError } from './packages.ts';
import { readClusterSettings } from './settings.ts';

/** The command `pnpm cluster`: starts several of everything, and stops it on Ctrl+C. */
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/** What a person can do something about is said in one sentence. */
const told = [EndedBeforeReady, MissingProgramError, SettingError];

try {
  const settings = readClusterSettings(process.env);
  const programs = await findPrograms(tell);
  await buildConsoleIfStale();
  const cluster = await startCluster({ ...settings, programs, tell, giveUp: tell });
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      stopping ??= cluster.stop().then(() => process.exit(0));
    });
  tell(`\nThe console is at ${cluster.url}`);
  for (const [name, { port }] of cluster.parts) tell(`  ${name.padEnd(10)} ${port}`);
  tell(`Each is started again when it is killed. Data and logs are in ${settings.folder}.`);
  tell('Ctrl+C stops everything.');
} catch (error) {
  const sentence = told.some((kind) => error instanceof kind) && error instanceof Error;
  process.stderr.write(
    `${sentence ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
