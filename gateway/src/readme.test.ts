import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codes } from './errors/graphql-errors.ts';
import { limits } from './plugins/limits.ts';
import { readSettings } from './settings.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
/** The section of this name, without those after it. */
const section = (title: string): string => readme.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const rows = (title: string): string[][] =>
  section(title)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
const inBackticks = (text = ''): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

test('the tables have every setting, and nothing else', () => {
  const read = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector' },
    {
      get: (given, name: string) => {
        read.add(name);
        return given[name];
      },
    },
  );
  readSettings(environment);
  const traces = rows('Traces').filter(([, name]) => name?.startsWith('`OTEL_'));
  const shown = [...rows('Settings'), ...traces].flatMap(([, names]) => inBackticks(names));
  expect(shown.toSorted()).toEqual([...read].toSorted());
});

test('every limit of a request is documented', () => {
  const told = rows('Limits').flatMap(([, , most]) => most?.match(/\d+/g)?.map(Number) ?? []);
  for (const most of Object.values(limits)) expect(told).toContain(most);
});

test('every code of the gateway is explained', () => {
  const explained = rows('Errors').flatMap(([, names]) => inBackticks(names));
  expect(explained).toEqual(expect.arrayContaining(Object.values(codes)));
});

test('excerpts of the code are in the code', () => {
  const folder = import.meta.dirname;
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('generated'))
    .map((path) => withoutSpaces(readFileSync(join(folder, path), 'utf8')));
  const excerpts = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].flatMap(([, code = '']) =>
    // Adjacent lines of an excerpt may have others between them in the code.
    code.includes('=>') ? [code] : code.split('\n'),
  );
  expect(excerpts.length).toBeGreaterThan(3);
  for (const excerpt of excerpts)
    expect(sources.some((source) => source.includes(withoutSpaces(excerpt))) || excerpt).toBe(true);
});

const withoutSpaces = (code: string): string => code.replaceAll(/\s+/g, '');
