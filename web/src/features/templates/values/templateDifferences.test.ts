import { describe, expect, test } from 'vitest';
import { isChangedByThem, templateDifferences } from './templateDifferences.ts';
import type { ComparedTemplate } from './templateDifferences.ts';

const task = (id: string, reference: string, title = reference) => ({
  __typename: 'Task',
  id,
  reference,
  title,
  qaNotes: null,
  internal: false,
  required: [],
  bonus: { amount: { __typename: 'Money', amount: '2', currency: 'GBP', formatted: '£2.00' } },
  instructions: { link: null, media: { id: '7', mediaUrl: 'https://files/7?expires=1' } },
});
const opened: ComparedTemplate = {
  name: 'Audit',
  displayName: null,
  status: 'ACTIVE',
  description: 'Look',
  customer: { id: '7', name: 'Albion' },
  duration: 30,
  basePrice: { amount: '20', currency: 'GBP' },
  agentFee: { amount: '9.5', currency: 'GBP' },
  agentFeeUpTo: null,
  sameDayCharge: { amount: '0', currency: 'GBP' },
  pixellateFaces: false,
  hideJobTimes: false,
  documentation: [{ id: '1', title: 'Plan', url: 'https://files/1?expires=1', type: 'IMAGE' }],
  taskGroups: [
    { name: 'Outside', reference: null, tasks: [task('a', 'door'), task('b', 'front')] },
    { name: 'Inside', reference: null, tasks: [task('c', 'shelf')] },
  ],
  taskLogic: [{ taskReference: 'door' }],
};
const [outside, inside] = opened.taskGroups ?? [];

const told = (theirs: Partial<ComparedTemplate>, mine: Partial<ComparedTemplate> = {}) =>
  templateDifferences(opened, { ...opened, ...theirs }, mine).map(
    ({ label, changedBy, before, theirs: after, mine: own }) => [label, changedBy, before, after, own],
  );

describe('a difference', () => {
  test('names the user who made it, and the field by its label', () => {
    expect(
      told(
        { name: 'Audit 2', basePrice: { amount: '22.50', currency: 'GBP' }, pixellateFaces: true },
        { name: 'My audit', duration: 90, displayName: 'For you' },
      ),
    ).toEqual([
      ['Name', 'both', 'Audit', 'Audit 2', 'My audit'],
      ['Name for Shepherds', 'me', 'Empty', 'Empty', 'For you'],
      ['Duration', 'me', '30 min', '30 min', '1 h 30 min'],
      ['Base price', 'them', '£20.00', '£22.50', '£20.00'],
      ['Pixellate faces', 'them', 'Off', 'On', 'Off'],
    ]);
  });

  test('is none if both made the same change', () => {
    expect(told({ name: 'New' }, { name: 'New' })).toEqual([]);
    expect(
      told(
        { agentFeeUpTo: { amount: '12', currency: 'GBP' } },
        { agentFeeUpTo: { amount: '12.00', currency: 'GBP' } },
      ),
    ).toEqual([]);
  });

  test('of the customer shows its name', () => {
    expect(told({}, { customer: { id: '8', name: 'Borough' } })).toEqual([
      ['Customer', 'me', 'Albion', 'Albion', 'Borough'],
    ]);
  });

  test('of the status reports archiving', () => {
    expect(told({ status: 'ARCHIVED' })).toEqual([['Status', 'them', 'Active', 'Archived', 'Active']]);
  });
});

