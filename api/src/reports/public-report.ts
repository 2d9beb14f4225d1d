import type { Kysely } from 'kysely';
import type { Allowance, AttemptLimiter } from '../authentication/attempts.ts';
import { isRightPassword } from '../authentication/passwords.ts';
import type { Database } from '../database/database.ts';
import { ApiError, notFound } from '../http/errors.ts';
import type { MatrixTask, Media, PublicMedia, Task, TaskList } from '../tasks/schemas.ts';
import type { ReportTask } from './schemas.ts';
import { checkShareToken } from './share-tokens.ts';
import { minute } from '../time/instants.ts';

export type Reader = {
  readonly database: Kysely<Database>;
  readonly limiter: AttemptLimiter;
  readonly clock: () => Date;
  readonly address: string;
};

/**
 * The job that a link shares. Throws `report.invalid_token`, `not_found` when the link was revoked or the
 * job is no longer attempted or completed, `report.missing_password`, `report.wrong_password`, and
 * `rate_limited` after too many wrong passwords for one link or from one address.
 */
export async function sharedJobId(
  { database, limiter, clock, address }: Reader,
  token: string,
  password: string | null | undefined,
): Promise<string> {
  const hash = await checkShareToken(database, token);
  if (hash === null) throw new ApiError('report.invalid_token');
  const link = await database
    .selectFrom('report_links')
    .innerJoin('jobs', 'jobs.id', 'report_links.job_id')
    .where('report_links.token_hash', '=', hash)
    .where('report_links.revoked_at', 'is', null)
    .where('jobs.status', 'in', ['attempted', 'completed'])
    .select(['jobs.id', 'report_links.password_hash'])
    .executeTakeFirst();
  if (!link) throw notFound();
  if (link.password_hash === null) return link.id;
  if (!password) throw new ApiError('report.missing_password');
  const right = await limiter.compare(`report ${hash}`, clock, perLink, () =>
    limiter.compare(`report from ${address}`, clock, perAddress, () =>
      isRightPassword(link.password_hash, password),
    ),
  );
  if (!right) throw new ApiError('report.wrong_password');
  return link.id;
}

/** Wrong passwords; right ones are free. */
const perLink: Allowance = { limit: 5, window: minute };
/** Many readers can share one address, for example that of a gateway. */
const perAddress: Allowance = { limit: 120, window: minute };

/** Tasks as outsiders see them: what is meant for staff or shepherds is left out, part by part. */
export function publicTasks(list: TaskList) {
  return list.task_groups
    .map((group) => ({
      name: group.name,
      reference: group.reference ?? null,
      tasks: group.tasks.filter((task) => !task.internal).map(publicTask),
    }))
    .filter((group) => group.tasks.length > 0);
}

function publicTask(task: Task) {
  const inner = task.component.matrix_tasks?.filter((one) => !one.internal) ?? null;
  return {
    ...facts(task),
    component: {
      ...howToAnswer(task),
      matrix_tasks:
        inner?.map((one) => ({
          ...facts(one),
          component: { ...howToAnswer(one), matrix_tasks: null },
        })) ?? null,
    },
  };
}

const facts = ({ id, reference, title, description, required }: MatrixTask) => ({
  id,
  reference,
  title,
  description: description ?? null,
  required,
});

const howToAnswer = ({ component }: MatrixTask) => ({
  type: component.type,
  options: component.options?.map(({ id, value }) => ({ id, value })) ?? null,
  input_type: component.input_type ?? null,
});

/** Jumps from or to internal tasks would tell that those exist. */
export function publicLogic(list: TaskList): TaskList['task_logic'] {
  const shown = new Set(publicTasks(list).flatMap((group) => group.tasks.map((task) => task.reference)));
  return list.task_logic
    .filter((logic) => shown.has(logic.task_reference))
    .map((logic) => ({ ...logic, actions: logic.actions.filter((action) => shown.has(action.jump)) }))
    .filter((logic) => logic.actions.length > 0);
}

export type PublicAnswer = {
  task_id: string;
  selection: string[];
  value: string | null;
  comment: string | null;
  status: string | null;
  media: PublicMedia[];
  item_count: number | null;
};

/** Answers to the tasks that outsiders see; photos and videos only once they can be shown. */
export function publicAnswers(
  answers: readonly ReportTask[],
  tasks: readonly { id: string }[],
): PublicAnswer[] {
  const shown = new Set(tasks.map((task) => task.id));
  return answers
    .filter((answer) => shown.has(answer.task_id))
    .map(({ task_id, selection, value, comment, status, media, item_count }) => ({
      task_id,
      selection,
      value,
      comment,
      status,
      media: media.filter((one) => one.status === 'ready' && isMade(one)).map(publicMedia),
      item_count,
    }));
}

/** What was uploaded before pictures were made of it is shown to staff until there are any, and to nobody else. */
const isMade = ({ media_url, original_url }: Media): boolean => media_url !== original_url;

const publicMedia = (media: Media): PublicMedia => ({
  id: media.id,
  type: media.type,
  status: media.status,
  thumb_url: media.thumb_url,
  media_url: media.media_url,
  mime: media.mime,
  caption: media.caption,
  taken_at: media.taken_at,
  width: media.width,
  height: media.height,
});
