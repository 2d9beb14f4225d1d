import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { RestCall } from '../rest/declaration.ts';

const folder = join(import.meta.dirname, '../rest/calls');

const isCall = (value: unknown): value is RestCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'notOffered' in value;

/** All declared REST calls. */
export async function declaredCalls(): Promise<readonly RestCall[]> {
  const files = globSync('*.ts', { cwd: folder });
  const modules = await Promise.all(files.map((file): Promise<object> => import(join(folder, file))));
  return modules.flatMap((module): unknown[] => Object.values(module)).filter(isCall);
}
