import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import type { Database } from './database.ts';
import { liftLimits } from './session-settings.ts';
import { checkTables, TablesError } from './table-check.ts';
import { lockMigrations } from './transaction-locks.ts';
import * as accounts from './migrations/0001-accounts.ts';
import * as kernel from './migrations/0002-kernel.ts';
import * as customers from './migrations/0003-customers.ts';
import * as orders from './migrations/0004-orders.ts';
import * as files from './migrations/0010-files.ts';
import * as orderDetails from './migrations/0011-order-details.ts';
import * as agents from './migrations/0005-agents.ts';
import * as payments from './migrations/0006-payments.ts';
import * as taskLists from './migrations/0007-task-lists.ts';
import * as templates from './migrations/0008-templates.ts';
import * as jobs from './migrations/0020-jobs.ts';
import * as jobMetadataCounts from './migrations/0021-job-metadata-counts.ts';
import * as content from './migrations/0030-content.ts';
import * as jobDayCounts from './migrations/0031-job-day-counts.ts';
import * as locationIndexes from './migrations/0022-location-indexes.ts';
import * as oneLockout from './migrations/0032-one-lockout.ts';
import * as customerRoles from './migrations/0033-customer-roles.ts';
import * as orderCurrency from './migrations/0036-order-currency.ts';
import * as orderEndings from './migrations/0040-order-endings.ts';
import * as locationRows from './migrations/0041-location-rows.ts';
import * as foldedSearch from './migrations/0042-folded-search.ts';
import * as locatedPlaces from './migrations/0043-located-places.ts';
import * as orderExtensions from './migrations/0044-order-extensions.ts';
import * as guessCounts from './migrations/0050-guess-counts.ts';
import * as jobPlaces from './migrations/0051-job-places.ts';
import * as mediaOriginals from './migrations/0053-media-originals.ts';
import * as mediaRenditions from './migrations/0052-media-renditions.ts';
import * as lentWork from './migrations/0054-lent-work.ts';
import * as sharedLinks from './migrations/0055-shared-links.ts';
import * as attemptReasons from './migrations/0056-attempt-reasons.ts';
import * as shownWork from './migrations/0057-shown-work.ts';
import * as linksOfMails from './migrations/0058-links-of-mails.ts';
import * as causesOfWork from './migrations/0059-causes-of-work.ts';
import * as unknownCaptureTimes from './migrations/0060-unknown-capture-times.ts';
import * as readingOrder from './migrations/0061-reading-order.ts';
import * as cleanReferences from './migrations/0062-clean-references.ts';
import * as stopComments from './migrations/0063-stop-comments.ts';
import * as comments from './migrations/0064-comments.ts';
import * as historyActions from './migrations/0065-history-actions.ts';
import * as savedViews from './migrations/0070-saved-views.ts';
import * as changeEvents from './migrations/0072-change-events.ts';
import * as presence from './migrations/0073-presence.ts';
import * as reviewMarks from './migrations/0074-review-marks.ts';
import * as signInLimits from './migrations/0034-sign-in-limits.ts';
import * as endedSecrets from './migrations/0035-ended-secrets.ts';

const migrations = {
  '0001-accounts': accounts,
  '0002-kernel': kernel,
  '0003-customers': customers,
  '0004-orders': orders,
  '0010-files': files,
  '0011-order-details': orderDetails,
  '0005-agents': agents,
  '0006-payments': payments,
  '0007-task-lists': taskLists,
  '0008-templates': templates,
  '0020-jobs': jobs,
  '0021-job-metadata-counts': jobMetadataCounts,
  '0030-content': content,
  '0022-location-indexes': locationIndexes,
  '0031-job-day-counts': jobDayCounts,
  '0032-one-lockout': oneLockout,
  '0033-customer-roles': customerRoles,
  '0036-order-currency': orderCurrency,
  '0040-order-endings': orderEndings,
  '0041-location-rows': locationRows,
  '0042-folded-search': foldedSearch,
  '0043-located-places': locatedPlaces,
  '0044-order-extensions': orderExtensions,
  '0050-guess-counts': guessCounts,
  '0051-job-places': jobPlaces,
  '0052-media-renditions': mediaRenditions,
  '0053-media-originals': mediaOriginals,
  '0054-lent-work': lentWork,
  '0055-shared-links': sharedLinks,
  '0056-attempt-reasons': attemptReasons,
  '0057-shown-work': shownWork,
  '0058-links-of-mails': linksOfMails,
  '0059-causes-of-work': causesOfWork,
  '0060-unknown-capture-times': unknownCaptureTimes,
  '0061-reading-order': readingOrder,
  '0062-clean-references': cleanReferences,
  '0063-stop-comments': stopComments,
  '0064-comments': comments,
  '0065-history-actions': historyActions,
  '0070-saved-views': savedViews,
  '0072-change-events': changeEvents,
  '0073-presence': presence,
  '0074-review-marks': reviewMarks,
  '0034-sign-in-limits': signInLimits,
  '0035-ended-secrets': endedSecrets,
};

/**
 * Migrates the tables and checks them; throws when a step fails, which rolls everything back. When several copies
 * start together, one migrates and the others wait. Steps of a newer version are ignored: during a deploy, an old
 * copy may have to start again beside new ones.
 */
export async function migrate(
  database: Kysely<Database>,
  check: (migrated: Kysely<Database>) => Promise<void> = checkTables,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Connections may have timeouts for calls; steps and waits for other copies have none.
    await liftLimits(transaction);
    await lockMigrations(transaction);
    // Named explicitly, because the migrator would confuse records of other schemas in the same database.
    const schema = await ownSchema(transaction);
    const newer = await doneByNewer(transaction, schema);
    const migrator = new Migrator({
      db: transaction,
      migrationTableSchema: schema,
      provider: { getMigrations: async () => ({ ...newer, ...migrations }) },
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw doesNotFit(error) ? damagedTables(error) : error;
    await check(transaction);
  });
}

/** Errors of tables or columns that already exist, or are missing: appendix A of the manual. */
const doesNotFit = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^(42P01|42P07|42701|42703)$/.test(String(error.code));

const damagedTables = (error: Error): TablesError =>
  new TablesError(`they do not match the record of steps taken (${error.message})`, { cause: error });

async function ownSchema(database: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(database);
  return rows[0]?.schema ?? 'public';
}

/** Steps without code in this version, which the migrator requires; they never run again. */
async function doneByNewer(database: Kysely<Database>, schema: string): Promise<Record<string, Migration>> {
  const done = await namesOfDone(database, schema);
  return Object.fromEntries(
    done.filter((name) => !(name in migrations)).map((name) => [name, { up: async () => {} }]),
  );
}

/** Empty in a database without tables. */
async function namesOfDone(database: Kysely<Database>, schema: string): Promise<readonly string[]> {
  const record = `${schema}.kysely_migration`;
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass(${record})::text as name`.execute(database);
  if (tables[0]?.name === null) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(record)}`.execute(database);
  return rows.map(({ name }) => name);
}

/** How many steps are pending, and how many a newer version has added; runs none. */
export async function stepsToTake(database: Kysely<Database>): Promise<{ missing: number; newer: number }> {
  const done = await namesOfDone(database, await ownSchema(database));
  return {
    missing: Object.keys(migrations).filter((name) => !done.includes(name)).length,
    newer: done.filter((name) => !(name in migrations)).length,
  };
}
