import { openPgliteStore } from '../database/pglite-store.ts';

/** A program for tests: writes row after row and reports each one after its commit, until it is killed. */
const [directory = '', from = '0'] = process.argv.slice(2);
const store = await openPgliteStore(directory);
await store.query('create table if not exists kept (number integer primary key)', []);
process.stdout.write('open\n');
for (let number = Number(from); ; number += 1) {
  await store.query('insert into kept values ($1)', [number]);
  process.stdout.write(`${number}\n`);
}
