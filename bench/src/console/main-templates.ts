import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../../tests/support/browser/browser.ts';
import { buildConsole } from './builds.ts';
import { longestTaskOf, scriptCostOf, settledCost, viewport } from './measure.ts';
import { serveConsole } from './server.ts';
import { storedDraft } from './task-list-draft.ts';

/**
 * The cost of editing a long task list: `pnpm bench:templates [--tasks 200] [--built <folder>]`. Types into a title,
 * moves through the outline by key, and drags a task past others; prints CPU milliseconds. Exits with 1 when a key or a
 * task of the main thread takes more than its target.
 */
const { values } = parseArgs({
  options: { tasks: { type: 'string', default: '200' }, built: { type: 'string' } },
});
/** CPU milliseconds of scripts per typed character. */
const mostForKey = 16;
/** CPU milliseconds of the longest task while a line is dragged. */
const longestWhileDragging = 50;

const text = ' and nothing else is';

const folder = values.built ?? (await mkdtemp(path.join(tmpdir(), 'templates-bench-')));
if (values.built === undefined) await buildConsole(folder);
const server = await serveConsole(folder);
const browser = await launchBrowser();
try {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(
    (draft) => localStorage.setItem('1:wizard:template', draft),
    storedDraft(Number(values.tasks)),
  );
  const page = await context.newPage();
  // A busy machine is slow; only CPU time is measured.
  page.setDefaultTimeout(180_000);
  await page.goto(`${server.origin}/new-template?step=tasks`);
  await page.getByRole('treeitem').nth(20).waitFor();
  const title = await titleField(page);
  const type = () => title.pressSequentially(text, { delay: 120 });
  const key = (await scriptCostOf(browser, page, type)) / text.length;
  const drawn = await costOf(page, type);
  const arrows = await longestTaskOf(browser, page, () => walk(page));
  const dragging = await longestTaskOf(browser, page, () => drag(page));
  console.table({
    'scripts of a typed character': { ms: key.toFixed(1), 'at most': mostForKey },
    'all that it costs, drawing included': { ms: drawn.toFixed(1) },
    'longest task of arrow keys': { ms: arrows.cpu.toFixed(1) },
    'longest task of dragging': { ms: dragging.cpu.toFixed(1), 'at most': longestWhileDragging },
  });
  process.exitCode = key <= mostForKey && dragging.cpu <= longestWhileDragging ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
  if (values.built === undefined) await rm(folder, { recursive: true, force: true });
}

/** The field for typing. Its first character triggers one-time work. */
async function titleField(page: Page) {
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.press('End');
  await title.pressSequentially('!');
  return title;
}

/** All work of the main thread, divided by the number of characters. */
async function costOf(page: Page, type: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await settledCost(session);
  await type();
  return ((await settledCost(session)) - before) / text.length;
}

async function walk(page: Page): Promise<void> {
  await page.getByRole('treeitem').nth(1).click();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowDown', { delay: 30 });
}

/** Drags past ten lines and back, and drops three lines further down. */
async function drag(page: Page): Promise<void> {
  const line = page.getByRole('treeitem').nth(3);
  const box = await line.boundingBox();
  if (!box) throw new Error('The line is not to be seen');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + box.height * 10, { steps: 60 });
  await page.mouse.move(x, y + box.height * 3, { steps: 60 });
  await page.mouse.up();
  // The consequences of the drop are part of it: the fields beside the outline, and the check of the logic.
  await page.waitForTimeout(1_500);
}
