import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { order, profile } from '../testing/fixtures.ts';
import { MockGateway } from '../testing/mockGateway.ts';
import { renderConsole } from '../testing/renderConsole.tsx';

/* A page about one record is replaced by another one before the first has loaded. */

const customer = (id: string) => ({ id, name: `Customer ${id}`, status: 'ACTIVE' });
const user = (id: string) => ({ id, firstName: 'User', lastName: id, status: 'ACTIVE' });
const job = (id: string) => ({ id, status: 'UNASSIGNED' });
const heading = (id: string) => screen.findByRole('heading', { level: 1, name: new RegExp(id) });

test.each([
  ['order', 'OrderDetail', (id: string) => order(id, `Order ${id}`)],
  ['job', 'JobDetail', job],
  ['customer', 'CustomerDetail', customer],
  ['user', 'UserDetail', user],
])(
  'two links to another %s pressed in quick succession request each record once, and the last one stays',
  async (thing, query, record) => {
    const gateway = new MockGateway({
      me: () => profile(['ORDERS_VIEW', 'CUSTOMERS_VIEW', 'USERS_VIEW', 'JOBS_VIEW']),
      [thing]: ({ id }: { id: string }) => record(id),
    });
    const address = (id: string) => `/${thing}s/${id}`;
    const { router } = await renderConsole(gateway, address('8'));
    await heading('8');
    // Both are cached, so that each is drawn immediately.
    for (const id of ['9', '7']) {
      await router.navigate(address(id));
      await heading(id);
    }
    const before = gateway.requestsOf(query).length;
    void router.navigate(address('8'));
    await Promise.resolve();
    void router.navigate(address('9'));
    await heading('9');
    await router.navigate('/');
    await screen.findByRole('heading', { level: 1, name: 'Start' });
    const asked = gateway
      .requestsOf(query)
      .slice(before)
      .map(({ variables }) => variables['id']);
    // The first may have been replaced before it was drawn.
    expect(asked.filter((id) => id !== '8')).toEqual(['9']);
    expect(asked.filter((id) => id === '8').length).toBeLessThanOrEqual(1);
  },
);
