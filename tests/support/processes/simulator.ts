import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Product } from './product.ts';

const command = path.resolve(import.meta.dirname, '../../../api/src/simulate/main.ts');

/** Plays one move of the field, as `pnpm simulate` does; returns who acted, and the id of the entity. */
export async function play(
  { environment }: Product,
  move: string,
  about?: string,
): Promise<{ readonly shepherd: string; readonly about: string }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, '--move', move, ...(about === undefined ? [] : ['--about', about])],
    { env: environment },
  );
  const [, shepherd, subject] = /^(.+): .+ \((\S+)\)$/m.exec(stdout) ?? [];
  if (shepherd === undefined || subject === undefined) throw new Error(`${move} ${about ?? ''}: ${stdout}`);
  return { shepherd, about: subject };
}
