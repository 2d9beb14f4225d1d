import { describe, expect, it } from 'vitest';
import { tasksOfTemplate } from '../seed/templates/task-lists.ts';
import { matrixItemCount } from '../seed/templates/task-sections.ts';
import { buildTaskList } from './building.ts';
import { placedTasks, taskListProblems } from './checking.ts';
import type { TaskGroupInput, TaskInput, TaskLogicInput } from './inputs.ts';
import { componentTypes, inputTypes } from './schemas.ts';

const task = (reference: string, more: Partial<TaskInput> = {}): TaskInput => ({
  reference,
  title: 'Title',
  description: 'Description',
  component: { type: 'simple' },
  ...more,
});
const section = (...tasks: TaskInput[]): TaskGroupInput => ({ name: 'Section', tasks });
const build = (groups: TaskGroupInput[], logic: TaskLogicInput[] = []) =>
  buildTaskList(groups, logic, new Map(), 'EUR');
const problems = (groups: TaskGroupInput[], logic: TaskLogicInput[] = []) =>
  taskListProblems(build(groups, logic));

const must = (value: string) => ({ value, mandatory: true });
const item = (reference: string) => ({ reference, label: 'Product' });

const usualOption = { mandatory: false, data_mandatory: [], qa_note: null, expected: null };

const jumpTo = (jump: string, from = 'a'): TaskLogicInput => ({
  task_reference: from,
  actions: [{ jump, condition: { operator: 'always' } }],
});
const found = <Value>(values: (Value | null | undefined)[]) =>
  [...new Set(values)].filter((value) => value != null);

describe('a task list', () => {
  it('gets unique ids, and keeps existing ones', () => {
    const list = build([section(task('a', { id: 'b' }), task('b'), task('b'))]);
    expect(placedTasks(list).map(({ task: one }) => one.id)).toEqual(['b', 'b-2', 'b-3']);
  });

  it('numbers options and gives drawings an orientation', () => {
    const list = build([
      section(
        task('a', {
          component: {
            type: 'select',
            options: [{ value: ' Yes ' }, { value: 'No', id: '1', expected: false }],
          },
        }),
        task('b', { component: { type: 'draw' } }),
        task('c', { component: { type: 'draw', draw_orientation: 'portrait' } }),
      ),
    ]);
    expect(list.task_groups[0]?.tasks.map((one) => one.component)).toEqual([
      {
        type: 'select',
        multi_select: false,
        max_options: 1,
        options: [
          { ...usualOption, id: '1', value: 'Yes' },
          { ...usualOption, id: '1-2', value: 'No', expected: false },
        ],
      },
      { type: 'draw', draw_orientation: 'either', draw_cta: null },
      { type: 'draw', draw_orientation: 'portrait', draw_cta: null },
    ]);
  });

  it('fills the defaults of missing properties', () => {
    const types = ['action', 'barcode', 'input', 'matrix', 'photo', 'timer', 'video'] as const;
    const list = build([
      section(...types.map((type) => task(type, { component: { type, draw_orientation: 'either' } }))),
    ]);
    expect(list.task_groups[0]?.tasks.map((one) => one.component)).toEqual([
      { type: 'action', button_cta: null },
      { type: 'barcode' },
      { type: 'input', input_type: 'alphanumeric', input_limit: null },
      {
        type: 'matrix',
        matrix_mode: null,
        matrix_items: [],
        custom_matrix_items: [],
        scanner_config: null,
        matrix_tasks: [],
      },
      { type: 'photo', primary_photo: false, allow_gallery: false },
      { type: 'timer' },
      { type: 'video', allow_gallery: false },
    ]);
  });

  it('is unchanged when it is built from its own output', () => {
    const groups = [
      section(
        task('a', {
          component: { type: 'select', multi_select: true, options: [{ value: 'Yes', qa_note: ' ' }] },
          bonus: { type: 'bonus', condition_operator: ' ', amount: { amount: 2 } },
        }),
        task('b', {
          component: {
            type: 'matrix',
            matrix_items: [{ reference: ' x ', label: 'X', subtext: ' ' }],
            scanner_config: { reference: 'sku', label: 'product' },
            matrix_tasks: [task('c', { component: { type: 'photo' } })],
          },
        }),
      ),
    ];
    const built = build(groups, [jumpTo('b')]);
    // The output equals the input, except for the notation of amounts.
    const again = structuredClone(built) as unknown as { task_groups: TaskGroupInput[] };
    expect(build(again.task_groups, built.task_logic)).toEqual(built);
    expect(built.task_groups[0]?.tasks[1]?.component.matrix_items).toEqual([
      { reference: 'x', label: 'X', subtext: null },
    ]);
  });

  it('shows amounts as money, by default in the currency of the list', () => {
    const bonus = { type: 'bonus' as const, amount: { amount: 2.5 } };
    const list = build([
      section(task('a', { bonus, payments: [{ ...bonus, amount: { amount: 3, currency: 'GBP' } }] })),
    ]);
    expect(list.task_groups[0]?.tasks[0]).toMatchObject({
      bonus: { amount: { amount: 2.5, currency: 'EUR', formatted: '€2.50' } },
      payments: [{ amount: { formatted: '£3.00' } }],
    });
  });
});

