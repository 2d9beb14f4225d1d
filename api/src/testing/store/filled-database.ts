import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../database/migrate.ts';
import { openPostgres } from '../../database/open.ts';
import { seed } from '../../seed/seed.ts';
import { testNow } from '../test-now.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of a database with the demo data, to be copied; empty without TEST_DATABASE_URL. */
    filledDatabase: string;
  }
}

export type OwnDatabase = { readonly name: string; readonly url: string; readonly drop: () => Promise<void> };

/** Seeding a database takes seconds, copying it does not: once for all files of a run. */
export default async function fillOnce(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl === undefined || serverUrl === '') {
    project.provide('filledDatabase', '');
    return undefined;
  }
  const { name, url, drop } = await createDatabase(serverUrl);
  const database = openPostgres(url);
  await migrate(database);
  await seed(database, testNow);
  // A database can be copied only without other connections.
  await database.destroy();
  project.provide('filledDatabase', name);
  return drop;
}

/** A separate database on the server, empty or a copy of an unused one. */
export async function createDatabase(serverUrl: string, template?: string): Promise<OwnDatabase> {
  const name = `shepherd_api_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: ReturnType<typeof sql>): Promise<void> => {
    const owner = openPostgres(serverUrl);
    await statement.execute(owner);
    await owner.destroy();
  };
  await administer(
    template === undefined
      ? sql`create database ${sql.id(name)}`
      : sql`create database ${sql.id(name)} template ${sql.id(template)}`,
  );
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => administer(sql`drop database ${sql.id(name)} with (force)`) };
}
