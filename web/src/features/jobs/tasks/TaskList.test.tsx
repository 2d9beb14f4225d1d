import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gatewayError } from '../../../testing/mockGateway.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { answer, door, front, media, price, products, shelf, task, tasksGateway } from './tasksFixture.ts';
import { openedDialog } from '../../../testing/person.ts';

const list = async () => within(await screen.findByRole('region', { name: 'Task list' }));
/** The row of a task, found by its numbered title. */
const row = async (title: string) => {
  const heading = await (await list()).findByRole('heading', { level: 4, name: title });
  return within(heading.closest('li') ?? document.body);
};
const marks = (of: Awaited<ReturnType<typeof row>>) => of.getAllByTitle(/./).map(({ title }) => title);
const broken = () => {
  throw gatewayError('Broken', { code: 'internal', status: 500 });
};

test('each task shows its title, requirements and payments, numbered across groups', async () => {
  const office = task('9', 'Right store?', { type: 'SIMPLE' }, { internal: true });
  const { gateway } = tasksGateway([], {
    change: {
      taskGroups: [
        { name: 'Arrival', tasks: [door, products] },
        { name: 'Office', tasks: [price, office] },
      ],
    },
  });
  await renderConsole(gateway, '/jobs/7-1');
  const first = await row('1. Is the door open?');
  expect(marks(first)).toEqual([
    'Boolean task',
    'Answer required',
    'Photo required',
    'Status required',
    'Comment required',
    'Video required',
    'Not answered',
  ]);
  expect(first.queryByText('Optional')).toBeNull();
  expect(
    (await row('2. Which products are there?')).getByText('Bonus £2.00 if the answer is “Boxes”'),
  ).toBeTruthy();
  const third = await row('3. What is the price?');
  expect(third.getByText('Reimbursement £1.50')).toBeTruthy();
  expect(third.queryByText('Internal')).toBeNull();
  const last = await row('4. Right store?');
  expect([last.getByText('Internal'), last.getByText('Optional')]).toHaveLength(2);
  expect((await list()).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Arrival',
    'Office',
  ]);
});

test('an answer is below its task, with its status and the reason of a correction', async () => {
  const { gateway } = tasksGateway([door, products, price, front], {
    answers: [
      answer('1', { selection: ['2'], comment: 'The shutter was down', status: 'not_found' }),
      answer('2', { selection: ['1', '3'], reason: 'Minor incorrect answer' }),
      answer('3', { value: '4.5', reimbursement: { amount: '3', currency: 'GBP', formatted: '£3.00' } }),
    ],
  });
  await renderConsole(gateway, '/jobs/7-1');
  const first = await row('1. Is the door open?');
  expect(await first.findByText('No')).toBeTruthy();
  expect(first.getByText('The shutter was down')).toBeTruthy();
  expect(marks(first)).toContain('Not found');
  const second = await row('2. Which products are there?');
  expect(['Bars', 'Boxes'].map((option) => second.getByText(option).tagName)).toEqual(['LI', 'LI']);
  expect(second.getByText('Minor incorrect answer')).toBeTruthy();
  expect(marks(second)).toContain('Answered');
  const third = await row('3. What is the price?');
  expect([third.getByText('4.50'), third.getByText('£3.00')]).toHaveLength(2);
  expect((await row('4. Photograph the front')).getByText('Not answered', { selector: 'p' })).toBeTruthy();
});

test('a task that logic skipped is not called unanswered', async () => {
  const remark = task('9', 'What is missing?', { type: 'INPUT', inputType: 'ALPHANUMERIC' });
  const condition = { operator: 'contains', arguments: ['noth'] };
  const { gateway } = tasksGateway([remark, price, front], {
    answers: [answer('9', { value: 'Nothing' })],
    change: {
      taskLogic: [{ taskReference: remark.reference, actions: [{ jump: front.reference, condition }] }],
    },
  });
  await renderConsole(gateway, '/jobs/7-1');
  const skipped = await row('2. What is the price?');
  expect(await skipped.findByTitle('Skipped by logic')).toBeTruthy();
  expect(skipped.getByText('Skipped: the answers before it lead past it.')).toBeTruthy();
  expect(marks(await row('3. Photograph the front'))).toContain('Not answered');
});

