import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { JumpValues, TaskListValues, TaskValues } from '../schema.ts';
import {
  newJump,
  newMatrixItem,
  newMatrixTask,
  newPayment,
  newSection,
  newTask,
  ofType,
  priceTracking,
  withOptions,
} from '../values.ts';
import { Preview } from './Preview.tsx';

const empty: TaskListValues = { sections: [] };
const task = (type: TaskValues['type'], title: string, fields: Partial<TaskValues> = {}): TaskValues => ({
  ...ofType({ ...newTask(empty), key: title, title }, type),
  ...fields,
});
const jump = (target: string, operator: string, ...values: string[]): JumpValues => ({
  ...newJump(),
  target,
  operator,
  values,
});
const listOf = (...tasks: readonly TaskValues[]): TaskListValues => ({
  sections: [{ ...newSection(), key: 'section', name: 'In the store', tasks: [...tasks] }],
});

/** The preview beside an editor that has a button for each task and receives the preview's selection. */
function show(first: TaskListValues) {
  const chosen = vi.fn<(key: string) => void>();
  let edit: (list: TaskListValues) => void = () => undefined;
  function Editor() {
    const [list, setList] = useState(first);
    const [selected, select] = useState(first.sections[0]?.tasks[0]?.key ?? '');
    edit = setList;
    return (
      <MantineProvider env="test">
        {list.sections
          .flatMap(({ tasks }) => tasks)
          .map(({ key }) => (
            <button key={key} type="button" onClick={() => select(key)}>
              Edit {key}
            </button>
          ))}
        <Preview
          list={list}
          selected={selected}
          onSelect={(key) => {
            chosen(key);
            select(key);
          }}
          currency="GBP"
          name="Shelf check"
          customerName="Albion Foods"
        />
      </MantineProvider>
    );
  }
  const { container } = render(<Editor />);
  return { chosen, container, edit: (list: TaskListValues) => act(async () => edit(list)) };
}

const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const press = (name: string | RegExp) => userEvent.click(preview().getByRole('button', { name }));
/** The preview follows the editor in a deferred render. */
const follows = (name: string) => preview().findByRole('heading', { level: 3, name });
const title = () => preview().getByRole('heading', { level: 3 }).textContent;
const choose = (name: string) => userEvent.click(preview().getByLabelText(name));

const open = task('BOOLEAN', 'Open?', {
  required: ['TASK', 'PHOTO'],
  jumps: [jump('Else?', 'is', '2')],
  payments: [{ ...newPayment(), amount: '2', operator: 'equals', value: '2' }],
});
const shelf = task('PHOTO', 'Shelf');
const rest = task('INPUT', 'Else?', {
  inputLimit: 10,
  payments: [{ ...newPayment(), type: 'REIMBURSEMENT', amount: '3' }],
});

