import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gatewayError } from '../../testing/mockGateway.ts';
import { afterTheDoubleClickGuard, fill, press } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { customer, withCustomer } from './customersFixture.ts';

type Input = Partial<ReturnType<typeof customer>> & { expectedVersion?: string };

/** The account page, and a server that refuses edits of older versions. */
async function openAccount() {
  const gateway = withCustomer();
  const kept = { ...customer('7', 'Albion Grocers'), version: '"1"' };
  const change = (changed: Input) =>
    Object.assign(kept, changed, { version: `"${Number(kept.version.slice(1, -1)) + 1}"` });
  gateway.answer({
    customer: () => ({ ...kept }),
    updateCustomer: ({ input: { expectedVersion, ...input } }: { input: Input }) =>
      expectedVersion === kept.version
        ? { ...change(input) }
        : gatewayError('Changed', { code: 'precondition.failed', status: 412 }),
  });
  await renderConsole(gateway, '/customers/7/account');
  await screen.findByRole('textbox', { name: 'Name' });
  return { gateway, kept, change };
}

test('changes of different address lines are both kept', async () => {
  const { gateway, kept, change } = await openAccount();
  await fill('Postcode (optional)', 'BN9 9ZZ');
  change({ address: { ...kept.address, line2: 'Second floor' } });
  await press('Save');
  await waitFor(() => expect(kept.address).toMatchObject({ zip: 'BN9 9ZZ', line2: 'Second floor' }));
  expect(gateway.requestsOf('UpdateCustomer').map(({ variables }) => variables['input'])).toMatchObject([
    { expectedVersion: '"1"' },
    { expectedVersion: '"2"' },
  ]);
});

test('the same field is asked about, in words of the field', async () => {
  const { kept, change } = await openAccount();
  await fill('Name', 'Albion Stores');
  change({ name: 'Albion Group' });
  await press('Save');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('TheirsAlbion Group');
  expect(alert.textContent).toContain('YoursAlbion Stores');
  expect(kept.name).toBe('Albion Group');
  await press('Keep mine');
  afterTheDoubleClickGuard();
  await press('Save');
  await waitFor(() => expect(kept.name).toBe('Albion Stores'));
});
