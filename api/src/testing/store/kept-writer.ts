import { openPgliteStore } from '../../database/embedded/pglite-store.ts';

/** A program for tests: writes row after row and reports each one after its commit, until it is killed. */
const [directory = '', from = '0', most = 'Infinity'] = process.argv.slice(2);
const store = (await openPgliteStore(directory)).session();
await store.query('create table if not exists kept (number integer primary key)', []);
process.stdout.write('open\n');
for (let number = Number(from), count = 0; count < Number(most); number += 1, count += 1) {
  await store.query('insert into kept values ($1)', [number]);
  process.stdout.write(`${number}\n`);
}
process.kill(process.pid, 'SIGKILL');