describe('the task list', () => {
  test('is described by the changes to sections and tasks', () => {
    const theirs = [
      { name: 'Outside', tasks: [task('a', 'door', 'The door'), task('b', 'front'), task('d', 'sign')] },
      { name: 'Inside', tasks: [task('c', 'shelf')] },
      { name: 'End', tasks: [] },
    ];
    const mine = [{ name: 'In the store', tasks: [task('c', 'shelf')] }];
    expect(told({ taskGroups: theirs }, { taskGroups: mine })).toEqual([
      [
        'Task list',
        'both',
        '2 sections, 3 tasks',
        '1 section added (End), 1 task added (sign), 1 task changed (The door)',
        '1 section removed (Outside), 1 section changed (In the store), 2 tasks removed (door and front)',
      ],
    ]);
  });

  test('names the first three changes, each cut to a line', () => {
    const added = ['one', 'two', '', 'three', 'four'].map((title, index) =>
      task(`n${index}`, `n${index}`, title),
    );
    const long = task('l', 'l', 'word '.repeat(50));
    const followedBy = (tasks: readonly ReturnType<typeof task>[]) => [
      ...(opened.taskGroups ?? []),
      { name: '', reference: 'end', tasks },
    ];
    expect(told({ taskGroups: followedBy(added) })[0]?.[3]).toBe(
      '1 section added, 5 tasks added (one, two, three and 2 more)',
    );
    expect(told({ taskGroups: followedBy([long]) })[0]?.[3]).toBe(
      `1 section added, 1 task added (${'word '.repeat(12).trim()}…)`,
    );
  });

  test('reports a new order or another section', () => {
    const swapped = [{ ...outside, name: 'Outside', tasks: [task('b', 'front'), task('a', 'door')] }, inside];
    const taskGroups = swapped.filter((group) => group !== undefined);
    expect(told({ taskGroups })).toEqual([
      ['Task list', 'them', '2 sections, 3 tasks', 'tasks put in another order', 'Not changed'],
    ]);
    const across = [
      { name: 'Outside', tasks: [task('a', 'door')] },
      { name: 'Inside', tasks: [task('b', 'front'), task('c', 'shelf')] },
    ];
    expect(told({ taskGroups: across })).toEqual([
      ['Task list', 'them', '2 sections, 3 tasks', 'Moved between sections', 'Not changed'],
    ]);
  });

  test('to be sent equals the one that was read', () => {
    const input = (opened.taskGroups ?? []).map(({ name, tasks }) => ({
      name,
      tasks: tasks.map(({ id, reference }) => ({
        id: id ?? '',
        reference,
        title: reference,
        bonus: { amount: { amount: '2.00', currency: 'GBP' } },
        instructions: { mediaId: '7' },
      })),
    }));
    expect(told({}, { taskGroups: input })).toEqual([]);
  });

  test('that is answered with new ids is matched by references', () => {
    const renumbered = (opened.taskGroups ?? []).map((group) => ({
      ...group,
      tasks: group.tasks.map((one) => ({ ...one, id: `new ${one.reference}` })),
    }));
    expect(told({ taskGroups: renumbered })[0]?.[3]).toBe('3 tasks changed (door, front and shelf)');
  });

  test('includes its logic', () => {
    expect(
      told({ taskLogic: [] }, { taskLogic: [{ taskReference: 'door' }, { taskReference: 'shelf' }] }),
    ).toEqual([['Logic', 'both', '1 rule', '1 rule removed (door)', '1 rule added (shelf)']]);
  });
});

describe('changes by the system', () => {
  test('are no difference: signed URLs expire, and jobs are created', () => {
    const documentation = [
      { id: '1', title: 'Plan', url: 'https://files/1?expires=2', type: 'IMAGE' as const },
    ];
    const taskGroups = (opened.taskGroups ?? []).map((group) => ({
      ...group,
      tasks: group.tasks.map((one) => ({
        ...one,
        instructions: { link: null, media: { id: '7', mediaUrl: 'https://files/7?expires=2' } },
      })),
    }));
    const readAgain = { ...opened, documentation, taskGroups, jobs: 17, revision: '"2"' };
    const differences = templateDifferences(opened, readAgain, { duration: 35 });
    expect(differences.map(({ field }) => field)).toEqual(['duration']);
    expect(isChangedByThem(differences)).toBe(false);
  });

  test('are distinguished from another link or another title', () => {
    const link = { id: '2', title: 'Guide', url: 'https://a.example', type: 'LINK' as const };
    const renamed = { id: '1', title: 'Floor plan', url: 'x', type: 'IMAGE' as const };
    expect(told({ documentation: [renamed, link] })).toEqual([
      ['Resources', 'them', '1 item', '1 item added (Guide), 1 item changed (Floor plan)', 'Not changed'],
    ]);
  });
});
