import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { random } from '../../../api/src/seed/random.ts';
import { hostileFiles } from '../../../api/src/testing/files/hostile-files.ts';
import { largestPictures, usualPhoto } from '../../../api/src/testing/files/large-pictures.ts';
import { startApi } from '../support/api-process.ts';
import { textAt } from '../support/client.ts';
import type { Store } from '../support/store.ts';
import { type Held, type MemoryWatch, watchMemory } from './memory.ts';
import { type ReportMedia, type ReportUploads, reportUploads } from './report-uploads.ts';

export type HostileOptions = {
  seed: string;
  /** Broken and hostile files. */
  files: number;
  /** Photos of 12 megapixels after them. */
  photos: number;
  tell: (line: string) => void;
};

type File = { name: string; bytes: Buffer };

/** All decoders together; a picture of 64 megapixels takes most of it. */
const mostOfDecoders = 1_200 * 1024 * 1024;
/** The API only streams files: its growth from the first half to the second is limited to this. */
const growth = 150 * 1024 * 1024;

/** Sends hostile files and large photos to a real process, and checks the served files and the memory. */
export async function runHostileMedia(store: Store, options: HostileOptions): Promise<string[]> {
  const { seed, files, photos, tell } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'media-hostile-'));
  const api = await startApi({
    LOG_LEVEL: 'fatal',
    DATA_DIR: path.join(folder, 'data'),
    ...store.environment,
  });
  const memory = watchMemory(api);
  try {
    const uploads = await reportUploads(api.origin);
    const proof = startProof(uploads, memory);
    tell(`start: ${shown(memory.now())}`);
    const hostile = await hostileFiles(files, random(seed));
    memory.most();
    const half = Math.ceil(hostile.length / 2);
    await proof.send('hostile files', hostile.slice(0, half), tell);
    const middle = memory.now();
    await proof.send('hostile files', hostile.slice(half), tell);
    const end = memory.now();
    await proof.send('pictures of 64 million pixels', await largestPictures(), tell);
    const photo = await usualPhoto();
    const usual = Array.from({ length: photos }, (_, index) => ({ name: `${index}.jpg`, bytes: photo }));
    const made = await proof.send('photos of 12 million pixels', usual, tell);
    if (made.some(({ status }) => status !== 'ready')) proof.failures.push('A usual photo cannot be shown');
    if (end.api - middle.api > growth)
      proof.failures.push(`The API grew from ${megabytes(middle.api)} to ${megabytes(end.api)}`);
    const isAlive = await fetch(`${api.origin}/livez`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isAlive) proof.failures.push(`The API has crashed: ${api.complaints()}`);
    tell(`end: ${shown(memory.now())}`);
    tell(`${proof.opened()} answers of files read, served as active content: ${proof.active()}`);
    tell(`crashes of the API: ${isAlive ? 0 : 1}, programs started to decode with: ${memory.programs()}`);
    await uploads.close();
    return proof.failures;
  } finally {
    memory.stop();
    await api.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function startProof(uploads: ReportUploads, memory: MemoryWatch) {
  const failures: string[] = [];
  let opened = 0;
  let active = 0;

  const judge = async ({ id, status, reason, shown: addresses, original }: ReportMedia): Promise<void> => {
    if ((status === 'failed') !== (reason !== null))
      failures.push(`${id} is ${status} for ${String(reason)}`);
    for (const address of [...addresses, original]) {
      if (address === null) continue;
      opened += 1;
      const problem = activeContent(await fetch(address), address === original);
      if (problem === null) continue;
      active += 1;
      failures.push(`${address} is served ${problem}`);
    }
  };

  return {
    failures,
    opened: () => opened,
    active: () => active,
    /** Sends one after the other, and waits until all are processed. */
    async send(what: string, files: readonly File[], tell: (line: string) => void): Promise<ReportMedia[]> {
      const sent = new Set<string>();
      for (const { name, bytes } of files) {
        const { status, json, text } = await uploads.send(name, bytes);
        if (status === 201) sent.add(textAt(json, 'id'));
        else if (status !== 422) failures.push(`${name} was answered by ${status}: ${text}`);
      }
      let media = await uploads.read(sent);
      while (media.some(({ status }) => status === 'processing')) {
        await delay(200);
        media = await uploads.read(sent);
      }
      for (const one of media) await judge(one);
      const reasons = media.flatMap(({ reason }) => reason ?? []);
      tell(
        `${files.length} ${what}: ${files.length - sent.size} refused, ${reasons.length} failed, ${media.length - reasons.length} shown; now ${shown(memory.now())}, at most ${told(memory.most(), failures)}`,
      );
      for (const reason of new Set(reasons))
        tell(`  ${reasons.filter((one) => one === reason).length} failed: ${reason}`);
      return media;
    },
  };
}

function told(most: Held, failures: string[]): string {
  if (most.decoders > mostOfDecoders) failures.push(`The decoders held ${megabytes(most.decoders)}`);
  return shown(most);
}

/** How an answer could run scripts in a page; null when it cannot. */
function activeContent({ headers }: Response, isOriginal: boolean): string | null {
  const type = headers.get('content-type') ?? '';
  if (headers.get('x-content-type-options') !== 'nosniff') return 'as whatever a browser makes of it';
  if (headers.get('content-security-policy') !== "default-src 'none'; sandbox") return 'without a sandbox';
  if (isOriginal) return headers.get('content-disposition')?.startsWith('attachment') ? null : 'in place';
  return type === 'image/jpeg' || type === 'video/mp4' ? null : `as ${type}`;
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
const shown = ({ api, decoders }: Held): string => `API ${megabytes(api)}, decoders ${megabytes(decoders)}`;
