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

/** Fills an empty database with demo data, all or nothing; does nothing where it has been done before. */
export async function seed(
  database: Kysely<Database>,
  now: Date,
  { tell = () => {}, keepFile = async () => {}, webUrl = 'http://localhost:4000' }: Surroundings = {},
): Promise<void> {
  const done = await database
    .selectFrom('seeds')
    .select('name')
    .where('name', '=', 'demo')
    .executeTakeFirst();
  if (done) return;
  tell('Drawing its pictures');
  // Takes longer on a slow machine than PostgreSQL lets a transaction wait.
  const files = await drawFiles(now, keepFile);
  await database.transaction().execute(async (transaction) => {
    for (const [name, fill] of areas) {
      tell(`Adding demo data: ${name}`);
      // A generator for each area: what one area draws does not change what the next one gets.
      await fill({ database: transaction, now, random: random(name), files, webUrl });
    }
    await transaction.insertInto('seeds').values({ name: 'demo', created_at: now.toISOString() }).execute();
  });
  await sql`analyze`.execute(database);
}
