import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SettingsError } from '../settings/settings-reader.ts';
import { look, note, ok, reasonOf, report, wrong } from './findings.ts';

let printed: string;

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

test('a set-up without problems is printed, and the process succeeds', async () => {
  await report('Gateway', async () => [ok('It answers'), note('Look\nat this')]);
  expect(printed).toBe(
    'Gateway\n  ok     The settings can be used\n  ok     It answers\n  note   Look\n         at this\n',
  );
  expect(process.exitCode).toBeUndefined();
});

test('a problem fails the process', async () => {
  await report('Gateway', async () => [wrong('It does not answer')]);
  expect(printed).toContain('  WRONG  It does not answer\n');
  expect(process.exitCode).toBe(1);
});

test('each invalid setting is a problem', async () => {
  await report('Gateway', () => Promise.reject(new SettingsError('Set A.\nSet B.')));
  expect(printed).toBe('Gateway\n  WRONG  Set A.\n  WRONG  Set B.\n');
  expect(process.exitCode).toBe(1);
});

test('a failure of the command itself is no finding', async () => {
  const failing = report('Gateway', () => Promise.reject(new TypeError('broken')));
  await expect(failing).rejects.toThrow(new TypeError('broken'));
});

test('a failed check is a problem with its reason', async () => {
  expect(await look('Mail', () => Promise.reject(new Error('refused')))).toEqual(wrong('Mail: refused'));
  expect(reasonOf(new AggregateError([new Error('refused'), new Error('other')], ''))).toBe('refused');
  expect(reasonOf(new Error('fetch failed', { cause: new Error('refused') }))).toBe('refused');
  expect(reasonOf('thrown')).toBe('thrown');
});
