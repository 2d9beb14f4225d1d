import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:css|html|js|json|map|svg|txt)$/;
/** Below this many bytes the headers cost more than compression saves. */
const smallestWorthwhile = 512;

/** Writes `.gz` and `.br` beside every text file of the build, so that the server never compresses on request. */
export function precompress(): Plugin {
  let folder = '';
  let written = false;
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      written = true;
    },
    async closeBundle() {
      // Also called after a failed build, whose own error is the one to show.
      if (!written) return;
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files.filter((file) => compressible.test(file)).map((file) => compressFile(join(folder, file))),
      );
    },
  };
}

async function compressFile(path: string): Promise<void> {
  // Another build into the same folder has compressed its files already.
  if (existsSync(`${path}.br`) || (await stat(path)).size < smallestWorthwhile) return;
  const content = await readFile(path);
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, gzipped), writeFile(`${path}.br`, brotli)]);
}
