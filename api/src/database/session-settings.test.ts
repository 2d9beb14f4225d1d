// @module-tag any-store
import { expect, it } from 'vitest';
import { checkSessionSettings, explainRefusal, sessionSettings } from './session-settings.ts';

/** A pool whose connections have these settings. */
const poolWith = (settings: Readonly<Record<string, string>>) => ({
  query: async () => ({
    rows: Object.entries(settings).map(([name, setting]) => ({ name, setting, role: '"App"' })),
  }),
});
const check = (settings: Readonly<Record<string, string>>) =>
  checkSessionSettings(poolWith(settings) as never, sessionSettings(30_000));

it('connections with the right settings are accepted', async () => {
  await expect(check(sessionSettings(30_000))).resolves.toBeUndefined();
});

it('a setting that a pooler dropped is named with the statement that fixes it', async () => {
  await expect(check({ ...sessionSettings(30_000), TimeZone: 'Europe/London', lock_timeout: '0' })).rejects
    .toThrow(`Run this, and let the pooler reconnect:
alter role "App" set "TimeZone" = 'UTC';
alter role "App" set "lock_timeout" = '15000';`);
});

it('a pooler that refuses the settings is answered with how to omit them', () => {
  expect(() => explainRefusal(new Error('unsupported startup parameter: options'))).toThrow(
    'ignore_startup_parameters = options',
  );
  expect(() => explainRefusal(new Error('connect ECONNREFUSED'))).toThrow('connect ECONNREFUSED');
});
