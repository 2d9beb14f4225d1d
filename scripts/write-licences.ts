import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { type LicenceList, licencesPage, questionable, shippedPackages } from './licences.ts';

/**
 * Writes `docs/licences.md`; with `--check` it only compares. Exits with 1 when the file is stale, or when a package has a
 * licence that is not on the list of accepted ones.
 */
const repository = path.resolve(import.meta.dirname, '..');
const target = path.join(repository, 'docs/licences.md');
const packageManager = process.env['npm_execpath'] ?? 'pnpm';
const shipped = ['api', 'domain', 'gateway', 'service', 'web'].flatMap((name) => [
  '--filter',
  `@shepherd/${name}`,
]);
const listing = [...shipped, 'licenses', 'list', '--prod', '--json'];
const [command, ...first] = /\.[cm]?js$/.test(packageManager)
  ? [process.execPath, packageManager]
  : [packageManager];
const output = execFileSync(command, [...first, ...listing], {
  cwd: repository,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const packages = shippedPackages(JSON.parse(output) as LicenceList);
const page = await format(licencesPage(packages), {
  ...(await resolveConfig(target)),
  filepath: target,
});

for (const { name, licence } of questionable(packages)) {
  console.error(
    `${name} has the licence ${licence}. Replace it, or accept the licence in scripts/licences.ts.`,
  );
  process.exitCode = 1;
}
if (!process.argv.includes('--check')) writeFileSync(target, page);
else if (!existsSync(target) || readFileSync(target, 'utf8') !== page) {
  console.error('docs/licences.md is stale: run pnpm codegen.');
  process.exitCode = 1;
}
