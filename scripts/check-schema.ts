import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractOf, fieldsNullOnFailure, readAccepted, unexplainedBreaks } from './schema-changes.ts';

/**
 * Compares the SDL with the released contract, `schema/contract.graphql`: it fails on a breaking change that has no
 * reason in `schema/breaking-changes.json`. With `--write` the contract is replaced by the SDL.
 */
const folder = path.resolve(import.meta.dirname, '../schema');
const contractFile = path.join(folder, 'contract.graphql');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

const given = read('contract.graphql');
const sdl = globSync('graphql/**/*.graphql', { cwd: folder }).sort().map(read).join('\n');
const current = contractOf(sdl);
const accepted = readAccepted(read('breaking-changes.json'));
const breaks = unexplainedBreaks(given, current, accepted, fieldsNullOnFailure(sdl));

if (breaks.length > 0) {
  console.error('These changes of schema/graphql break its clients:\n');
  for (const change of breaks) console.error(`  ${change}`);
  console.error(
    '\nKeep what was there (marked @deprecated), or say why not: { "change": "<the sentence above>", "reason": "…" }' +
      '\nin schema/breaking-changes.json.',
  );
  process.exitCode = 1;
} else if (process.argv.includes('--write')) {
  writeFileSync(contractFile, current);
} else if (given !== current) {
  console.error('schema/contract.graphql is not what schema/graphql says: run pnpm codegen.');
  process.exitCode = 1;
}
