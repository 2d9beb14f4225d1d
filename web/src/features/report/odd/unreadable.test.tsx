import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorMessages } from '../../../messages/errors.ts';
import { gatewayError } from '../../../testing/mockGateway.ts';
import { installNativeDialog } from '../../../testing/nativeDialog.ts';
import { openedDialog } from '../../../testing/person.ts';
import { openReport as open } from '../openReport.tsx';
import { SharedReportItemsText, SharedReportText } from '../report.generated.ts';
import { itemPage, photo, sharedReport, startReportGateway } from '../reportFixture.ts';
import { comeIntoSight, watchSight } from '../sightInTest.ts';
import { fieldPath, firstOfEach, pathsIn, selectedPaths, withValueAt } from './pathsInTest.ts';

/* The report comes from another firm's server, which answers some values in a form that the gateway cannot read. */

const unreadable = gatewayError('The server answered a value that is not known here', {
  code: 'UNKNOWN_VALUE',
  status: 502,
  value: 'on_hold',
});
const reason = 'The server answered “on_hold”, which is not known here';

const [arrival, store] = sharedReport.taskGroups;
const [openAnswer, frontAnswer, , shelfAnswer] = sharedReport.report.tasks;
const innerTask = {
  id: 'stock',
  reference: 'stock',
  title: 'Is it in stock?',
  component: {
    type: 'BOOLEAN',
    options: [{ id: '1', value: 'Yes' }],
    inputType: 'NUMERIC',
    matrixTasks: null,
  },
};

/** A report with a value at every field that the page reads. */
const fullReport = {
  ...sharedReport,
  job: { ...sharedReport.job, outcome: 'ATTEMPTED', attemptReason: 'LOCATION_CLOSED' },
  location: { ...sharedReport.location, address2: 'First floor', state: 'Yorkshire' },
  resources: [{ id: 'r1', title: 'Planogram', url: 'https://example.com/plan.pdf', type: 'IMAGE' }],
  taskGroups: [
    { ...arrival, tasks: arrival?.tasks.filter(({ id }) => id !== 'closed') },
    {
      ...store,
      tasks: store?.tasks.map((task) =>
        task.id === 'shelf' ? { ...task, component: { ...task.component, matrixTasks: [innerTask] } } : task,
      ),
    },
  ],
  report: {
    tasks: [
      { ...openAnswer, value: 'yes' },
      { ...frontAnswer, media: [photo('p1', { caption: 'The front' }), photo('p2')] },
      shelfAnswer,
    ],
  },
};

/** A page of two items with a value at every field. */
const fullItems = (() => {
  const page = itemPage({ page: 1, perPage: 2 });
  const items = page.items.map((item) => ({
    ...item,
    tasks: item.tasks.map((answer) => ({
      ...answer,
      value: '4',
      comment: `Seen ${item.label}`,
      media: [photo(item.reference, { caption: item.label })],
    })),
  }));
  return { ...page, items, pageInfo: { ...page.pageInfo, lastPage: 1 } };
})();

