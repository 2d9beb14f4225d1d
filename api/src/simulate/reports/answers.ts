import { obstaclesOf } from '../../seed/reports/obstacles.ts';
import type { Obstacle } from '../../seed/reports/obstacles.ts';
import { oneOf } from '../../seed/random.ts';
import type { Random } from '../../seed/random.ts';
import { answerReport, columnsOf } from '../../seed/reports/report-answers.ts';
import { mediaOf } from '../../seed/reports/report-media.ts';
import { sceneFor } from '../../seed/reports/scene.ts';
import type { Circumstances } from '../../seed/reports/scene.ts';
import type { TaskList } from '../../tasks/schemas.ts';
import { tasksOf } from '../../tasks/task-lists.ts';
import { later, minute } from '../../time/instants.ts';

export type GivenReport = {
  readonly answers: readonly ReturnType<typeof columnsOf>[];
  /** Photos and videos, in the order of their tasks. */
  readonly media: readonly {
    readonly item_reference: string;
    readonly task_id: string;
    readonly type: 'photo' | 'video';
    /** The number of a demo picture or video with the required subject. */
    readonly picture: number;
    readonly caption: string | null;
  }[];
};

type Made = { readonly draw: Random; readonly now: Date };
type Visit = Omit<Circumstances, 'random' | 'obstacle'>;

/** Photos per matrix; a large shelf is not photographed product by product. */
const photosOfMatrix = 2;
/** How often the agent finds a closed door and submits only that. */
const closedShare = 0.1;

/** Answers to a task list in the words of the demo, in order, following its jumps. */
export function answerTasks(list: TaskList, { draw, now }: Made, visit?: Visit): GivenReport {
  const scene = sceneFor(list, { ...(visit ?? somewhere(now)), random: draw, obstacle: meets(list, draw) });
  const answered = answerReport(list, scene);
  let ofMatrix = 0;
  const media = answered
    .flatMap((answer) => mediaOf(answer, scene, 1))
    .filter(({ item }) => item === '' || (ofMatrix += 1) <= photosOfMatrix);
  return {
    answers: answered.map(columnsOf),
    media: media.map(({ task, item, type, photo, caption }) => ({
      item_reference: item,
      task_id: task.id,
      type,
      picture: photo,
      caption,
    })),
  };
}

/** A closed door, if the task list covers that case. */
function meets(list: TaskList, draw: Random): Obstacle | null {
  const isClosed = draw.chance(closedShare);
  const asks = tasksOf(list).some(({ title }) => title === 'Is the store open?');
  const closed = obstaclesOf('audit').filter(({ kind }) => kind === 'closed');
  return isClosed && asks ? (oneOf(draw, closed) ?? null) : null;
}

const somewhere = (now: Date): Visit => ({
  store: '',
  about: '',
  industry: '',
  currency: 'GBP',
  started: later(now, -30 * minute),
  minutes: 30,
});
