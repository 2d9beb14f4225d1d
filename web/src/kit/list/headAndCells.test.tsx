import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { order, orderPage, profile } from '../../testing/fixtures.ts';
import { MockGateway } from '../../testing/mockGateway.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { openedDialog } from '../../testing/person.ts';

const cells: Readonly<Record<string, string>> = {
  Id: '10001',
  Title: 'Window photography',
  Customer: 'Lakeside Coffee',
  Type: 'Standard',
  Status: 'In progress',
  Priority: 'High',
  'Start – end': '02 Nov 26 – 02 Dec 26',
  Jobs: '12',
  Value: '£90.00',
  'Grand total': '£120.00',
  Created: '01 Nov 26',
};

beforeEach(() => localStorage.clear());

async function openOrders(): Promise<void> {
  const gateway = new MockGateway({
    me: () => profile(['ORDERS_VIEW', 'CUSTOMERS_VIEW']),
    orders: () => orderPage([order('10001', 'Window photography')]),
  });
  await renderConsole(gateway, '/orders');
  await screen.findByRole('link', { name: 'Window photography' });
}

/** The cells below each heading, by heading. */
function underHeads(): Record<string, string> {
  const table = screen.getByRole('table');
  const heads = within(table).getAllByRole('columnheader');
  const [row] = within(table).getAllByRole('row').slice(1);
  const below = within(row ?? table).getAllByRole('cell');
  expect(below).toHaveLength(heads.length);
  return Object.fromEntries(heads.map((head, place) => [head.textContent, below[place]?.textContent ?? '']));
}

function expectCellsUnderTheirHeads(heads: readonly string[]): void {
  const under = underHeads();
  expect(Object.keys(under)).toEqual(heads);
  expect(under).toEqual(Object.fromEntries(heads.map((head) => [head, cells[head]])));
}

const asDefined = Object.keys(cells).filter((head) => head !== 'Value');
const panel = () => openedDialog('Columns and row height');
async function inPanel(role: 'button' | 'checkbox', name: string): Promise<void> {
  await userEvent.click(within(await panel()).getByRole(role, { name }));
}

describe('every cell is in the column of its heading', () => {
  it('in the default order, and after showing, moving and hiding columns', async () => {
    await openOrders();
    expectCellsUnderTheirHeads(asDefined);
    await userEvent.click(screen.getByRole('button', { name: 'Columns and row height' }));
    await inPanel('checkbox', 'Value');
    expectCellsUnderTheirHeads(Object.keys(cells));
    await inPanel('button', 'Later: Id');
    await inPanel('button', 'Earlier: Created');
    await inPanel('checkbox', 'Type');
    const changed = 'Title,Id,Customer,Status,Priority,Start – end,Jobs,Value,Created,Grand total'.split(',');
    expectCellsUnderTheirHeads(changed);
    await inPanel('button', 'Wider: Jobs');
    expectCellsUnderTheirHeads(changed);
    await inPanel('button', 'Pin left: Jobs');
    expectCellsUnderTheirHeads(['Jobs', ...changed.filter((head) => head !== 'Jobs')]);
    await inPanel('button', 'Unpin: Jobs');
    expectCellsUnderTheirHeads(changed);
    await inPanel('button', 'Columns as they were');
    expectCellsUnderTheirHeads(asDefined);
  });

  it('after a saved view was applied', async () => {
    await openOrders();
    await userEvent.click(screen.getByRole('button', { name: 'Columns and row height' }));
    await inPanel('checkbox', 'Value');
    await inPanel('button', 'Earlier: Value');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Views' }));
    await userEvent.type(await screen.findByLabelText('Name of this view'), 'Money{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Columns and row height' }));
    await inPanel('button', 'Columns as they were');
    await userEvent.keyboard('{Escape}');
    expectCellsUnderTheirHeads(asDefined);
    await userEvent.click(screen.getByRole('button', { name: 'Money' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Money', current: true }));
    const viewed = asDefined.toSpliced(asDefined.indexOf('Jobs'), 0, 'Value');
    expectCellsUnderTheirHeads(viewed);
  });
});
