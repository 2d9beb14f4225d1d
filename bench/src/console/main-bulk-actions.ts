import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../../tests/support/browser/browser.ts';
import { signIn } from '../../../tests/support/console/console.ts';
import { runStartCommand } from '../../../tests/support/processes/start-command.ts';
import { longestTaskOf, viewport } from './measure.ts';

/**
 * The cost of a large file of jobs in a bulk action: `pnpm bench:bulk-actions [--rows 5000,100000]`. Prints the longest
 * task of the page's main thread until the file is shown or refused. Exits with 1 when one is above its target.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '5000,100000' } } });
const sizes = values.rows.split(',').map(Number);
/** CPU milliseconds of one task. */
const longestTask = 100;
/** More rows are refused. */
const mostRows = 5000;

const headings = 'job_id,start_date,end_date,start_time,end_time';
/** Every fiftieth row is invalid. */
const rowOf = (index: number): string =>
  `10001-${index + 1},2026-12-01,2026-12-05,09:0${index % 50 === 49 ? 1 : 0},17:00`;

const folder = await mkdtemp(path.join(tmpdir(), 'bulk-bench-'));
const product = runStartCommand({ DATA_DIR: folder, RATE_LIMIT_PER_SECOND: '1000' });
const browser = await launchBrowser();
try {
  const [, url = ''] = await product.printed(/Console +(http:\S+)[^]*Mailbox/);
  const page = await (await browser.newContext({ viewport })).newPage();
  await signIn(page, url, 'owner@shepherd.test');
  const read: Awaited<ReturnType<typeof readRows>>[] = [];
  for (const rows of sizes) read.push(await readRows(page, url, rows));
  console.table(read);
  console.log(`At most ${longestTask} ms for a task`);
  process.exitCode = read.every((one) => one['longest task'] <= longestTask) ? 0 : 1;
} finally {
  await browser.close();
  product.process.kill('SIGTERM');
  await product.ended;
  await rm(folder, { recursive: true, force: true });
}

async function readRows(page: Page, url: string, rows: number) {
  // A file on disk: passing its content to the page in another way would cost the page time.
  const file = path.join(folder, `${rows}.csv`);
  const text = [headings, ...Array.from({ length: rows }, (_, index) => rowOf(index))].join('\n');
  await writeFile(file, text);
  await page.goto(`${url}/jobs/bulk-actions?modal=upload`);
  await page.getByLabel('What to do with the job of each row').selectOption('UPDATE_DATES');
  const started = performance.now();
  const { cpu, wall } = await longestTaskOf(browser, page, async () => {
    await page.getByLabel('File of jobs', { exact: true }).setInputFiles(file);
    await page.getByText(rows > mostRows ? /at most 5,000 can be sent/ : `${rows}.csv: `).waitFor();
  });
  return {
    rows,
    MB: (text.length / 1e6).toFixed(1),
    seconds: ((performance.now() - started) / 1000).toFixed(1),
    'longest task': Math.round(cpu),
    'on the clock': Math.round(wall),
  };
}