test('a jump is described on hover', async () => {
  const { gateway } = tasksGateway([door, products, price], {
    change: {
      taskLogic: [
        {
          taskReference: 'task_1',
          actions: [
            { jump: 'task_3', condition: { operator: 'equals', arguments: ['2'] } },
            { jump: 'task_2', condition: { operator: 'always', arguments: [] } },
          ],
        },
      ],
    },
  });
  await renderConsole(gateway, '/jobs/7-1');
  const jumps = (await row('1. Is the door open?')).getByRole('button', { name: /^What follows/ });
  await userEvent.hover(jumps);
  const told = within(await screen.findByRole('tooltip'));
  expect(told.getByText('If the answer is “No”, continue with 3. What is the price?')).toBeTruthy();
  expect(told.getByText('Otherwise continue with 2. Which products are there?')).toBeTruthy();
  expect((await row('3. What is the price?')).queryByRole('button', { name: /^What follows/ })).toBeNull();
});

test('information about a task is shown on demand', async () => {
  const helped = {
    ...front,
    description: 'The name must be readable.',
    qaNotes: 'Compare it with the map.',
    instructions: { link: 'https://example.com/how', media: media('m9') },
  };
  const { gateway } = tasksGateway([helped, door]);
  await renderConsole(gateway, '/jobs/7-1');
  await userEvent.click(
    (await row('1. Photograph the front')).getByRole('button', { name: 'About Photograph the front' }),
  );
  const help = within(await openedDialog('About Photograph the front'));
  expect(help.getByText('The name must be readable.')).toBeTruthy();
  expect(help.getByText('Compare it with the map.')).toBeTruthy();
  expect(help.getByRole('link', { name: 'Open the instructions' }).getAttribute('href')).toBe(
    'https://example.com/how',
  );
  expect(help.getByRole('button', { name: /^Open Photo/ })).toBeTruthy();
  expect((await row('2. Is the door open?')).queryByRole('button', { name: /^About/ })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('About Photograph the front');
});

test('files show their processing state, and a broken picture keeps its place', async () => {
  const { gateway } = tasksGateway([front], {
    answers: [
      answer('4', {
        media: [media('m1'), media('m2', { status: 'PROCESSING' }), media('m3', { status: 'FAILED' })],
      }),
    ],
  });
  await renderConsole(gateway, '/jobs/7-1');
  const photos = await row('1. Photograph the front');
  expect(await photos.findByText('Being processed')).toBeTruthy();
  expect(photos.getByText('Not available')).toBeTruthy();
  const open = photos.getByRole('button', { name: /^Open/ });
  fireEvent.error(within(open).getByRole('presentation'));
  expect(within(open).getByText('No picture')).toBeTruthy();
});

test('a job without groups has no tasks', async () => {
  const { gateway } = tasksGateway([], { change: { taskGroups: [] } });
  await renderConsole(gateway, '/jobs/7-1');
  expect(await (await list()).findByText('No tasks')).toBeTruthy();
});

test('tasks that cannot be loaded fail alone, and can be retried', async () => {
  const { gateway, state } = tasksGateway([door], { change: { taskGroups: broken } });
  await renderConsole(gateway, '/jobs/7-1');
  expect(await (await list()).findByText(/^Please contact dev team/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Shepherd' })).toBeTruthy();
  Object.assign(state, { taskGroups: [{ name: 'Arrival', tasks: [door] }] });
  await userEvent.click((await list()).getByRole('button', { name: 'Retry' }));
  expect(await row('1. Is the door open?')).toBeTruthy();
});

test('without loaded answers the tasks are shown, without statuses or actions', async () => {
  const { gateway } = tasksGateway([door], { change: { report: broken } });
  await renderConsole(gateway, '/jobs/7-1');
  expect(await (await list()).findByText('The answers could not be loaded')).toBeTruthy();
  expect((await list()).getByText('Please contact dev team')).toBeTruthy();
  const first = await row('1. Is the door open?');
  expect(first.queryByText('Not answered')).toBeNull();
  expect(first.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

const page = (from: number, count: number, total: number) => ({
  items: Array.from({ length: count }, (_, index) => ({
    reference: `SKU-${from + index}`,
    label: `Product ${from + index}`,
    subtext: '£1.00',
    tasks: [answer('7', { value: String(from + index) }), answer('8')],
  })),
  pageInfo: {
    page: Math.ceil(from / 10),
    perPage: 10,
    lastPage: Math.ceil(total / 10),
    total,
    from,
    to: from + count - 1,
  },
});

test('a matrix shows its items ten by ten, each with its tasks', async () => {
  const { gateway } = tasksGateway([shelf], {
    answers: [answer('6', { itemCount: 12 })],
    change: {
      matrixItems: ({ page: asked }: { page: number }) => (asked === 1 ? page(1, 10, 12) : page(11, 2, 12)),
    },
  });
  const { router } = await renderConsole(gateway, '/jobs/7-1');
  const matrix = await row('1. Check every shelf');
  expect(await matrix.findByText('12 items')).toBeTruthy();
  await userEvent.click(matrix.getByRole('button', { name: 'Show items' }));
  const dialog = within(await openedDialog('Check every shelf'));
  expect(await dialog.findByRole('heading', { level: 3, name: 'Product 1' })).toBeTruthy();
  expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(10);
  expect(dialog.getByText('SKU-1 · £1.00')).toBeTruthy();
  expect(dialog.getAllByText('Price on the label')).toHaveLength(10);
  expect(dialog.getByText('Page 1 of 2')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
  expect(await dialog.findByRole('heading', { level: 3, name: 'Product 11' })).toBeTruthy();
  expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(dialog.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  expect(gateway.requestsOf('JobMatrixItems').map(({ variables }) => variables)).toEqual([
    { id: '7-1', taskId: '6', page: 1, perPage: 10 },
    { id: '7-1', taskId: '6', page: 2, perPage: 10 },
  ]);
  // Correcting an answer returns to the same page.
  await userEvent.click(
    dialog.getByRole('button', { name: 'Edit the answer to Product 11: Price on the label' }),
  );
  const edit = within(await openedDialog('Edit answer'));
  expect(await edit.findByRole('textbox', { name: 'Price on the label (optional)' })).toHaveProperty(
    'value',
    '11',
  );
  await userEvent.click(edit.getByRole('button', { name: 'Cancel' }));
  const again = within(await openedDialog('Check every shelf'));
  expect(await again.findByRole('heading', { level: 3, name: 'Product 11' })).toBeTruthy();
  await userEvent.click(again.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
});

test('items that cannot be loaded fail in their dialog', async () => {
  const { gateway } = tasksGateway([shelf], { change: { matrixItems: broken } });
  await renderConsole(gateway, '/jobs/7-1?modal=matrix:6');
  const dialog = within(await openedDialog('Check every shelf'));
  expect(await dialog.findByText('Please contact dev team')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('an address of a task that does not exist says so', async () => {
  const { gateway } = tasksGateway([door]);
  await renderConsole(gateway, '/jobs/7-1?modal=matrix:99');
  expect(await screen.findByText('The job has no such task any more.')).toBeTruthy();
});

test.each([
  ['PARTIALLY_FAILED', 'IN_PROGRESS', 1],
  ['QA', 'QA', 0],
] as const)('answers of work that is %s are marked as previous: %s', async (stage, status, notes) => {
  const assignment = { id: 'a1', status: stage, agent: { id: 'g1', firstName: 'Amy', lastName: 'Reed' } };
  const { gateway } = tasksGateway([door], {
    answers: [answer('1', { selection: ['2'] })],
    change: { status, assignment },
  });
  await renderConsole(gateway, '/jobs/7-1');
  expect((await row('1. Is the door open?')).getByText('No')).toBeTruthy();
  expect((await list()).queryAllByText(/^These answers are from before/)).toHaveLength(notes);
});

test("answers cannot be edited if the job has only its last Shepherd's assignment", async () => {
  const assignment = { id: 'a1', status: 'FAILED', agent: { id: 'g1', firstName: 'Amy', lastName: 'Reed' } };
  const { gateway } = tasksGateway([door], { change: { status: 'UNASSIGNED', assignment } });
  await renderConsole(gateway, '/jobs/7-1');
  await row('1. Is the door open?');
  expect((await list()).queryByRole('button', { name: /^Edit/ })).toBeNull();
});
