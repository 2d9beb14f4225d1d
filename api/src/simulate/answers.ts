import type { Random } from '../seed/random.ts';
import type { MatrixTask, TaskList } from '../tasks/schemas.ts';
import { followTasks } from '../tasks/path.ts';
import type { GivenAnswer } from '../tasks/path.ts';
import { dayOf, later, oneDay } from '../time/instants.ts';

export type GivenReport = {
  readonly answers: readonly (Given & { readonly item_reference: string; readonly task_id: string })[];
  /** Tasks that a photo or video belongs to, in their order. */
  readonly media: readonly {
    readonly item_reference: string;
    readonly task_id: string;
    readonly type: 'photo' | 'video';
  }[];
};

type Given = GivenAnswer & { readonly comment: string | null; readonly status: string };
type Asked = { readonly task: MatrixTask; readonly item: string; readonly given: Given };
type Made = { readonly draw: Random; readonly now: Date };

/** A shelf of many products is not photographed product by product. */
const photosOfMatrix = 2;
const words = [
  'All in order',
  'Two boxes were damaged',
  'Nothing to add',
  'See the photo',
  'The manager was friendly',
  'It took a while to find',
] as const;

/** Answers to a task list, task by task, past those that its jumps lead past. */
export function answerTasks(list: TaskList, made: Made): GivenReport {
  const asked = followTasks(list, (task) => giveAnswer(task, null, made))
    .filter(({ task }) => !task.internal)
    .flatMap(({ task, answer }): Asked[] =>
      task.component.type === 'matrix' ? answerMatrix(task, made) : [{ task, item: '', given: answer }],
    );
  let ofMatrix = 0;
  const media = asked.flatMap(({ task, item, given }) =>
    mediaOf(task, given).flatMap((type) => {
      if (item !== '' && (ofMatrix += 1) > photosOfMatrix) return [];
      return [{ item_reference: item, task_id: task.id, type }];
    }),
  );
  return {
    answers: asked.map(({ task, item, given }) => ({ item_reference: item, task_id: task.id, ...given })),
    media,
  };
}

function answerMatrix({ component }: { component: MatrixTask['component'] & Inner }, made: Made): Asked[] {
  const items = [...(component.matrix_items ?? []), ...(component.custom_matrix_items ?? [])];
  const tasks = (component.matrix_tasks ?? []).filter((task) => !task.internal);
  return items.flatMap((item) => {
    const inStock = !made.draw.chance(0.05);
    return tasks.map((task) => ({
      task,
      item: item.reference,
      given: inStock
        ? giveAnswer(task, item.subtext ?? null, made)
        : { selection: [], value: null, comment: null, status: 'out_of_stock' },
    }));
  });
}
type Inner = { readonly matrix_tasks?: readonly MatrixTask[] | null };

/** An answer as the task wants it. `hint` is what stands below the product, for example its price. */
function giveAnswer(task: MatrixTask, hint: string | null, made: Made): Given {
  const { draw } = made;
  const selection = choose(task, draw);
  const wantsComment =
    task.required.includes('comment') || dataOf(task, selection).includes('comment') || draw.chance(0.1);
  return {
    selection,
    value: enter(task, hint, made),
    comment: wantsComment ? draw.pick(words) : null,
    status: 'done',
  };
}

/** Mostly what was hoped for, which is what stands first. */
function choose({ component }: MatrixTask, draw: Random): string[] {
  const [first, ...others] = component.options ?? [];
  if (!first) return [];
  const chosen = others.length === 0 || draw.chance(0.6) ? first : draw.pick([first, ...others]);
  const most = component.multi_select === true ? (component.max_options ?? 2) : 1;
  const more = most > 1 && draw.chance(0.4) ? others.find((option) => option !== chosen) : undefined;
  return [chosen.id, ...(more ? [more.id] : [])];
}

function enter({ component }: MatrixTask, hint: string | null, { draw, now }: Made): string | null {
  if (component.type === 'barcode') return barcode(draw);
  if (component.type === 'timer') return String(draw.integer(110, 150));
  if (component.type !== 'input') return null;
  const limit = component.input_limit ?? 200;
  switch (component.input_type) {
    case 'numeric':
      return String(draw.integer(0, 10 ** Math.min(limit, 2) - 1));
    case 'price':
      return (priceIn(hint, draw) ?? draw.integer(50, 900) / 100).toFixed(2).slice(0, limit);
    case 'date':
      return dayOf(later(now, draw.integer(3, 300) * oneDay));
    default:
      return draw.pick(words).slice(0, limit);
  }
}

/** About what it should cost. */
function priceIn(hint: string | null, draw: Random): number | null {
  const [price] = /\d+(\.\d+)?/.exec(hint ?? '') ?? [];
  return price === undefined ? null : Math.max(0.01, (Number(price) * draw.integer(95, 105)) / 100);
}

/** An EAN-13 with its check digit, of a number range that is for use inside of shops. */
function barcode(draw: Random): string {
  const digits = `20${String(draw.integer(0, 9_999_999_999)).padStart(10, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const dataOf = ({ component }: MatrixTask, selection: readonly string[]) =>
  (component.options ?? [])
    .filter(({ id }) => selection.includes(id))
    .flatMap((option) => option.data_mandatory ?? []);

function mediaOf(task: MatrixTask, { selection, status }: Given): ('photo' | 'video')[] {
  if (status === 'out_of_stock') return [];
  const data = dataOf(task, selection);
  const { type } = task.component;
  const photo = ['photo', 'draw'].includes(type) || task.required.includes('photo') || data.includes('photo');
  const video = type === 'video' || task.required.includes('video') || data.includes('video');
  return [...(photo ? (['photo'] as const) : []), ...(video ? (['video'] as const) : [])];
}