test('a walk blocks with a reason, follows the jump, reaches the end, and starts again', async () => {
  const { chosen } = show(listOf(open, shelf, rest));
  expect(preview().getByText('Task 1 of 3')).toBeTruthy();
  expect(preview().getByText('Required: Answer, Photo')).toBeTruthy();
  await press('Next on the phone');
  const missing = within(preview().getByRole('alert'));
  expect(missing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'At least 1 option is required',
    'A photo is required',
  ]);
  await choose('No');
  expect(missing.queryByText('At least 1 option is required')).toBeNull();
  await press('Take a photo');
  expect(preview().getByRole('img', { name: 'Photo 1' })).toBeTruthy();
  await press('Next on the phone');
  expect(title()).toBe('3. Else?');
  expect(preview().getByRole('heading', { level: 3 })).toBe(document.activeElement);
  expect(preview().getByRole('status').textContent).toBe('Because the answer is “No”');
  expect(chosen.mock.calls).toEqual([['Else?']]);
  await press('Next on the phone');
  expect(title()).toBe('End of the task list');
  const listed = (heading: string) =>
    within(preview().getByRole('heading', { name: heading }).parentElement ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(listed('Done')).toEqual(['1. Open?No, 1 photo', '3. Else?No answer']);
  expect(listed('Jumped over')).toEqual(['2. Shelf']);
  expect(listed('Earned on top of the fee')).toEqual([
    'Bonus £2.001. Open?',
    'Reimbursement £3.003. Else?: nothing was chosen or typed that could earn it',
  ]);
  expect(preview().getByText('Together').textContent).toBe('Together £2.00');
  await press('Back on the phone');
  expect(title()).toBe('3. Else?');
  await press('Back on the phone');
  expect(title()).toBe('1. Open?');
  expect(chosen.mock.calls.at(-1)).toEqual(['Open?']);
  expect(preview().getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
  await press('Next on the phone');
  await press('Next on the phone');
  await press('Start again on the phone');
  expect(title()).toBe('1. Open?');
  expect(preview().getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(false);
});

test("it shows the editor's selection, and does not change it while following is off", async () => {
  const { chosen } = show(listOf(shelf, rest, open));
  await userEvent.click(screen.getByRole('button', { name: 'Edit Else?' }));
  await follows('2. Else?');
  await choose('Follow');
  await press('Next on the phone');
  expect([title(), chosen.mock.calls]).toEqual(['3. Open?', []]);
  await userEvent.click(screen.getByRole('button', { name: 'Edit Shelf' }));
  expect(title()).toBe('3. Open?');
  await choose('Follow');
  await follows('1. Shelf');
});

test('a task is not rendered when another one is edited', async () => {
  const first = task('SIMPLE', 'Read', { link: 'https://example.com/' });
  const { edit } = show(listOf(first, shelf));
  // Rendering the task reads its link.
  const looks = vi.spyOn(URL, 'parse');
  await edit(listOf(first, { ...shelf, title: 'The other shelf' }));
  expect(looks).not.toHaveBeenCalled();
  await edit(listOf({ ...first, title: 'Read it' }, shelf));
  expect(looks).toHaveBeenCalled();
  looks.mockRestore();
});

test('an editor that follows late does not move the walk back', async () => {
  const asked: string[] = [];
  const list = listOf(task('SIMPLE', 'a'), task('SIMPLE', 'b'), task('SIMPLE', 'c'));
  const at = (selected: string) => (
    <MantineProvider env="test">
      <Preview list={list} selected={selected} onSelect={(key) => asked.push(key)} currency="GBP" />
    </MantineProvider>
  );
  const { rerender } = render(at('a'));
  await press('Next on the phone');
  await press('Next on the phone');
  expect(asked).toEqual(['b', 'c']);
  await act(async () => rerender(at('b')));
  expect(title()).toBe('3. c');
  await act(async () => rerender(at('c')));
  await press('Back on the phone');
  expect(title()).toBe('2. b');
});

test('the first task added to a selected section is shown immediately', async () => {
  const section = { ...newSection(), key: 'section', name: 'Store' };
  const at = (tasks: readonly TaskValues[]) => (
    <MantineProvider env="test">
      <Preview
        list={{
          sections: [
            ...listOf(shelf).sections.map((one) => ({ ...one, key: 'other' })),
            { ...section, tasks: [...tasks] },
          ],
        }}
        selected="section"
        onSelect={() => undefined}
        currency="GBP"
      />
    </MantineProvider>
  );
  const { rerender } = render(at([]));
  expect(preview().getByText('No tasks in this section yet')).toBeTruthy();
  await act(async () => rerender(at([rest])));
  expect(title()).toBe('2. Else?');
});

test('edits are shown immediately; answers survive edits of other tasks, and are removed with their option', async () => {
  const { edit } = show(listOf(open, shelf));
  await choose('No');
  await edit(listOf(open, { ...shelf, title: 'The other shelf' }));
  expect(preview().getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
  await edit(listOf({ ...open, title: 'Still open?', options: open.options.slice(0, 1) }, shelf));
  expect(title()).toBe('1. Still open?');
  await press('Next on the phone');
  expect(preview().getByText('At least 1 option is required')).toBeTruthy();
});

test('a list with an endless loop says so', async () => {
  show(listOf(task('SIMPLE', 'Again', { jumps: [jump('Again', 'always')] })));
  await press('Next on the phone');
  expect(preview().queryByText(/circle/)).toBeNull();
  await press('Next on the phone');
  expect(preview().getByText(/^The list goes in a circle: this is the 3rd time at this task/)).toBeTruthy();
});

test('without tasks it says what will be here', () => {
  show(empty);
  expect(preview().getByText('No tasks yet')).toBeTruthy();
  expect(preview().queryByRole('button', { name: 'Next on the phone' })).toBeNull();
});

test('no more options than the limit can be selected, and a selected one shows its requirements', async () => {
  const options = withOptions([], ['x', 'y', 'z']).map((option, index) => ({
    ...option,
    dataMandatory: index === 1 ? (['VIDEO', 'COMMENT'] as const).slice() : [],
  }));
  show(listOf(task('SELECT', 'Which?', { options, multiSelect: true, maxOptions: 2 })));
  await choose('x');
  expect(preview().queryByRole('button', { name: 'Record a video' })).toBeNull();
  await choose('y');
  expect(preview().getByRole<HTMLInputElement>('checkbox', { name: 'z' }).disabled).toBe(true);
  expect(preview().getByText('You are limited to 2 options')).toBeTruthy();
  await press('Record a video');
  expect(preview().getByRole('img', { name: 'Video 1' })).toBeTruthy();
  await press('Remove video 1');
  expect(preview().queryByRole('img', { name: 'Video 1' })).toBeNull();
  await press('Next on the phone');
  expect(preview().getByText('A video is required')).toBeTruthy();
});

test('an optional choice can be cleared', async () => {
  show(listOf(task('BOOLEAN', 'Open?')));
  await choose('Yes');
  await press('Clear the choice');
  expect(preview().getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(false);
});

test('a timer measures from start to stop, also while another task is shown', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  show(listOf(task('TIMER', 'Wait'), rest));
  await press('Start the timer');
  await press('Next on the phone');
  expect(preview().getByText('Stop the timer first')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Else?' }));
  await follows('2. Else?');
  clock.mockReturnValue(1_065_000);
  await userEvent.click(screen.getByRole('button', { name: 'Edit Wait' }));
  await follows('1. Wait');
  expect(preview().getByRole('timer').textContent).toBe('01:05');
  await press('Stop the timer');
  await press('Next on the phone');
  await press('Next on the phone');
  expect(preview().getByText('1 minute 5 seconds')).toBeTruthy();
  clock.mockRestore();
});

test('a typed answer shows the remaining length, and its error', async () => {
  const { edit } = show(listOf(rest));
  await userEvent.type(preview().getByLabelText('Answer'), 'Rain');
  expect(preview().getByText('6 characters left')).toBeTruthy();
  await edit(listOf({ ...rest, inputType: 'PRICE' }));
  await userEvent.type(preview().getByLabelText('Price'), '1.234');
  expect(preview().getByText('Amounts in GBP have at most 2 decimals')).toBeTruthy();
});

test("a drawing is made by pointer or without one, on a sheet in the task's orientation", async () => {
  show(listOf(task('DRAW', 'Plan', { drawCta: 'Draw the plan', required: ['TASK'] })));
  await press('Draw the plan');
  const sheet = preview().getByRole('img', { name: 'Draw here' });
  const line = () => sheet.querySelector('path')?.getAttribute('d');
  fireEvent.pointerDown(sheet, { buttons: 1, clientX: 8, clientY: 8 });
  fireEvent.pointerMove(sheet, { buttons: 1, clientX: 24, clientY: 16 });
  fireEvent.pointerMove(sheet, { buttons: 0, clientX: 8, clientY: 8 });
  expect(line()).toBe('M0 0L100 50');
  await press('Clear the drawing');
  expect(line()).toBe('');
  await press('Draw a sample');
  expect(line()).toMatch(/^M10 50L/);
  expect(preview().getByText('Hold the phone upright')).toBeTruthy();
  await press('Turn the sheet');
  expect(preview().getByText('Hold the phone sideways')).toBeTruthy();
});

test('photos come from the gallery only if that is allowed', async () => {
  const { edit } = show(listOf({ ...shelf, allowGallery: true }));
  await press('From the gallery');
  expect(preview().getByRole('img', { name: 'Photo 1, from the gallery' })).toBeTruthy();
  await edit(listOf(shelf));
  expect(preview().queryByRole('button', { name: 'From the gallery' })).toBeNull();
});

test("an action button has the task's label, and a code is typed", async () => {
  const { edit } = show(listOf(task('ACTION', 'Read', { buttonCta: 'I have read it', required: ['TASK'] })));
  await press('I have read it');
  expect(preview().getByRole('button', { name: 'I have read it', pressed: true })).toBeTruthy();
  await edit(listOf(task('BARCODE', 'Scan')));
  await userEvent.type(preview().getByLabelText('Barcode'), '50');
  await press('Next on the phone');
  expect(preview().getByText('50')).toBeTruthy();
});

test('the items of a matrix are searched, opened, and completed one by one', async () => {
  const item = (label: string, subtext = '') => ({ ...newMatrixItem(), key: label, label, subtext });
  const price = { ...newMatrixTask(empty), key: 'price', title: 'Price', type: 'INPUT' as const };
  const matrix = task('MATRIX', 'Prices', {
    required: ['TASK'],
    matrixItems: [item('Coffee', '£2'), item('Café au lait')],
    customMatrixItems: [item('Oats')],
    matrixTasks: [{ ...price, inputType: 'PRICE', required: ['TASK'] }],
    scanner: priceTracking,
  });
  show(listOf(matrix));
  const names = () =>
    preview()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(['Coffee£2To do', 'Café au laitTo do', 'OatsAdded for this listTo do']);
  expect(
    preview().getByText(/“sku” its reference, “product” its name, “£\{price\}” the line below/),
  ).toBeTruthy();
  await userEvent.type(preview().getByLabelText('Search items'), 'cafe');
  expect(names()).toEqual(['Café au laitTo do']);
  await press(/Café/);
  expect(preview().getByRole('button', { name: 'All items' })).toBe(document.activeElement);
  await userEvent.type(preview().getByLabelText(/Price/), '2.50');
  await press('All items');
  expect(names()).toEqual(['Café au laitDone']);
  await press('Next on the phone');
  expect(preview().getByText('1 of 3 items')).toBeTruthy();
});

test('internal tasks say who sees them', () => {
  show(listOf(task('SIMPLE', 'Check', { internal: true })));
  expect(preview().getByText('The Shepherd does it; customers do not see it.')).toBeTruthy();
});

test('texts stay texts, and only web addresses become links', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const { container, edit } = show(
    listOf(
      task('BOOLEAN', hostile, {
        description: '<script>alert(1)</script>',
        link: 'javascript:alert(1)',
        media: [{ id: '1', name: 'Photo', url: 'data:text/html,<script>alert(1)</script>' }],
        options: withOptions([], ['<b>Yes</b>']),
      }),
    ),
  );
  expect(title()).toBe(`1. ${hostile}`);
  expect(preview().getByLabelText('<b>Yes</b>')).toBeTruthy();
  expect(preview().getByText('<script>alert(1)</script>')).toBeTruthy();
  expect(container.querySelectorAll('img, script, b, a, video')).toHaveLength(0);
  const media = [
    { id: '1', name: 'Photo', url: '/files/1' },
    { id: '2', name: 'Video', url: 'https://example.com/film' },
  ];
  await edit(listOf(task('SIMPLE', 'Read', { link: 'https://example.com/', media })));
  const link = preview().getByRole('link', { name: 'Open the instructions' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://example.com/',
    'noreferrer',
  ]);
  expect(preview().getByRole('img', { name: 'Photo' }).getAttribute('src')).toMatch(/\/files\/1$/);
  expect(preview().getByLabelText('Video').getAttribute('src')).toBe('https://example.com/film');
});

test('a blocked task and the end pass axe', async () => {
  const { container } = show(listOf(open, rest));
  const violations = async () =>
    (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations.map(
      ({ id }) => id,
    );
  await press('Next on the phone');
  expect(await violations()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Edit Else?' }));
  await follows('2. Else?');
  await press('Next on the phone');
  await follows('End of the task list');
  expect(await violations()).toEqual([]);
});
