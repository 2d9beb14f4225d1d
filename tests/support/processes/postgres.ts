import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export type TestDatabase = { name: string; url: string; remove: () => Promise<void> };

/** A database of the test's own on the given server, a copy of `template` when one is named. */
export async function createTestDatabase(serverUrl: string, template?: string): Promise<TestDatabase> {
  const name = `shepherd_${randomBytes(8).toString('hex')}`;
  await administer(serverUrl, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    remove: () => administer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
