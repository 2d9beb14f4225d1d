import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import { followTasks } from '../../tasks/path.ts';
import type { MatrixTask, Task, TaskList } from '../../tasks/schemas.ts';

type Answer = Selectable<Database['report_tasks']>;
type Medium = Selectable<Database['report_media']>;

/** The report of one demo assignment, with the facts to check it against. */
export type DemoReport = {
  readonly job: string;
  readonly order: string;
  readonly orderType: string;
  readonly status: string;
  readonly currency: string;
  /** Minutes that it took. */
  readonly minutes: number;
  readonly list: TaskList;
  readonly listId: string;
  /** The tasks in the order of the answers' jumps. */
  readonly way: readonly Task[];
  readonly answers: readonly (Answer & { readonly task: MatrixTask; readonly chosen: readonly string[] })[];
  readonly media: readonly (Medium & { readonly task: MatrixTask })[];
  /** The stop reason in the history, in the agent's words. */
  readonly stopped: string | null;
};

export const tasksWithin = (list: TaskList): MatrixTask[] =>
  list.task_groups.flatMap(({ tasks }) =>
    tasks.flatMap((task) => [task, ...(task.component.matrix_tasks ?? [])]),
  );

/** The reports of all assignments that were begun. */
export async function readDemoReports(database: Kysely<Database>): Promise<DemoReport[]> {
  const lists = new Map<string | null, TaskList>(
    (await database.selectFrom('task_lists').selectAll().execute()).map((list) => [list.id, list]),
  );
  const answers = Map.groupBy(
    await database.selectFrom('report_tasks').selectAll().execute(),
    (row) => row.assignment_id,
  );
  const media = Map.groupBy(
    await database.selectFrom('report_media').selectAll().execute(),
    (row) => row.assignment_id,
  );
  const stops = new Map(
    (
      await database
        .selectFrom('job_history')
        .where('event', 'like', 'Stopped%: %')
        .where('event', 'not like', 'Stopped as abandoned%')
        .select(['assignment_id', 'event'])
        .execute()
    ).map(({ assignment_id: assignment, event }) => [assignment, event.replace(/^Stopped[^:]*: /, '')]),
  );
  const begun = await database
    .selectFrom('assignments')
    .innerJoin('jobs', 'jobs.id', 'assignments.job_id')
    .innerJoin('orders', 'orders.id', 'jobs.order_id')
    .where('assignments.started_at', 'is not', null)
    .selectAll('assignments')
    .select(['jobs.order_id', 'jobs.task_list_id', 'orders.type'])
    .orderBy('assignments.id')
    .execute();
  return begun.map((row) => {
    const list = lists.get(row.task_list_id) ?? { task_groups: [], task_logic: [] };
    const tasks = new Map(tasksWithin(list).map((task) => [task.id, task]));
    const own = (answers.get(row.id) ?? []).map((answer) => {
      const task = taskOf(tasks, answer.task_id);
      const options = (task.component.options ?? []).filter(({ id }) => answer.selection.includes(id));
      return { ...answer, task, chosen: options.map(({ value }) => value) };
    });
    const given = new Map(own.map((answer) => [answer.task_id, answer]));
    const until = row.ended_at ?? row.stopped_at ?? row.started_at ?? 0;
    return {
      job: row.job_id,
      order: row.order_id,
      orderType: row.type,
      status: row.status,
      currency: row.currency,
      minutes: (new Date(until).getTime() - new Date(row.started_at ?? 0).getTime()) / 60_000,
      list,
      listId: row.task_list_id ?? '',
      way: followTasks(list, (task) => given.get(task.id) ?? { selection: [], value: null }).map(
        ({ task }) => task,
      ),
      answers: own,
      media: (media.get(row.id) ?? []).map((one) => ({ ...one, task: taskOf(tasks, one.task_id) })),
      stopped: stops.get(row.id) ?? null,
    };
  });
}

function taskOf(tasks: ReadonlyMap<string, MatrixTask>, id: string): MatrixTask {
  const task = tasks.get(id);
  if (!task) throw new Error(`There is no task ${id}`);
  return task;
}

/** Contradictions in some reports, with their locations. */
export const found = (
  where: readonly DemoReport[],
  find: (report: DemoReport) => readonly (string | null | undefined | false)[],
): string[] =>
  where.flatMap((report) =>
    find(report).flatMap((what) => (what ? [`${report.job} ${report.status}: ${what}`] : [])),
  );

/** The answer of a report to a question. */
export const answerTo = ({ answers }: DemoReport, title: string) =>
  answers.find(({ task }) => task.title === title);