describe('the problems of a task list', () => {
  it.each<[string, TaskGroupInput[], string]>([
    ['a section without a name', [{ name: ' ', tasks: [] }], 'task_groups.0.name'],
    ['a task without a title', [section(task('a', { title: '' }))], 'task_groups.0.tasks.0.title'],
    [
      'a task without a description',
      [section(task('a', { description: null }))],
      'task_groups.0.tasks.0.description',
    ],
    ['a task without a reference', [section(task(' '))], 'task_groups.0.tasks.0.reference'],
    [
      'a select without options',
      [section(task('a', { component: { type: 'select' } }))],
      'task_groups.0.tasks.0.component.options',
    ],
    [
      'a yes or no without options',
      [section(task('a', { component: { type: 'boolean', options: [] } }))],
      'task_groups.0.tasks.0.component.options',
    ],
    [
      'more mandatory options than may be chosen',
      [
        section(
          task('a', {
            component: {
              type: 'select',
              multi_select: true,
              max_options: 1,
              options: [must('A'), must('B')],
            },
          }),
        ),
      ],
      'task_groups.0.tasks.0.component.options',
    ],
    [
      'two mandatory options where one is chosen',
      [section(task('a', { component: { type: 'select', options: [must('A'), must('B')] } }))],
      'task_groups.0.tasks.0.component.options',
    ],
    [
      'a matrix without tasks',
      [section(task('a', { component: { type: 'matrix', matrix_items: [item('x')] } }))],
      'task_groups.0.tasks.0.component.matrix_tasks',
    ],
    [
      'an item twice in a matrix',
      [
        section(
          task('a', {
            component: {
              type: 'matrix',
              matrix_items: [item('x'), item('y')],
              custom_matrix_items: [item('z'), item(' y ')],
              matrix_tasks: [task('b')],
            },
          }),
        ),
      ],
      'task_groups.0.tasks.0.component.custom_matrix_items.1.reference',
    ],
    [
      'an option without a text',
      [section(task('a', { component: { type: 'select', options: [{ value: '' }] } }))],
      'task_groups.0.tasks.0.component.options.0.value',
    ],
    [
      'a link to nowhere',
      [section(task('a', { instructions: { link: 'foo' } }))],
      'task_groups.0.tasks.0.instructions.link',
    ],
    ['a reference used twice', [section(task('a')), section(task('a'))], 'reference'],
    [
      'a reference used again inside a matrix',
      [section(task('a', { component: { type: 'matrix', matrix_tasks: [task('a')] } }))],
      'reference',
    ],
  ])('include %s', (_name, groups, field) => {
    expect(Object.keys(problems(groups))).toEqual([field]);
  });

  it('do not include that every option is mandatory where all may be chosen', () => {
    const component = { type: 'select' as const, multi_select: true, options: [must('A'), must('B')] };
    expect(problems([section(task('a', { component }))])).toEqual({});
  });

  it('include logic that begins or ends at an unknown task', () => {
    const groups = [section(task('a'), task('b'))];
    expect(problems(groups, [jumpTo('b')])).toEqual({});
    expect(Object.keys(problems(groups, [jumpTo('c')]))).toEqual(['task_logic']);
    expect(Object.keys(problems(groups, [jumpTo('b', 'c')]))).toEqual(['task_logic']);
  });
});

describe('the task lists of the demo', () => {
  const lists = Array.from({ length: 70 }, (_, index) => tasksOfTemplate(index, index % 14 === 5 ? '1' : '2'))
    .filter((list) => list !== null)
    .map((list) => buildTaskList(list.groups, list.logic, new Map(), 'GBP'));

  it('are valid', () => {
    expect(lists).toHaveLength(68);
    for (const list of lists) expect(taskListProblems(list)).toEqual({});
  });

  it('are unchanged when they are built from their own output', () => {
    for (const list of lists) {
      const again = structuredClone(list) as unknown as { task_groups: TaskGroupInput[] };
      expect(buildTaskList(again.task_groups, list.task_logic, new Map(), 'GBP')).toEqual(list);
    }
  });

  it('have every component and input, jumps, payments and a long matrix', () => {
    const tasks = lists.flatMap(placedTasks).map(({ task: one }) => one);
    expect(found(tasks.map((one) => one.component.type)).toSorted()).toEqual(componentTypes.toSorted());
    expect(found(tasks.map((one) => one.component.input_type)).toSorted()).toEqual(inputTypes.toSorted());
    expect(Math.max(...tasks.map((one) => one.component.matrix_items?.length ?? 0))).toBe(matrixItemCount);
    expect(tasks.some((one) => one.internal)).toBe(true);
    expect(found(tasks.flatMap((one) => one.required)).toSorted()).toEqual([
      'comment',
      'photo',
      'status',
      'task',
      'video',
    ]);
    expect(found(tasks.flatMap((one) => one.payments.map(({ type }) => type))).toSorted()).toEqual([
      'bonus',
      'reimbursement',
    ]);
    const operators = lists.flatMap((list) =>
      list.task_logic.flatMap((row) => row.actions.map(({ condition }) => condition.operator)),
    );
    expect(found(operators).toSorted()).toEqual(['always', 'is']);
  });
});
