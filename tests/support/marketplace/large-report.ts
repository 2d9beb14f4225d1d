import { openDatabase } from '../../../api/src/database/open.ts';
import { insertRows } from '../../../api/src/database/statements.ts';
import { deadPhoto } from '../../../api/src/seed/reports/answers.ts';
import { storedShelf, storedVideo } from '../../../api/src/seed/pictures/files.ts';
import type { Task } from '../../../api/src/tasks/schemas.ts';
import { keepTaskList } from '../../../api/src/tasks/task-lists.ts';

/** Content of the large report. One of its photos is missing; its videos come on top of the photos. */
export const largeReport = {
  tasks: 60,
  photos: 400,
  videos: 2,
  items: 500,
  matrixTitle: 'Check each product of the range',
} as const;

const tasksPerSection = 12;
const photoTasks = largeReport.tasks / 3;

/**
 * Makes one completed job of the demo as large as jobs get, and returns its id. Works on the data itself, named by the
 * same environment as for REST v1, which must not run meanwhile: an embedded store is open in one process only.
 */
export async function addLargeReport(environment: NodeJS.ProcessEnv): Promise<string> {
  const database = await openDatabase({
    databaseUrl: environment['DATABASE_URL'] || null,
    dataDirectory: environment['DATA_DIR'] ?? '',
  });
  try {
    const job = await database
      .selectFrom('jobs')
      .innerJoin('assignments', 'assignments.id', 'jobs.assignment_id')
      .where('jobs.status', '=', 'completed')
      .orderBy('jobs.id')
      .select(['jobs.id', 'assignments.id as assignment', 'assignments.ended_at as at'])
      .executeTakeFirstOrThrow();
    await database
      .updateTable('jobs')
      .set({ task_list_id: await keepTaskList(database, taskList()) })
      .where('id', '=', job.id)
      .execute();
    for (const table of ['report_tasks', 'report_media'] as const)
      await database.deleteFrom(table).where('assignment_id', '=', job.assignment).execute();
    await insertRows(
      database,
      'report_tasks',
      answers().map((answer) => ({ assignment_id: job.assignment, status: 'done', ...answer })),
    );
    await insertRows(
      database,
      'report_media',
      media().map((one) => ({
        assignment_id: job.assignment,
        status: 'ready',
        taken_at: job.at,
        created_at: job.at,
        shares_file: true,
        ...one,
      })),
    );
    return job.id;
  } finally {
    await database.destroy();
  }
}

const yesNo = [
  { id: '1', value: 'Yes' },
  { id: '2', value: 'No' },
];
const products = Array.from({ length: 6 }, (_, index) => ({
  id: String(index + 1),
  value: `Product line ${index + 1}`,
}));
const itemReferences = Array.from(
  { length: largeReport.items },
  (_, index) => `SKU-${String(index + 1).padStart(4, '0')}`,
);

type Asked = Pick<Task, 'title' | 'component'>;

const inner = (id: string, asked: Asked) => ({
  id,
  reference: `task_${id}`,
  internal: false,
  required: [],
  payments: [],
  ...asked,
});

const matrix: Asked = {
  title: largeReport.matrixTitle,
  component: {
    type: 'matrix',
    matrix_items: itemReferences.map((reference, index) => ({
      reference,
      label: `Product ${index + 1} of the range`,
      subtext: `£${(1 + index / 100).toFixed(2)}`,
    })),
    matrix_tasks: [
      inner('501', { title: 'Is it in stock?', component: { type: 'boolean', options: yesNo } }),
      inner('502', { title: 'Price on the label', component: { type: 'input', input_type: 'price' } }),
      inner('503', { title: 'Photograph the label', component: { type: 'photo' } }),
    ],
  },
};
const film: Asked = { title: 'Film the aisle', component: { type: 'video' } };

/** The kinds of the tasks between the photos, in turn. */
const kinds: readonly Asked[] = [
  { title: 'Is the aisle free to walk?', component: { type: 'boolean', options: yesNo } },
  {
    title: 'Which of the product lines that are named in the plan stand on the shelf?',
    component: { type: 'select', multi_select: true, options: products },
  },
  { title: 'What does a box cost?', component: { type: 'input', input_type: 'price' } },
  { title: 'What did the staff say?', component: { type: 'input', input_type: 'alphanumeric' } },
  { title: 'Greet the staff', component: { type: 'simple' } },
  { title: 'Scan the barcode of a box', component: { type: 'barcode' } },
];

