import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/open.ts';
import { seed } from '../seed/seed.ts';
import { testNow } from './test-now.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of a database with the demo data, to be copied; empty where there is no TEST_DATABASE_URL. */
    filledDatabase: string;
  }
}

export type OwnDatabase = { readonly name: string; readonly url: string; readonly drop: () => Promise<void> };

/** Filling a database takes seconds, copying a filled one does not: once for all files of a run. */
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
  // Whoever copies a database must be its only user.
  await database.destroy();
  project.provide('filledDatabase', name);
  return drop;
}

/** A database of one's own on the server, empty or a copy of another one that nobody is connected to. */
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
