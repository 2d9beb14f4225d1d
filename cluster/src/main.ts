import { buildConsoleIfStale } from '../../scripts/console-build.ts';
import { EndedBeforeReady } from '../../scripts/processes.ts';
import { SettingError } from '../../scripts/settings.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { askForPromotion, ControlError, offerPromotion } from './control.ts';
import { findPrograms, MissingProgramError } from './packages.ts';
import { type ClusterCommandSettings, readClusterSettings } from './settings.ts';

/**
 * The commands `pnpm cluster`, which starts several copies of everything and stops them on Ctrl+C, and `pnpm cluster
 * promote`, which promotes the database's standby in a running cluster.
 */
const usage = `pnpm cluster          starts several of everything
pnpm cluster promote  ends the primary of the database that runs, and puts its standby in its place`;
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/** Failures that the user can fix are reported in one sentence. */
const told = [ControlError, EndedBeforeReady, MissingProgramError, SettingError];

try {
  const [command, ...others] = process.argv.slice(2);
  if (others.length > 0 || (command !== undefined && command !== 'promote')) throw new SettingError(usage);
  const settings = readClusterSettings(process.env);
  if (command === 'promote') tell(await askForPromotion(settings.folder));
  else await run(settings);
} catch (error) {
  const sentence = told.some((kind) => error instanceof kind) && error instanceof Error;
  process.stderr.write(
    `${sentence ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}

async function run(settings: ClusterCommandSettings): Promise<void> {
  const programs = await findPrograms(tell);
  await buildConsoleIfStale();
  const cluster = await startCluster({ ...settings, programs, tell, giveUp: tell });
  const stopOffering = await offerPromotion(settings.folder, () => promote(cluster));
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      stopping ??= stopOffering()
        .then(cluster.stop)
        .then(() => process.exit(0));
    });
  tell(`\nThe console is at ${cluster.url}`);
  for (const [name, { port }] of cluster.parts) tell(`  ${name.padEnd(10)} ${port}`);
  tell(`Each is started again when it is killed. Data and logs are in ${settings.folder}.`);
  tell(
    `${cluster.database.primary()} takes changes, ${cluster.database.standby()} has each of them: pnpm cluster promote puts it in that place.`,
  );
  tell('Ctrl+C stops everything.');
}

async function promote({ database }: Cluster): Promise<string> {
  await database.promote();
  await database.remakeStandby();
  return `${database.primary()} takes changes now, and ${database.standby()} has become its standby.`;
}
