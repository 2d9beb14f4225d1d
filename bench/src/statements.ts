import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import type { Client } from 'pg';
import { attemptLimiter } from '../../api/src/authentication/attempts.ts';
import { calls } from '../../api/src/calls.ts';
import { textParsers } from '../../api/src/database/column-parsers.ts';
import type { Database } from '../../api/src/database/database.ts';
import { planningParameters } from '../../api/src/database/planning.ts';
import { createServer } from '../../api/src/http/server.ts';
import { readSettings } from '../../api/src/settings.ts';

type Statement = { sql: string; parameters: readonly unknown[] };

export type Explainer = {
  /** The plans of the statements that read jobs for this call, as PostgreSQL executed them. */
  explain: (path: string, token: string) => Promise<string[]>;
  close: () => Promise<void>;
};

/** Answers calls in this process to capture their statements, and explains those with PostgreSQL. */
export function openExplainer(url: string, client: Client): Explainer {
  const types = new TypeOverrides();
  for (const [type, parse] of textParsers) types.setTypeParser(type, parse);
  const statements: Statement[] = [];
  const database = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, types, max: 1 }) }),
    log: ({ level, query }) => {
      if (level === 'query') statements.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  const settings = readSettings({ DATABASE_URL: url, LOG_LEVEL: 'error' }, '');
  const server = createServer({
    calls,
    services: { database, settings, clock: () => new Date(), limiter: attemptLimiter(database) },
  });
  return {
    async explain(path, token) {
      statements.length = 0;
      for (const [name, value] of Object.entries(planningParameters))
        await client.query(`set ${name} = ${value}`);
      await server.inject({ url: `/v1${path}`, headers: { authorization: `Bearer ${token}` } });
      const plans: string[] = [];
      for (const { sql, parameters } of statements.filter(({ sql }) =>
        /\bjobs\b|job_(day_)?counts|job_changes/.test(sql),
      ))
        plans.push(
          `${sql.replace(/\s+/g, ' ').trim().slice(0, 300)}\n${await plan(client, sql, parameters)}`,
        );
      return plans;
    },
    async close() {
      await server.close();
      await database.destroy();
    },
  };
}

async function plan(client: Client, sql: string, parameters: readonly unknown[]): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, timing off) ${sql}`,
    [...parameters],
  );
  return rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n');
}
