import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { itemPage, photo, sharedReport, startReportGateway } from './reportFixture.ts';
import { installNativeDialog } from '../../testing/nativeDialog.ts';
import { openReport as open, refusal } from './openReport.tsx';
import { openedDialog } from '../../testing/person.ts';

beforeAll(() => installNativeDialog());
afterEach(() => vi.restoreAllMocks());

const page = () => screen.findByText(/^Page \d+ of \d+$/);
const openMatrix = async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Show items' }));
  return openedDialog('Check each product');
};

describe('a matrix', () => {
  test('is read ten items at a time', async () => {
    const { gateway } = startReportGateway();
    const dialog = await openMatrix();
    expect((await page()).textContent).toBe('Page 1 of 3');
    expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(10);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
    await within(dialog).findByText('Product 23');
    expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(within(dialog).getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    expect(gateway.requestsOf('SharedReportItems').map(({ variables }) => variables)).toEqual(
      [1, 2, 3].map((number) => ({ token: 'abc.def', taskId: 'shelf', page: number, perPage: 10 })),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a page that fails can be retried', async () => {
    const { gateway } = startReportGateway();
    gateway.answer({ publicReportItems: refusal('ReportRateLimited') });
    const dialog = await openMatrix();
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Too many tries');
    gateway.answer({ publicReportItems: itemPage });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await within(dialog).findByText('Product 10')).toBeDefined();
  });

  test('an answer that comes too late for its page is dropped', async () => {
    const { gateway } = startReportGateway();
    const waiting: (() => void)[] = [];
    gateway.answer({
      publicReportItems: (variables: { page: number; perPage: number }) =>
        variables.page === 2
          ? new Promise((resolve) => {
              waiting.push(() => resolve(itemPage(variables)));
            })
          : itemPage(variables),
    });
    const dialog = await openMatrix();
    await within(dialog).findByText('Product 1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Previous' }));
    await within(dialog).findByText('Product 1');
    await act(async () => waiting.forEach((answer) => answer()));
    expect(within(dialog).queryByText('Product 11')).toBeNull();
    expect(within(dialog).getByText('Product 1')).toBeDefined();
  });
});

describe('printing', () => {
  const print = vi.fn<() => void>();
  beforeEach(() => {
    print.mockReset();
    vi.stubGlobal('print', print);
    // jsdom loads no pictures: they are as good as there.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  });

  test('reads every item first', async () => {
    const { gateway } = startReportGateway();
    await open();
    let printed = 0;
    print.mockImplementation(() => {
      printed = screen.getAllByRole('heading', { level: 4, hidden: true }).length;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Print with all items' }));
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(printed).toBe(23);
    expect(gateway.requestsOf('SharedReportItems')).toHaveLength(1);
  });

  test('waits for photos that were not scrolled to', async () => {
    startReportGateway(() => ({
      ...sharedReport,
      report: { tasks: [{ ...sharedReport.report.tasks[1], media: [photo('late')] }] },
    }));
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    const image = document.querySelector<HTMLImageElement>('img[data-photo]');
    expect(image?.loading ?? image?.getAttribute('loading')).toBe('eager');
    expect(print).not.toHaveBeenCalled();
    await act(async () => image?.dispatchEvent(new Event('load')));
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  test('says when not everything could be loaded, and prints nothing', async () => {
    const { gateway } = startReportGateway();
    gateway.answer({ publicReportItems: refusal('ReportNotFound') });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Print with all items' }));
    expect(await screen.findByText('Not everything could be loaded.')).toBeDefined();
    expect(print).not.toHaveBeenCalled();
  });
});
