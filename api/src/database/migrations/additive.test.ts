// @module-tag any-store
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** The last step before rolling deploys required additive steps. */
const last = '0056';

const steps = readdirSync(import.meta.dirname)
  .filter((name) => /^\d{4}-.*(?<!test)\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(import.meta.dirname, name), 'utf8') }));

/** Changes that break the previous version's reads or writes. */
const takesAway =
  /\bdrop (?:column|table|view)\b|\brename (?:column |constraint )?\w* ?to\b|\balter column \w+ (?:set data )?type\b|\bset not null\b|\badd column (?:if not exists )?\w+ [^,;]*\bnot null\b(?![^,;]*\bdefault\b)/i;

it.each([
  'alter table jobs drop column fee',
  'drop table jobs',
  'alter table jobs rename column fee to price',
  'alter table jobs rename to tasks',
  'alter table jobs alter column fee type text',
  'alter table jobs alter column fee set not null',
  'alter table jobs add column price integer not null, add column tip integer default 1',
])('"%s" is not additive', (statement) => expect(statement).toMatch(takesAway));

it('a step is additive: copies of the previous version keep running during a deploy', () => {
  expect(steps.some(({ name }) => name.startsWith(last))).toBe(true);
  expect(steps.filter(({ name, text }) => name.slice(0, 4) > last && takesAway.test(text))).toEqual([]);
  expect(
    'alter table work add column lent boolean not null default false; create table x (id text not null)',
  ).not.toMatch(takesAway);
});
