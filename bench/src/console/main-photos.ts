import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, CDPSession } from 'playwright-core';
import { launchBrowser } from '../../../tests/support/browser/browser.ts';
import { signIn } from '../../../tests/support/console/console.ts';
import { signedInClient } from '../../../tests/support/graphql-client.ts';
import type { GraphqlClient } from '../../../tests/support/graphql-client.ts';
import { shareReport } from '../../../tests/support/marketplace/share-report.ts';
import { runStartCommand } from '../../../tests/support/processes/start-command.ts';
import { longestTaskOf, settledCost, viewport } from './measure.ts';
import type { Task } from './measure.ts';
import { texturedPhoto } from './textured-photo.ts';

/**
 * The cost of hundreds of photos for their viewer: `pnpm bench:photos [--photos 400]`. Photos of 12 megapixels are
 * uploaded to one job, then its page, its review and its shared report are scrolled from top to bottom. Counts the
 * bytes of all thumbnails and the longest task of the page's main thread. The grid of all photos of the report is
 * opened on a phone and on a desktop, without scrolling. Exits with 1 when a figure is above its target.
 */
const { values } = parseArgs({ options: { photos: { type: 'string', default: '400' } } });
const wanted = Number(values.photos);
const different = 6;
/** Bytes for 400 photos, as many as the largest jobs have. */
const most = (12 * 1024 * 1024 * wanted) / 400;
/** Bytes before the first scrolling in the grid, however many photos there are. */
const mostAtFirst = 3 * 1024 * 1024;
/** CPU milliseconds. */
const longestTask = 100;
const widths = [390, 1440] as const;

interface Scrolled {
  readonly page: string;
  readonly thumbnails: number;
  readonly bytes: number;
  readonly longest: Task;
}