/** Every third task is a photo; the second is the matrix, the third the video. */
function asked(index: number): Asked {
  if (index === 1) return matrix;
  if (index === 2) return film;
  if (index % 3 === 0) return { title: `Photograph bay ${index / 3 + 1}`, component: { type: 'photo' } };
  return kinds[(index - Math.ceil(index / 3)) % kinds.length] ?? film;
}

const tasks: readonly Task[] = Array.from({ length: largeReport.tasks }, (_, index) => ({
  ...inner(String(index + 1), asked(index)),
  component: asked(index).component,
  description: index % 4 === 0 ? 'From two steps away, with the labels in the picture.' : null,
}));

const taskList = () => ({
  task_groups: Array.from({ length: tasks.length / tasksPerSection }, (_, section) => ({
    name: `Aisle ${section + 1}`,
    reference: `aisle_${section + 1}`,
    tasks: tasks.slice(section * tasksPerSection, (section + 1) * tasksPerSection),
  })),
  task_logic: [
    {
      task_reference: 'task_11',
      actions: [
        { jump: 'task_13', condition: { operator: 'equals', arguments: ['2'] } },
        { jump: 'task_12', condition: { operator: 'always', arguments: [] } },
      ],
    },
  ],
});

const remark =
  'The lower two shelves were being filled while I was there, so some facings are missing. ' +
  'A member of staff told me that the rest of the delivery comes in the afternoon.';
const nothing = { item_reference: '', selection: [], value: null, comment: null };

function answers() {
  const direct = tasks
    .filter(({ component }) => component.type !== 'matrix')
    .map(({ id, component }, index) => ({
      ...nothing,
      task_id: id,
      selection: chosen(component.options ?? [], index),
      value: valueOf(component, index),
      comment: index % 5 === 0 ? remark : null,
    }));
  const inMatrix = itemReferences.flatMap((reference, index) => [
    { ...nothing, task_id: '501', item_reference: reference, selection: [index % 7 === 0 ? '2' : '1'] },
    { ...nothing, task_id: '502', item_reference: reference, value: (1 + index / 100).toFixed(2) },
  ]);
  return [...direct, ...inMatrix];
}

/** The first option, and a third of the others where several may be chosen. */
const chosen = (options: readonly { readonly id: string }[], index: number): string[] =>
  options
    .filter((_, place) => place === 0 || (options.length > 2 && (place + index) % 3 === 0))
    .map(({ id }) => id);

function valueOf({ type, input_type: input }: Task['component'], index: number): string | null {
  if (type === 'barcode') return String(5_000_000_000_000 + index);
  if (type !== 'input') return null;
  return input === 'price' ? (1.2 + index / 10).toFixed(2) : remark;
}

function media() {
  const perTask = largeReport.photos / photoTasks;
  const photos = Array.from({ length: largeReport.photos }, (_, index) => {
    const bay = Math.floor(index / perTask);
    const url = index === 2 ? deadPhoto : storedShelf(index);
    return {
      task_id: String(bay * 3 + 1),
      item_reference: '',
      type: 'photo',
      mime: 'png',
      media_url: url,
      thumb_url: url,
      caption: index % 6 === 0 ? `Bay ${bay + 1}, seen from the left` : null,
    };
  });
  const inMatrix = itemReferences.slice(0, 2).map((reference, index) => ({
    task_id: '503',
    item_reference: reference,
    type: 'photo',
    mime: 'png',
    media_url: storedShelf(index),
    thumb_url: storedShelf(index),
    caption: null,
  }));
  const videos = Array.from({ length: largeReport.videos }, (_, index) => ({
    task_id: '3',
    item_reference: '',
    type: 'video',
    mime: 'mp4',
    media_url: storedVideo(index),
    thumb_url: storedShelf(index),
    caption: index === 0 ? 'From the door to the till' : null,
  }));
  return [...photos, ...videos, ...inMatrix];
}
