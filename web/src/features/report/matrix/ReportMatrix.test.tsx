import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { installNativeDialog } from '../../../testing/nativeDialog.ts';
import { openedDialog } from '../../../testing/person.ts';
import { openReport as open, refusal } from '../openReport.tsx';
import { itemPage, itemsOfMatrix, photo, sharedReport, startReportGateway } from '../reportFixture.ts';
import { comeIntoSight, watchSight } from '../sightInTest.ts';

beforeAll(() => installNativeDialog());
beforeEach(() => watchSight());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const openMatrix = async () => {
  await open();
  await act(async () => comeIntoSight());
  return within(await screen.findByRole('region', { name: 'Check each product' }));
};
const labels = () => screen.getAllByRole('rowheader').map((one) => /Product \d+/.exec(one.textContent)?.[0]);

describe('a matrix', () => {
  test('is a table that loads once the reader scrolls near', async () => {
    const { gateway } = startReportGateway();
    await open();
    expect(gateway.requestsOf('SharedReportItems')).toEqual([]);
    expect(screen.getByText('23 items, 8 deviations')).toBeDefined();
    await act(async () => comeIntoSight());
    await screen.findByRole('rowheader', { name: /Product 23/ });
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      'Item',
      'Is it in stock?',
    ]);
    expect(labels()).toHaveLength(itemsOfMatrix);
    expect(gateway.requestsOf('SharedReportItems').map(({ variables }) => variables)).toEqual([
      { token: 'abc.def', taskId: 'shelf', page: 1, perPage: 100 },
    ]);
  });

  test('describes deviations as text, in the row and in its answer', async () => {
    startReportGateway();
    await openMatrix();
    const [, first, second] = await screen.findAllByRole('row');
    expect(first?.textContent).toBe('Deviation: Product 1SKU-1 · £1.00Deviation: No');
    expect(second?.textContent).toBe('Product 2SKU-2 · £1.00Yes');
  });

  test('can be searched, filtered by deviation, and sorted', async () => {
    startReportGateway();
    await openMatrix();
    await screen.findByRole('rowheader', { name: /Product 23/ });
    await userEvent.type(screen.getByRole('searchbox'), 'product 1');
    expect(await screen.findByText('11 of 23 items')).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only deviations' }));
    expect(await screen.findByText('5 of 23 items')).toBeDefined();
    expect(labels()).toEqual([1, 10, 13, 16, 19].map((number) => `Product ${number}`));
    const sort = screen.getByRole('button', { name: 'Item' });
    const header = screen.getByRole('columnheader', { name: 'Item' });
    await userEvent.click(sort);
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(sort);
    expect(header.getAttribute('aria-sort')).toBe('descending');
    expect(labels()).toEqual([19, 16, 13, 10, 1].map((number) => `Product ${number}`));
    await userEvent.click(sort);
    expect(header.getAttribute('aria-sort')).toBe('none');
    await userEvent.type(screen.getByRole('searchbox'), ' of gold');
    expect(await screen.findByText('No item is like that.')).toBeDefined();
  });

  test('requests items that cannot be loaded once, and again on Retry', async () => {
    const { gateway } = startReportGateway();
    gateway.answer({ publicReportItems: refusal('ReportRateLimited') });
    await openMatrix();
    expect((await screen.findByRole('alert')).textContent).toContain('Too many tries');
    await act(async () => comeIntoSight());
    await act(async () => comeIntoSight());
    expect(gateway.requestsOf('SharedReportItems')).toHaveLength(1);
    gateway.answer({ publicReportItems: itemPage });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('rowheader', { name: /Product 10/ })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('adds its photos to the gallery, and to all photos once they are loaded', async () => {
    const { gateway } = startReportGateway();
    gateway.answer({
      publicReportItems: (variables: { page: number; perPage: number }) => {
        const page = itemPage(variables);
        const [first, ...others] = page.items;
        const [answer] = first?.tasks ?? [];
        return { ...page, items: [{ ...first, tasks: [{ ...answer, media: [photo('label')] }] }, ...others] };
      },
    });
    await openMatrix();
    expect(await screen.findByRole('button', { name: 'All 3 photos' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^Open Photo 1 of 1, Product 1: / }));
    const gallery = within(await openedDialog('Photos and videos'));
    expect(gallery.getByText('3 of 3')).toBeDefined();
  });
});

describe('printing', () => {
  // No test here waits for the map.
  const withoutMap = {
    ...sharedReport,
    location: { ...sharedReport.location, latitude: null, longitude: null },
  };
  const print = vi.fn<() => void>();
  beforeEach(() => {
    print.mockReset();
    vi.stubGlobal('print', print);
    // jsdom loads no pictures: they count as loaded.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  });
  const printedItems = () => screen.queryAllByRole('rowheader', { hidden: true }).length;

  test('loads every item first', async () => {
    const { gateway } = startReportGateway(() => withoutMap);
    await open();
    let printed = 0;
    print.mockImplementation(() => {
      printed = printedItems();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Print with all items' }));
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(printed).toBe(23);
    expect(gateway.requestsOf('SharedReportItems')).toHaveLength(1);
  });

  test("includes all loaded items, and keeps the table's filters on screen", async () => {
    const { gateway } = startReportGateway(() => withoutMap);
    await openMatrix();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only deviations' }));
    await vi.waitFor(() => expect(printedItems()).toBe(8));
    await userEvent.click(screen.getByRole('button', { name: 'Print with all items' }));
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(printedItems()).toBe(23);
    expect(gateway.requestsOf('SharedReportItems')).toHaveLength(1);
    await act(async () => window.dispatchEvent(new Event('afterprint')));
    expect(printedItems()).toBe(8);
  });

  test("with the browser's own command includes what is loaded, and names what is missing", async () => {
    startReportGateway(() => withoutMap);
    await open();
    await act(async () => window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('The items are in the online report.')).toBeDefined();
    await act(async () => window.dispatchEvent(new Event('afterprint')));
    await act(async () => comeIntoSight());
    await screen.findByRole('rowheader', { name: /Product 23/ });
    await userEvent.type(screen.getByRole('searchbox'), 'Product 23');
    await vi.waitFor(() => expect(printedItems()).toBe(1));
    await act(async () => window.dispatchEvent(new Event('beforeprint')));
    expect(printedItems()).toBe(23);
    expect(screen.queryByText(/in the online report/)).toBeNull();
  });

  test('waits for photos that were not scrolled to', async () => {
    startReportGateway(() => ({
      ...withoutMap,
      report: { tasks: [{ ...sharedReport.report.tasks[1], media: [photo('late')] }] },
    }));
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    const image = document.querySelector<HTMLImageElement>('img[data-photo]');
    await vi.waitFor(() => expect(image?.loading ?? image?.getAttribute('loading')).toBe('eager'));
    expect(print).not.toHaveBeenCalled();
    await act(async () => image?.dispatchEvent(new Event('load')));
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  test('reports what could not be loaded, and does not open the print dialog', async () => {
    const { gateway } = startReportGateway(() => withoutMap);
    gateway.answer({ publicReportItems: refusal('ReportNotFound') });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Print with all items' }));
    expect(await screen.findByText('Not everything could be loaded.')).toBeDefined();
    expect(print).not.toHaveBeenCalled();
  });
});
