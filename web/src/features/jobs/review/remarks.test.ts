import { describe, expect, test } from 'vitest';
import { taskSections } from '../../../kit/tasks/reading.ts';
import type { JobAnswer, JobNumberedTask, JobQuestion, TaskLogic } from '../tasks/jobTasks.ts';
import { remarksOf, tasksWithGaps } from './remarks.ts';
import type { Visit } from './remarks.ts';

type Change<Part> = Partial<Omit<Part, '__typename'>>;

const question = (id: string, change: Change<JobQuestion> = {}): JobQuestion => ({
  __typename: 'Task',
  id,
  reference: `task_${id}`,
  title: `Task ${id}`,
  description: null,
  qaNotes: null,
  instructions: null,
  internal: false,
  required: [],
  payments: [],
  bonus: null,
  reimbursement: null,
  component: {
    __typename: 'TaskComponent',
    type: 'SELECT',
    inputType: null,
    inputLimit: null,
    maxOptions: null,
    multiSelect: null,
    options: null,
    matrixTasks: null,
  },
  ...change,
});

const answer = (taskId: string, change: Change<JobAnswer> = {}): JobAnswer => ({
  __typename: 'ReportTask',
  taskId,
  reference: null,
  selection: [],
  value: null,
  comment: null,
  status: null,
  itemCount: null,
  reason: null,
  version: null,
  qaNotes: null,
  reimbursement: null,
  media: [],
  ...change,
});

const media = (id: string, change: Change<JobAnswer['media'][number]> = {}): JobAnswer['media'][number] => ({
  __typename: 'Media',
  id,
  type: 'PHOTO',
  status: 'READY',
  thumbUrl: null,
  mediaUrl: null,
  caption: null,
  takenAt: null,
  originalUrl: null,
  rotation: null,
  failureReason: null,
  ...change,
});

const jump = (from: string, to: string, operator: string, ...wanted: string[]): TaskLogic => ({
  __typename: 'TaskLogic',
  taskReference: `task_${from}`,
  actions: [
    {
      __typename: 'TaskLogicAction',
      jump: `task_${to}`,
      condition: { __typename: 'TaskLogicCondition', operator, arguments: wanted },
    },
  ],
});

const numbered = (
  questions: readonly JobQuestion[],
  answers: readonly JobAnswer[],
  logic: readonly TaskLogic[] = [],
) => taskSections([{ name: 'All', tasks: questions }], logic, answers).flatMap(({ tasks }) => tasks);

const skippedIn = (tasks: readonly JobNumberedTask[]) =>
  tasks.filter(({ skipped }) => skipped).map(({ question: { id } }) => id);

const four = ['1', '2', '3', '4'].map((id) => question(id));

describe('tasks that the answers jump over', () => {
  test.each<[string, Change<JobAnswer> | null, TaskLogic[], string[]]>([
    ['the chosen option leads on', { selection: ['7'] }, [jump('1', '4', 'is', '7')], ['2', '3']],
    ['another one was chosen', { selection: ['8'] }, [jump('1', '4', 'is', '7')], []],
    ['none of these was chosen', { selection: ['8'] }, [jump('1', '3', 'is_not', '7')], ['2']],
    ['always', { selection: ['8'] }, [jump('1', '3', 'always')], ['2']],
    [
      'the first condition that holds',
      { selection: ['7'] },
      [
        {
          ...jump('1', '3', 'is', '7'),
          actions: [...jump('1', '3', 'is', '7').actions, ...jump('1', '4', 'always').actions],
        },
      ],
      ['2'],
    ],
    ['a number that is large enough', { value: '10' }, [jump('1', '3', 'gte', '10')], ['2']],
    ['a number that is not', { value: '9' }, [jump('1', '3', 'gte', '10')], []],
    ['no answer: unknown', null, [jump('1', '3', 'always')], []],
    ['an unknown operator', { value: 'x' }, [jump('1', '3', 'sounds_like', 'x')], []],
    ['back to where it came from', { selection: ['7'] }, [jump('1', '1', 'always')], []],
    ['to a task that is not there', { selection: ['7'] }, [jump('1', '9', 'always')], []],
  ])('%s', (_name, given, logic, skipped) => {
    const answers = given === null ? [] : [answer('1', given)];
    expect(skippedIn(numbered(four, answers, logic))).toEqual(skipped);
  });

  test('a remark before an unknown jump stays', () => {
    const answers = [answer('1', { selection: ['7'] })];
    const logic = [jump('1', '3', 'always'), jump('3', '4', 'always')];
    expect(skippedIn(numbered(four, answers, logic))).toEqual(['2']);
  });
});

