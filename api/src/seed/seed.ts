import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { seedAccounts } from './people/accounts.ts';
import { seedAgentDetails } from './people/agent-details.ts';
import { seedAgents } from './people/agents.ts';
import { seedCampaigns } from './orders/campaigns.ts';
import { seedCustomerUsers } from './customers/customer-users.ts';
import { seedContent } from './content/content.ts';
import type { KeepFile, SeedContext } from './context.ts';
import { seedCustomers } from './customers/customers.ts';
import { drawFiles, seedFiles } from './pictures/files.ts';
import { seedJobs } from './jobs/jobs.ts';
import { seeThemAtWork } from './people/last-seen.ts';
import { seedOrderDetails } from './orders/order-details.ts';
import { seedOrders } from './orders/orders.ts';
import { seedOrderTasks } from './orders/order-tasks.ts';
import { seedReports } from './reports/reports.ts';
import { random } from './random.ts';
import { seedReference } from './reference.ts';
import { seedSkills } from './people/skills.ts';
import { seedStrikes } from './jobs/strikes.ts';
import { seedTags } from './people/tags.ts';
import { seedTemplates } from './templates/templates.ts';
import { seedWallet } from './money/wallet.ts';

/** Each area fills its own tables; later ones build on earlier ones. */
const areas: readonly (readonly [name: string, fill: (context: SeedContext) => Promise<void>])[] = [
  ['accounts', seedAccounts],
  ['reference data', seedReference],
  ['skills', seedSkills],
  ['shepherds', seedAgents],
  ['what shepherds have', seedAgentDetails],
  ['pictures', seedFiles],
  ['customers', seedCustomers],
  ['campaigns', seedCampaigns],
  ['users of customers', seedCustomerUsers],
  ['templates', seedTemplates],
  ['orders', seedOrders],
  ['details of orders', seedOrderDetails],
  ['tasks of orders', seedOrderTasks],
  ['jobs and bulk actions', seedJobs],
  ['strikes', seedStrikes],
  ['tags that fit', seedTags],
  ['reports', seedReports],
  ['payments and withdrawals', seedWallet],
  ['when shepherds were seen', seeThemAtWork],
  ['app content', seedContent],
];

type Surroundings = {
  /** Gets a line for each area. */
  readonly tell?: (line: string) => void;
  /** Without it there are no pictures behind the addresses. */
  readonly keepFile?: KeepFile;
  readonly webUrl?: string;
};

/** Milliseconds until another look at what somebody else is filling. */
const lookEvery = 500;

/**
 * Fills an empty database with demo data, all or nothing; does nothing where it has been done before. Of several copies
 * that start at once one does it and the others wait.
 */
export async function seed(
  database: Kysely<Database>,
  now: Date,
  { tell = () => {}, keepFile = async () => {}, webUrl = 'http://localhost:4000' }: Surroundings = {},
): Promise<void> {
  if (await isFilled(database)) return;
  tell('Drawing its pictures');
  // Takes longer on a slow machine than PostgreSQL lets a transaction wait.
  const files = await drawFiles(now, keepFile);
  const fillAlone = (): Promise<'filled' | 'taken'> =>
    database.transaction().execute(async (transaction) => {
      if (!(await isMine(transaction))) return 'taken';
      if (await isFilled(transaction)) return 'filled';
      for (const [name, fill] of areas) {
        tell(`Adding demo data: ${name}`);
        // A generator for each area: what one area draws does not change what the next one gets.
        await fill({ database: transaction, now, random: random(name), files, webUrl });
      }
      await transaction.insertInto('seeds').values({ name: 'demo', created_at: now.toISOString() }).execute();
      return 'filled';
    });
  // Not by waiting for the lock: that would be longer than a statement may take.
  while ((await fillAlone()) === 'taken') await setTimeout(lookEvery);
  await sql`analyze`.execute(database);
}

const isFilled = async (database: Kysely<Database>): Promise<boolean> =>
  (await database.selectFrom('seeds').select('name').where('name', '=', 'demo').executeTakeFirst()) !==
  undefined;

/** Whether this transaction is the only one that fills the database; until its end. */
async function isMine(transaction: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('seed', 0)) as mine`.execute(transaction);
  return rows[0]?.mine === true;
}