let complaints: ReturnType<typeof vi.spyOn>;
beforeAll(() => installNativeDialog());
beforeEach(() => {
  watchSight();
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const asPaper = async () => {
  await act(async () => window.dispatchEvent(new Event('beforeprint')));
  await act(async () => window.dispatchEvent(new Event('afterprint')));
};

async function openWith(report: unknown, items: unknown = fullItems): Promise<void> {
  const { gateway } = startReportGateway(() => report);
  gateway.answer({ publicReportItems: () => items });
  await open();
  await act(async () => comeIntoSight());
  await asPaper();
}

/** The report is on screen, and none of its parts has failed. */
function expectReport(): void {
  const heading = screen.getByRole('heading', { level: 1 }).textContent;
  expect(heading).not.toBe(errorMessages.report.error);
  expect(heading).not.toBe('');
  expect(screen.queryByText(errorMessages.report.partFailed)).toBeNull();
  expect(document.body.textContent).not.toMatch(/\b(?:null|undefined|NaN|Invalid Date)\b/);
  expect(complaints.mock.calls).toEqual([]);
}

/** What is shown however one value is worded. */
const rest = [
  'Photograph the front',
  'Check each product',
  'Is the store open?',
  'Winter shelves',
  'Planogram',
];
const expectRest = () =>
  expect(rest.filter((text) => document.body.textContent.includes(text)).length).toBeGreaterThanOrEqual(2);

const counts = () => screen.queryAllByText(/could not be read/).map(({ textContent }) => textContent);

describe('a report with one value that cannot be read', () => {
  const paths = firstOfEach(pathsIn(fullReport));

  test('is tested with every field that the page reads', () => {
    expect([...new Set(paths.map(fieldPath))].toSorted()).toEqual(
      expect.arrayContaining(selectedPaths(SharedReportText.text, 'PublicJobReport')),
    );
  });

  test.each(paths.map((path) => [path.join('.'), path] as const))('%s', async (_name, path) => {
    await openWith(withValueAt(fullReport, path, unreadable));
    expectReport();
    expectRest();
    expect(counts()).toEqual([expect.stringMatching(/^1 value could not be read: /)]);
    expect(screen.getAllByText(new RegExp(`: ${reason}$`)).length).toBe(1);
  });

  test.each(paths.map((path) => [path.join('.'), path] as const))(
    '%s, without a word',
    async (_name, path) => {
      await openWith(withValueAt(fullReport, path, null));
      expectReport();
      expectRest();
    },
  );
});

describe('a page of items with one value that cannot be read', () => {
  const paths = firstOfEach(pathsIn(fullItems.items)).map((path) => ['items', ...path]);

  test('is tested with every field that the page reads', () => {
    const selected = selectedPaths(SharedReportItemsText.text, 'PublicReportItemPage');
    expect([...new Set(paths.map(fieldPath))].toSorted()).toEqual(
      selected.filter((path) => !path.startsWith('pageInfo')),
    );
  });

  test.each(paths.map((path) => [path.join('.'), path] as const))('%s', async (_name, path) => {
    await openWith(fullReport, withValueAt(fullItems, path, unreadable));
    expectReport();
    await screen.findByRole('table');
    expect(screen.getAllByRole('row').length).toBeGreaterThanOrEqual(2);
    expect(counts()).toEqual([expect.stringMatching(/^1 value could not be read: /)]);
  });
});

describe('what a report says in place of values', () => {
  /** The report with this in place of the values at the paths. */
  const without = (...paths: readonly string[]): unknown =>
    paths.reduce<unknown>(
      (report, path) =>
        withValueAt(
          report,
          path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
          unreadable,
        ),
      fullReport,
    );
  const taskNamed = (name: RegExp) => {
    const task = screen.getByRole('heading', { level: 3, name }).closest('li');
    if (!task) throw new Error('The task is in no list');
    return task;
  };

  test('each value is marked at its place, with the reason', async () => {
    await openWith(
      without(
        'customer.name',
        'job.outcome',
        'verifiedBy.date',
        'report.tasks.1.comment',
        'resources.0.title',
      ),
    );
    expectReport();
    expect(document.body.textContent).toContain('Visit for not readable');
    expect(screen.getByText('Outcome').parentElement?.textContent).toContain('not readable');
    expect(screen.getByText('Verified by').parentElement?.textContent).toContain('Olivia H. on not readable');
    expect(taskNamed(/Photograph the front/).textContent).toContain('Comment: not readable');
    for (const mark of screen.getAllByRole('button', { name: 'not readable' })) {
      const described = document.getElementById(mark.getAttribute('aria-describedby') ?? '');
      expect(described?.textContent).toBe(reason);
      expect(mark.getAttribute('popovertarget')).toBe(described?.id);
    }
    expect(counts()).toEqual(['5 values could not be read: Outcome, Name, Title, Comment and Date']);
  });

  test('a task whose answer could not be read does not count as unanswered', async () => {
    await openWith(without('report.tasks'));
    expectReport();
    expect(screen.queryByText('Not answered')).toBeNull();
    expect(taskNamed(/Is the store open/).textContent).toContain('Answer: not readable');
    cleanup();
    await openWith(without('report.tasks.0.taskId'));
    expect(taskNamed(/Is the store open/).textContent).toContain('Answer: not readable');
    expect(taskNamed(/Photograph the front/).textContent).toContain('From across the street');
  });

  test('options that could not be read are no numbers, and no deviation is no good news', async () => {
    await openWith(
      without('taskGroups.0.tasks.0.component.options', 'report.tasks.0.deviates', 'report.tasks.2.deviates'),
    );
    expectReport();
    expect(within(taskNamed(/Is the store open/)).getByRole('list').textContent).toBe('not readable');
    expect(screen.getByText('Deviations').parentElement?.textContent).toMatch(/^Deviations not readable/);
  });

  test('nor is it after a visit whose outcome could not be read', async () => {
    const [first, front] = fullReport.report.tasks;
    await openWith(
      withValueAt({ ...fullReport, report: { tasks: [first, front] } }, ['job', 'outcome'], unreadable),
    );
    expect(screen.queryByText('Deviations')).toBeNull();
  });

  test('a photo without a known status is shown if it is there, and opens in the gallery', async () => {
    await openWith(
      without(
        'report.tasks.1.media.0.status',
        'report.tasks.1.media.1.thumbUrl',
        'report.tasks.1.media.1.mediaUrl',
      ),
    );
    expectReport();
    expect(within(taskNamed(/Photograph the front/)).getByText('Not readable')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Open Photo 1 of 2, The front' }));
    expect(within(await openedDialog('Photos and videos')).getByText('The front')).toBeDefined();
  });

  test('a matrix with an unknown number of items shows those that there are', async () => {
    await openWith(without('report.tasks.2.itemCount', 'report.tasks.2.answeredCount'));
    expectReport();
    expect(await screen.findByRole('rowheader', { name: /Product 2/ })).toBeDefined();
  });

  test('everything at once leaves a page', async () => {
    const names = Object.keys(fullReport).filter((name) => name !== '__typename');
    await openWith(without(...names));
    expectReport();
    expect(screen.getAllByRole('button', { name: 'not readable' }).length).toBeGreaterThan(5);
    expect(screen.queryByText('No tasks')).toBeNull();
  });
});

test('a part that fails to draw leaves the others', async () => {
  startReportGateway(() => withValueAt(fullReport, ['job', 'visitStartedAt'], 'no time'));
  await open();
  expect(screen.getByText(errorMessages.report.partFailed)).toBeDefined();
  expect(screen.getByRole('heading', { name: /Photograph the front/ })).toBeDefined();
});