describe('remarks', () => {
  const remarks = (
    asked: JobQuestion,
    given: JobAnswer | null,
    visit: Visit = { startedAt: '2026-11-20T10:00:00Z', endedAt: '2026-11-20T11:00:00Z' },
  ) => remarksOf(numbered([asked], given ? [given] : []), visit).get(asked.id);

  const demanding = question('1', { required: ['TASK', 'PHOTO', 'VIDEO', 'COMMENT', 'STATUS'] });

  test('list every required answer that is missing', () => {
    expect(remarks(demanding, null)).toEqual([
      'The required answer is missing',
      'The required photo is missing',
      'The required video is missing',
      'The required comment is missing',
      'The required status is missing',
    ]);
  });

  test('are empty if nothing is missing', () => {
    const given = answer('1', {
      selection: ['1'],
      comment: 'Fine',
      status: 'done',
      media: [media('1'), media('2', { type: 'VIDEO' })],
    });
    expect(remarks(demanding, given)).toEqual([]);
  });

  test('do not count a photo that could not be processed', () => {
    const given = answer('1', { media: [media('1', { status: 'FAILED' })] });
    expect(remarks(question('1', { required: ['PHOTO'] }), given)).toEqual(['The required photo is missing']);
  });

  test('list the requirements and the notes of the selected option', () => {
    const option = {
      __typename: 'TaskOption' as const,
      id: '1',
      value: 'Damaged',
      dataMandatory: ['PHOTO' as const],
      qaNote: 'Look at the box.',
    };
    const asked = question('1', {
      component: {
        ...question('1').component,
        options: [option, { ...option, id: '2', qaNote: 'Not chosen.' }],
      },
    });
    expect(remarks(asked, answer('1', { selection: ['1'] }))).toEqual([
      'The required photo is missing, which “Damaged” asks for',
      'Look at the box.',
    ]);
  });

  test.each([
    ['in the minute in which the visit began', '2026-11-20T10:00:59Z', []],
    ['before it', '2026-11-20T09:59:59Z', ['Photo 1 was taken before the visit']],
    ['in the minute in which it ended', '2026-11-20T11:00:59Z', []],
    ['after it', '2026-11-20T11:01:00Z', ['Photo 1 was taken after the visit']],
    ['an unknown time', null, []],
  ])('mention a photo that was taken %s', (_name, takenAt, expected) => {
    expect(remarks(question('1'), answer('1', { media: [media('1', { takenAt })] }))).toEqual(expected);
  });

  test('do not mention capture times if the visit has none', () => {
    const given = answer('1', { media: [media('1', { takenAt: '2020-01-01T00:00:00Z' })] });
    expect(remarks(question('1'), given, { startedAt: null, endedAt: null })).toEqual([]);
  });

  test('mention an answer to a task that was jumped over, but not its missing answers', () => {
    const tasks = numbered(
      [
        question('1'),
        question('2', { required: ['PHOTO'] }),
        question('3', { required: ['PHOTO'] }),
        question('4'),
      ],
      [answer('1', { selection: ['7'] }), answer('2', { comment: 'Seen' })],
      [jump('1', '4', 'is', '7')],
    );
    const said = remarksOf(tasks, { startedAt: null, endedAt: null });
    expect(said.get('2')).toEqual(['Answered, although the answers before it lead past it']);
    expect(said.get('3')).toEqual([]);
  });
});

describe('tasks with gaps', () => {
  const photo = question('2', { required: ['PHOTO'] });
  const gaps = (answers: readonly JobAnswer[], logic: readonly TaskLogic[] = []) =>
    tasksWithGaps(numbered([question('1'), photo, question('3')], answers, logic)).map(
      ({ task: { number }, missing }) => [number, ...missing],
    );

  test('are those with missing required answers', () => {
    expect(gaps([])).toEqual([[2, 'The required photo is missing']]);
    expect(gaps([answer('2', { media: [media('m1')] })])).toEqual([]);
  });

  test('exclude those that the answers jump over', () => {
    expect(gaps([answer('1', { selection: ['7'] })], [jump('1', '3', 'always')])).toEqual([]);
  });

  test.each([
    ['contains', 'closed', 'The shop is Closed'],
    ['begins_with', 'closed', 'closed on Monday'],
    ['ends_with', 'closed', 'It was closed'],
    ['on', '2027-03-01', '2027-03-01'],
    ['earlier_than', '2027-03-01', '2027-02-28'],
    ['later_than_or_on', '2027-03-01', '2027-03-01'],
  ])('exclude those that a jump with %s %s skips', (operator, wanted, value) => {
    expect(gaps([answer('1', { value })], [jump('1', '3', operator, wanted)])).toEqual([]);
  });
});
