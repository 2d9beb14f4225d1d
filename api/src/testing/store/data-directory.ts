import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** A folder for one test file, removed in its teardown. */
export function testDataDirectory(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'shepherd-api-data-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