const folder = await mkdtemp(path.join(tmpdir(), 'photos-bench-'));
const product = runStartCommand({ DATA_DIR: folder, RATE_LIMIT_PER_SECOND: '1000' });
const browser = await launchBrowser();
try {
  const [, url = ''] = await product.printed(/Console +(http:\S+)[^]*Mailbox/);
  const ask = await signedInClient(`${url}/graphql`, 'owner@shepherd.test');
  const job = await jobWithPhotoTask(ask);
  const staff = await browser.newContext({ viewport });
  await signIn(await staff.newPage(), url, 'owner@shepherd.test');
  const started = performance.now();
  await upload(staff, `${url}/files/jobs/${job.id}/report/tasks/${job.taskId}/upload`);
  await processed(ask, job.id);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${wanted} photos were sent and made ready in ${seconds} s`);
  const scrolled = [await scroll(staff, 'job', `${url}/jobs/${job.id}`)];
  await change(ask, 'mutation ($input: AssignReviewerInput!) { assignReviewer(input: $input) { id } }', {
    id: job.id,
    adminUserId: await ownId(ask),
  });
  scrolled.push(await scroll(staff, 'review', `${url}/qa/${job.id}`));
  await change(ask, 'mutation ($input: CompleteJobInput!) { completeJob(input: $input) { job { id } } }', {
    id: job.id,
  });
  const { path: report } = await shareReport(ask, job.id);
  scrolled.push(await scroll(await browser.newContext({ viewport }), 'report', `${url}${report}`));
  const opened: Scrolled[] = [];
  for (const width of widths) opened.push(await openGrid(width, `${url}${report}`));
  console.table(
    [...scrolled, ...opened].map(({ longest, bytes, ...rest }) => ({
      ...rest,
      MiB: (bytes / 1024 / 1024).toFixed(1),
      'longest task': Math.round(longest.cpu),
      'on the clock': Math.round(longest.wall),
    })),
  );
  console.log(
    `At most ${(most / 1024 / 1024).toFixed(1)} MiB, ${mostAtFirst / 1024 / 1024} MiB before the grid is scrolled, ` +
      `and ${longestTask} ms of the processor for a task`,
  );
  const isWithin = ({ bytes, longest, thumbnails }: Scrolled) =>
    thumbnails >= wanted && bytes <= most && longest.cpu <= longestTask;
  const isWithinAtFirst = ({ bytes, longest }: Scrolled) =>
    bytes <= mostAtFirst && longest.cpu <= longestTask;
  process.exitCode = scrolled.every(isWithin) && opened.every(isWithinAtFirst) ? 0 : 1;
} finally {
  await browser.close();
  product.process.kill('SIGTERM');
  await product.ended;
  await rm(folder, { recursive: true, force: true });
}

async function change(ask: GraphqlClient, mutation: string, input: Record<string, string>): Promise<void> {
  const { errors } = await ask(mutation, { input });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
}

async function ownId(ask: GraphqlClient): Promise<string> {
  const { data } = await ask('{ me { id } }');
  return (data as { me: { id: string } }).me.id;
}

/** A job in QA, and one of its tasks that requires photos. */
async function jobWithPhotoTask(ask: GraphqlClient): Promise<{ id: string; taskId: string }> {
  const { data } = await ask(`{ jobs(perPage: 50, filter: { status: [QA], withoutReviewer: true }) {
    items { id taskGroups { tasks { id component { type } } } } } }`);
  const { jobs } = data as {
    jobs: {
      items: { id: string; taskGroups: { tasks: { id: string; component: { type: string } }[] }[] }[];
    };
  };
  for (const { id, taskGroups } of jobs.items) {
    const task = taskGroups.flatMap(({ tasks }) => tasks).find(({ component }) => component.type === 'PHOTO');
    if (task) return { id, taskId: task.id };
  }
  throw new Error('No job in QA has a task with photos');
}

async function upload(context: BrowserContext, address: string): Promise<void> {
  const photos: Buffer[] = [];
  for (let number = 0; number < different; number += 1) photos.push(await texturedPhoto(number));
  const waiting = Array.from({ length: wanted }, (_, index) => index);
  const send = async (): Promise<void> => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const buffer = photos[index % different] ?? Buffer.alloc(0);
      const answer = await context.request.post(address, {
        headers: { 'apollo-require-preflight': 'true' },
        multipart: { file: { name: `IMG_${index}.jpg`, mimeType: 'image/jpeg', buffer } },
      });
      if (!answer.ok()) throw new Error(`An upload was answered ${answer.status()}: ${await answer.text()}`);
    }
  };
  await Promise.all([send(), send()]);
}

async function processed(ask: GraphqlClient, id: string): Promise<void> {
  for (;;) {
    const { data } = await ask(
      'query ($id: ID!) { job(id: $id) { report { tasks { media { status failureReason } } } } }',
      { id },
    );
    const { job } = data as {
      job: { report: { tasks: { media: { status: string; failureReason: string | null }[] }[] } };
    };
    const media = job.report.tasks.flatMap((task) => task.media);
    const failed = media.find(({ status }) => status === 'FAILED');
    if (failed) throw new Error(`A photo could not be shown: ${failed.failureReason}`);
    if (media.every(({ status }) => status === 'READY')) return;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

/** Scrolls a loaded page by wheel from top to bottom, while everything that becomes visible loads. */
async function scroll(context: BrowserContext, name: string, address: string): Promise<Scrolled> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const thumbnails = await countThumbnails(session);
  await page.goto(address);
  await page.locator('[data-photo]').first().waitFor();
  await settledCost(session);
  const longest = await longestTaskOf(browser, page, async () => {
    await page.mouse.move(viewport.width / 3, viewport.height / 2);
    for (let quiet = 0, before = -1; quiet < 5;) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(50);
      const now = await page.evaluate(() => globalThis.scrollY);
      quiet = now === before ? quiet + 1 : 0;
      before = now;
    }
    await page.waitForLoadState('networkidle');
    await settledCost(session);
  });
  await page.close();
  return { page: name, ...thumbnails(), longest };
}

/** Opens the grid of all photos of a report, until everything visible has loaded. */
async function openGrid(width: number, address: string): Promise<Scrolled> {
  const context = await browser.newContext({ viewport: { width, height: viewport.height } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const thumbnails = await countThumbnails(session);
  await page.goto(address);
  await page.locator('[data-photo]').first().waitFor();
  await settledCost(session);
  const longest = await longestTaskOf(browser, page, async () => {
    await page.getByRole('button', { name: /^All \d+ photos$/ }).click();
    await page.getByRole('dialog', { name: 'Photos' }).locator('img').first().waitFor();
    await page.waitForLoadState('networkidle');
    await settledCost(session);
  });
  await context.close();
  return { page: `grid at ${width} px`, ...thumbnails(), longest };
}

/** Counts the answered pictures, and their bytes on the wire. */
async function countThumbnails(session: CDPSession): Promise<() => { thumbnails: number; bytes: number }> {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const pictures = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') pictures.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) bytes += encodedDataLength;
  });
  return () => ({ thumbnails: pictures.size, bytes });
}
