// @module-tag any-store
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';

/* Images are built where a container engine is available: these tests check their sources. */

const repository = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');
const images = ['deploy/containers/api.Dockerfile', 'deploy/containers/gateway.Dockerfile'];

test.each(images)('%s is valid by the linter of its language', (image) => {
  expect(validate(read(image)).map(({ message }) => message)).toEqual([]);
});

test.each(images)('%s has the versions of this product, and copies only existing files', (image) => {
  const lines = read(image).split('\n');
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } };
  const bases = lines.filter((line) => line.startsWith('FROM '));
  // By digest, which no later push to the same tag changes.
  expect(bases.filter((line) => !isPinned(line, dependencies.node))).toEqual([]);
  const [pnpm] = /pnpm@[\d.]+/.exec(read('.ci/run')) ?? [''];
  const tools = lines.flatMap((line) => line.match(/pnpm@[\d.]+/g) ?? []);
  expect(new Set(tools)).toEqual(new Set([pnpm]));
  const taken = lines.flatMap((line) => /^COPY (?!--)(\S+) /.exec(line)?.[1] ?? []);
  expect(taken.length).toBeGreaterThan(2);
  expect(taken.filter((place) => !existsSync(path.join(repository, place)))).toEqual([]);
  // Containers must not run as root.
  expect(lines.findLastIndex((line) => line === 'USER node')).toBeGreaterThan(lines.findLastIndex(isBase));
});

const isPinned = (line: string, version: string): boolean => {
  const [, image = '', digest = ''] = /^FROM (\S+)@sha256:([0-9a-f]{64})(?: AS \w+)?$/.exec(line) ?? [];
  return image.startsWith(`node:${version}-`) && digest !== '';
};

test('both have the same base image', () => {
  const bases = images.flatMap((image) => read(image).split('\n').filter(isBase));
  expect(new Set(bases.map((line) => line.split(' AS ')[0])).size).toBe(1);
});

const isBase = (line: string): boolean => line.startsWith('FROM ');

/** The used part; the library's own types need another module resolution. */
type Linted = { readonly messages: readonly { readonly type: string }[] };

test('compose.yaml is valid by its schema and by linters', () => {
  const linter = new DCLinter({
    // Its proxy is public.
    rules: { 'no-unbound-port-interfaces': 0 },
    quiet: true,
    debug: false,
    exclude: [],
  });
  const results: readonly Linted[] = linter.lintFiles([path.join(repository, 'deploy/compose.yaml')], false);
  expect(results).toHaveLength(1);
  // The order of keys is a matter of style.
  const wrong = results.flatMap(({ messages }) => messages).filter(({ type }) => type === 'error');
  expect(wrong).toEqual([]);
});
