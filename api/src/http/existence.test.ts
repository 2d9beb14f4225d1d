import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/store/database.ts';
import type { TestDatabase } from '../testing/store/database.ts';
import { mustExist } from './existence.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await openTestDatabase();
});
afterAll(() => store.close());

it('`mustExist` accepts existing rows and rejects missing ones', async () => {
  await expect(mustExist(store.database, 'customers', '1')).resolves.toBeUndefined();
  await expect(mustExist(store.database, 'customers', '999999')).rejects.toMatchObject({ code: 'not_found' });
});
