import { money } from '../../money/money.ts';
import { followTasks } from '../../tasks/path.ts';
import type { MatrixItem, MatrixTask, Task, TaskList } from '../../tasks/schemas.ts';
import { choose } from './choices.ts';
import { priceOfItem, shortestWait, valueFor } from './given-values.ts';
import { doneInSpiteOf } from './hindered.ts';
import { productsOf } from '../templates/products.ts';
import { random as dice } from '../random.ts';
import { promotionRemark, remarkFor, remarkOrElse } from './remarks.ts';
import type { Scene } from './scene.ts';

export type Given = {
  readonly selection: string[];
  readonly value: string | null;
  readonly comment: string | null;
  readonly status: 'done' | 'out_of_stock';
};
/** An answer to a task, or to a matrix task about one item. */
export type Answered = { readonly task: MatrixTask; readonly item: string; readonly given: Given };

/** The columns of an answer in its report. */
export const columnsOf = ({ task, item, given }: Answered) => ({
  item_reference: item,
  task_id: task.id,
  reimbursement: null,
  ...given,
});

/** A task with its answers; one part per product in a matrix. */
type Stop = { readonly task: Task; readonly parts: readonly (readonly Answered[])[] };

/** The share of products that are out of stock. */
const outOfStockShare = 0.05;

/**
 * Realistic answers to a task list: in order, following its jumps, and only as far as the obstacle allows.
 * @param share how much of it has been done, from 0 to 1
 */
export function answerReport(list: TaskList, scene: Scene, share = 1): Answered[] {
  const ofItems = new Map<string, Stop['parts']>();
  const way = followTasks(list, (task): Given => {
    if (task.component.type !== 'matrix') return giveAnswer(task, scene);
    ofItems.set(task.id, answerItems(task, scene));
    return { selection: [], value: null, comment: null, status: 'done' };
  }).map(({ task, answer }): Stop => ({
    task,
    parts: ofItems.get(task.id) ?? [[{ task, item: '', given: answer }]],
  }));
  const { obstacle } = scene;
  const done = (obstacle ? doneInSpiteOf(obstacle.kind, way) : way).filter(({ task }) => !task.internal);
  return (share < 1 ? doneSoFar(done, scene, share) : done).flatMap(({ parts }) => parts.flat());
}

/** The tasks done in a part of the time; no timer exceeds the time spent. */
function doneSoFar(way: readonly Stop[], { minutes }: Scene, share: number): readonly Stop[] {
  const all = way.reduce((count, { parts }) => count + parts.length, 0);
  let left = Math.ceil(all * share);
  const done: Stop[] = [];
  for (const { task, parts } of way) {
    const tooLong = task.component.type === 'timer' && shortestWait(task.title) > minutes * 60 * 0.7;
    if (left <= 0 || tooLong) break;
    done.push({ task, parts: parts.slice(0, left) });
    left -= parts.length;
  }
  return done;
}

function answerItems({ component }: Task, scene: Scene): Answered[][] {
  const items = [...(component.matrix_items ?? []), ...(component.custom_matrix_items ?? [])];
  const tasks = (component.matrix_tasks ?? []).filter(({ internal }) => !internal);
  return items.map((item) => answerItem(item, tasks, scene));
}

/** An answer that satisfies the task, with words where the task or the chosen option requires them. */
function giveAnswer(task: MatrixTask, scene: Scene): Given {
  const { title, component } = task;
  const chosen = choose(task, scene);
  const values = chosen.map(({ value }) => value);
  const value = valueFor(task, scene);
  scene.said.set(title, value === null ? values : [value]);
  const isAsked =
    task.required.includes('comment') ||
    chosen.some(({ data_mandatory: data }) => data?.includes('comment')) ||
    (title === 'Photograph the closed door' && component.type === 'photo');
  const comment = isAsked
    ? remarkOrElse(title, values, scene)
    : scene.random.chance(0.2)
      ? remarkFor(title, values, scene)
      : null;
  return { selection: chosen.map(({ id }) => id), value, comment, status: 'done' };
}

function answerItem(item: MatrixItem, tasks: readonly MatrixTask[], scene: Scene): Answered[] {
  const { random, missing, store, currency } = scene;
  const chosen = /your choice/.test(item.label) ? productOfChoice(scene) : null;
  const isThere = chosen !== null || !random.chance(outOfStockShare);
  if (!isThere) missing.add(item.reference);
  const product = chosen ?? item;
  const { price, kind, regular } = priceOfItem(product, scene);
  const remark = chosen
    ? `I chose: ${chosen.label}, ${chosen.subtext}`
    : kind === 'promotion'
      ? promotionRemark(money(Math.round(regular * 100), currency === 'EUR' ? 'EUR' : 'GBP').formatted, scene)
      : null;
  const isUnusual = chosen !== null || kind !== 'regular';
  const wanted = tasks.filter((task) => isUnusual || !isPhotoOfLabel(task, tasks));
  return wanted.map((task) => {
    const stock = stockAnswer(task, isThere);
    if (!isThere) return { task, item: item.reference, given: { ...nothing, selection: stock ?? [] } };
    const given = giveAnswer(task, { ...scene, store: `${store} ${item.reference}` });
    const isPrice = task.component.input_type === 'price';
    return {
      task,
      item: item.reference,
      given: {
        ...given,
        ...(stock && { selection: stock, comment: null }),
        ...(isPrice && { value: price.toFixed(2), comment: given.comment ?? remark }),
      },
    };
  });
}

/** Whether a photo task photographs the price label that another task notes. */
const isPhotoOfLabel = ({ component, required }: MatrixTask, tasks: readonly MatrixTask[]): boolean =>
  component.type === 'photo' &&
  !required.includes('photo') &&
  tasks.some((task) => task.component.input_type === 'price');

const nothing = { selection: [], value: null, comment: null, status: 'out_of_stock' } as const;

/** The answer to a question about presence. */
function stockAnswer({ title, component }: MatrixTask, isThere: boolean): string[] | null {
  if (component.type !== 'boolean' || !/stock|there|available/i.test(title)) return null;
  const option = component.options?.[isThere ? 0 : 1];
  return option ? [option.id] : null;
}

/** The extra product that a visitor notes: another one of the same industry. */
function productOfChoice({ industry, store }: Scene): (MatrixItem & { subtext: string }) | null {
  const range = productsOf(industry, 39);
  return range[dice(`choice in ${store}`).integer(37, 38)] ?? null;
}
