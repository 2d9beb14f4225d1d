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
import { recordNoChanges } from '../events/recording.ts';
import type { KeepFile, SeedContext } from './context.ts';
import { demoSince } from './demo-since.ts';
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

/** Each area fills its own tables; later areas build on earlier ones. */
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
  /** Called with a line for each area. */
  readonly tell?: (line: string) => void;
  /** Without it the pictures' addresses have no bytes. */
  readonly keepFile?: KeepFile;
  readonly webUrl?: string;
};

/** Milliseconds between checks while another process is seeding. */
const lookEvery = 500;

/**
 * Fills an empty database with demo data, all or nothing; does nothing if that was done before. When several copies
 * start together, one seeds and the others wait.
 */
export async function seed(
  database: Kysely<Database>,
  now: Date,
  { tell = () => {}, keepFile = async () => {}, webUrl = 'http://localhost:4000' }: Surroundings = {},
): Promise<void> {
  if ((await demoSince(database)) !== null) return;
  tell('Drawing its pictures');
  // Outside the transaction: on a slow machine this exceeds PostgreSQL's idle limit.
  const files = await drawFiles(now, keepFile);
  const fillAlone = (): Promise<'filled' | 'taken'> =>
    database.transaction().execute(async (transaction) => {
      if (!(await isMine(transaction))) return 'taken';
      if ((await demoSince(transaction)) !== null) return 'filled';
      await recordNoChanges(transaction);
      for (const [name, fill] of areas) {
        tell(`Adding demo data: ${name}`);
        // A generator for each area: the draws of one area do not affect the next.
        await fill({ database: transaction, now, random: random(name), files, webUrl });
      }
      await transaction.insertInto('seeds').values({ name: 'demo', created_at: now.toISOString() }).execute();
      return 'filled';
    });
  // Polling instead of waiting for the lock, which would exceed the statement timeout.
  while ((await fillAlone()) === 'taken') await setTimeout(lookEvery);
  await sql`analyze`.execute(database);
}

/** Takes the seed lock for this transaction; false if another process holds it. */
async function isMine(transaction: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('seed', 0)) as mine`.execute(transaction);
  return rows[0]?.mine === true;
}
