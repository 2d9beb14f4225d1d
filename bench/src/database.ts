import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export type BenchDatabase = { url: string; client: Client; remove: () => Promise<void> };

const defaultServer = 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * The database of `BENCH_DATABASE_URL`, which must be empty or an earlier run's and is kept; or a new one on the local
 * server, which is dropped at the end.
 */
export async function openDatabase(environment: NodeJS.ProcessEnv): Promise<BenchDatabase> {
  const given = environment['BENCH_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    const client = await connect(given);
    return { url: given, client, remove: () => client.end() };
  }
  const server = await connect(defaultServer);
  const name = `shepherd_bench_${randomBytes(4).toString('hex')}`;
  await server.query(`create database ${name}`);
  const url = new URL(defaultServer);
  url.pathname = `/${name}`;
  const client = await connect(url.href);
  return {
    url: url.href,
    client,
    async remove() {
      await client.end();
      await server.query(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}
