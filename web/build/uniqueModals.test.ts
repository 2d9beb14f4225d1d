import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { declaredModals, ModalNames } from './uniqueModals.ts';

test('every dialog of the console has a unique name', () => {
  const source = path.resolve(import.meta.dirname, '../src');
  const names = new ModalNames();
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !file.includes('.test.') && path.basename(file) !== 'defineModal.ts',
  );
  const declared = files.flatMap((file) => {
    const code = readFileSync(path.join(source, file), 'utf8');
    names.read(file, code);
    return declaredModals(code);
  });
  expect(declared.length).toBeGreaterThan(60);
});

test.each([
  ['two modules', ["defineModal('cancel')", "export const other = defineModal(\n  'cancel',\n)"]],
  ['one module', ["[defineModal('cancel'), defineModal('cancel')]"]],
])('a name that %s declare twice is refused', (_what, modules) => {
  const names = new ModalNames();
  expect(() => modules.forEach((code, index) => names.read(`${index}.ts`, code))).toThrow(
    'Two dialogs have the name "cancel" in the address',
  );
});

test('a reloaded module may keep its names, and releases those it no longer has', () => {
  const names = new ModalNames();
  names.read('a.ts', "defineModal('cancel')");
  names.read('a.ts', "defineModal('cancel')");
  names.read('a.ts', "defineModal('finish')");
  expect(() => names.read('b.ts', "defineModal('cancel')")).not.toThrow();
});

test('a name that is computed at runtime is refused', () => {
  expect(() => declaredModals('defineModal(action.toLowerCase())')).toThrow('not written out');
});
