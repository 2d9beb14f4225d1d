// @module-tag any-store
import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { explained, explains } from './explained.ts';
import { mutantsOf } from './mutants.ts';
import { instrument } from './reach.ts';
import { repository, sourcesOf, targets } from './targets.ts';

const changes = (source: string): string[] =>
  mutantsOf('some.ts', source).map(
    ({ kind, original, replacement }) => `${kind}: ${original} → ${replacement}`,
  );

it.each([
  ['if (late) stop;', ['condition: late → true', 'condition: late → false']],
  ['a < b;', ['operator: < → <=', 'operator: < → >=']],
  ['a && !b;', ['logic: && → ||', 'negation: !b → b']],
  ["a === 'b';", ['operator: === → !==']],
  ["a + 'b';", []],
  ['a ?? b;', ['fallback:  ?? b → ']],
  ['await lock(id);', ['statement: await lock(id); → ;']],
  ['throw gone;', ['throw: throw gone; → ;']],
  ['const row = query.where(own).forUpdate();', ['step: .forUpdate() → ', 'step: .where(own) → ']],
  ['const most = 8, all = true;', ['number: 8 → 9', 'boolean: true → false']],
  ['function close() { open = no; }', ['body: { open = no; } → {}']],
  // Types, schemas and texts have no behaviour.
  ['type Row = { id: 1 }; const Id = Type.Integer({ minimum: 1 });', []],
])('%s is mutated', (source, wanted) => {
  expect(changes(source)).toEqual(wanted);
});

it('finds the code that guards data and access, and explains only existing mutants', () => {
  for (const target of targets) expect([target.name, sourcesOf(target)]).not.toEqual([target.name, []]);
  const wrong = explained.filter((one) => {
    const mutants = mutantsOf(one.file, readFileSync(path.join(repository, one.file), 'utf8'));
    return mutants.filter((mutant) => explains(one, mutant)).length !== (one.places ?? 1);
  });
  expect(wrong).toEqual([]);
});

it.each(targets)('finds the sources and the tests of $name', (target) => {
  expect(sourcesOf(target)).not.toEqual([]);
  const tests = globSync('src/**/*.test.ts', { cwd: path.join(repository, target.project) });
  const missing = [...target.near, ...target.far].filter(
    (start) => !tests.some((file) => file.startsWith(start)),
  );
  expect(missing).toEqual([]);
});

it('records the places of a source that a test executes', () => {
  const source = [
    'const most = 8;',
    'const twice = (n: number) => n * 2;',
    'function pick(n: number): number {',
    '  if (n > most) return twice(n);',
    '  else if (n === 1) return (() => ({ n }))().n;',
    '  return 0;',
    '}',
  ].join('\n');
  const { text, placeOf } = instrument('some.ts', source);
  const reached = new Set<string>();
  Object.assign(globalThis, { reachedByTests: reached });
  const pick = runInThisContext(`${stripTypeScriptTypes(text)}; pick`) as (n: number) => number;

  const placed = (bit: string): string => {
    const start = source.indexOf(bit);
    const [end, kind] = bit === '{\n' ? [source.length, 'body'] : [start, 'any'];
    return placeOf({ start, end, kind }) ?? 'the import';
  };
  const came = (n: number): string[] => {
    reached.clear();
    pick(n);
    const bits = ['{\n', 'most', 'n * 2', 'n > most', 'twice(n)', 'n === 1', '({ n })', '0;'];
    return bits.filter((bit) => reached.has(placed(bit)));
  };
  expect(came(9)).toEqual(['{\n', 'n * 2', 'n > most', 'twice(n)']);
  expect(came(1)).toEqual(['{\n', 'n > most', 'n === 1', '({ n })']);
  expect(came(0)).toEqual(['{\n', 'n > most', 'n === 1', '0;']);
  expect(placed('8')).toBe('the import');
});
