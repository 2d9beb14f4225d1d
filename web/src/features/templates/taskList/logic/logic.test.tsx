import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { ListChanges } from '../../../../kit/fieldArray/changes.ts';
import { Answering } from '../../../../parts/Answering.tsx';
import { choose, press } from '../../../../testing/person.ts';
import type { TemplateValues } from '../../values/templateSchemas.ts';
import { newTemplate } from '../../values/templateValues.ts';
import { LogicFields } from './LogicFields.tsx';
import { LogicProvider } from './LogicProvider.tsx';
import { findingsOf } from './findings.ts';
import { FlowDrawing } from './map/FlowDrawing.tsx';
import { sketchedList } from './sketch.ts';
import type { TaskSketch } from './sketch.ts';

/** The fields of the first task; exposes its jumps, and the recorded history. */
function openFields(first: TaskSketch) {
  const told = vi.fn<(words: string) => void>();
  const values = {
    ...newTemplate(),
    tasks: sketchedList([first, { title: 'Door' }], [{ title: 'Goodbye' }]),
  };
  let jumps = () => values.tasks.sections[0]?.tasks[0]?.jumps;
  function Fields() {
    const form = useForm<TemplateValues, unknown, TemplateValues>({ defaultValues: values });
    jumps = () => form.getValues('tasks.sections.0.tasks.0.jumps');
    return (
      <LogicProvider form={form}>
        <LogicFields form={form} section={0} position={0} />
      </LogicProvider>
    );
  }
  render(
    <MantineProvider env="test">
      <Answering answer="waiting">
        <ListChanges value={told}>
          <Fields />
        </ListChanges>
      </Answering>
    </MantineProvider>,
  );
  return {
    told,
    jumps: () => jumps()?.map(({ operator, values: given, target }) => [operator, given, target]),
  };
}

const yesNo: TaskSketch = { type: 'BOOLEAN', title: 'Open?', choices: ['Yes', 'No'] };

test('a jump is added and composed as a sentence', async () => {
  const { jumps, told } = openFields(yesNo);
  expect(screen.getByText('Else the next task: 2. Door')).toBeTruthy();
  await press('Add jump');
  expect(told).toHaveBeenCalledWith('Jump added at position 1 of 1', expect.anything());
  expect(await screen.findByText('1. Open? has a jump that leads nowhere yet.')).toBeTruthy();
  await choose('Any of', 'No');
  await choose('Go to', '3. Goodbye');
  expect(jumps()).toEqual([['is', ['2'], 't3']]);
});

test('“Otherwise” has no value', async () => {
  const { jumps } = openFields({ ...yesNo, goes: [['is', ['2'], 't3']] });
  await choose('When', 'Otherwise');
  expect(screen.queryByRole('combobox', { name: 'Any of' })).toBeNull();
  // The previous value is kept in case the user changes it back.
  expect(jumps()).toEqual([['always', ['2'], 't3']]);
  await waitFor(() => expect(screen.queryByText(/^Else/)).toBeNull());
  await press('Remove jump 1');
  expect(jumps()).toEqual([]);
});

test('several texts can be compared with', async () => {
  const { jumps, told } = openFields({ type: 'BARCODE', goes: [['begins_with', [], 't3']] });
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), '50');
  await press('or another');
  expect(told).toHaveBeenLastCalledWith('Value added', expect.anything());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'or text 2' })),
  );
  await userEvent.keyboard('77');
  expect(jumps()).toEqual([['begins_with', ['50', '77'], 't3']]);
  await press('Remove value 1');
  expect(jumps()).toEqual([['begins_with', ['77'], 't3']]);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text' }));
});

test('an unknown operator is shown and kept', async () => {
  const { jumps } = openFields({
    ...yesNo,
    goes: [
      ['matches_all', ['1'], 'gone'],
      ['equals', ['9'], 't3'],
    ],
  });
  const first = within(screen.getByRole('group', { name: 'jump 1' }));
  expect(first.getByRole<HTMLInputElement>('combobox', { name: 'When' }).value).toBe(
    '“matches_all” (not known here)',
  );
  expect(first.getByText(/“matches_all” is no comparison that is known here/)).toBeTruthy();
  const second = within(screen.getByRole('group', { name: 'jump 2' }));
  expect(second.getByRole<HTMLInputElement>('combobox', { name: 'When' }).value).toBe('the answer is');
  expect(second.getAllByText('Gone: 9')).not.toHaveLength(0);
  expect(
    second.getByText('1. Open?: a jump looks for the option “9”, which the task does not have.'),
  ).toBeTruthy();
  await press('Move jump 2 up');
  expect(jumps()).toEqual([
    ['equals', ['9'], 't3'],
    ['matches_all', ['1'], 'gone'],
  ]);
});

const list = sketchedList(
  [
    { ...yesNo, goes: [['is', ['2'], 't3']] },
    { title: 'Door', goes: [['always', [], 't1']] },
  ],
  [{ title: 'Goodbye' }],
);

function openMap(selected = 't1') {
  const select = vi.fn<(task: string) => void>();
  const { container } = render(
    <MantineProvider env="test">
      <FlowDrawing list={list} selected={selected} onSelect={select} findings={findingsOf(list)} />
    </MantineProvider>,
  );
  return { select, container };
}

test('arrow keys move through the map, which describes the jumps of each task, and Enter opens a task', async () => {
  const { select, container } = openMap();
  // Three buttons come before it.
  for (let presses = 0; presses < 4; presses += 1) await userEvent.tab();
  const open = screen.getByRole('button', { name: '1. Open?' });
  expect(document.activeElement).toBe(open);
  expect(open.getAttribute('aria-current')).toBe('true');
  expect(screen.getByText('If the answer is “No”, go to 3. Goodbye')).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '2. Door has warnings' }));
  expect(screen.getByText('Always go to 1. Open?')).toBeTruthy();
  expect(screen.getByText(/^2\. Door leads back to 1\. Open\?:/)).toBeTruthy();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}');
  expect(select.mock.calls).toEqual([['t3']]);
  const { violations } = await axe.run(container, {
    // There are no styles here, and the page around it is missing.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('the map can be read as text, and zoomed out', async () => {
  openMap('s1');
  await userEvent.click(screen.getByText('As text (2 tasks with jumps)'));
  expect(await screen.findByText('Else the next task: 2. Door')).toBeTruthy();
  await press('Smaller');
  expect(screen.getByText('80 %')).toBeTruthy();
  await press('Readable size');
  expect(screen.getByText('100 %')).toBeTruthy();
});
