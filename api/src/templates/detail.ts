import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { fileUrls } from '../files/signed-urls.ts';
import { notFound } from '../http/errors.ts';
import { showInstructionMedia } from '../tasks/instruction-media.ts';
import { readTaskList } from '../tasks/task-lists.ts';
import type { TaskList } from '../tasks/schemas.ts';
import { readTemplateRows } from './queries.ts';
import type { Template } from './schemas.ts';

/** The API's address and the time, for file addresses that expire. */
type Showing = { readonly apiUrl: string; readonly now: Date };

/** One template in full, also an archived one; throws `not_found`. */
export async function readTemplate(
  database: Kysely<Database>,
  id: string,
  { apiUrl, now }: Showing,
): Promise<Static<typeof Template>> {
  const [row] = await readTemplateRows(database, [id]);
  const stored = await database
    .selectFrom('templates')
    .innerJoin('customers', 'customers.id', 'templates.customer_id')
    .where('templates.id', '=', id)
    .selectAll('templates')
    .select(['customers.logo_url', 'customers.name as customer_name'])
    .executeTakeFirst();
  if (!row || !stored) throw notFound();
  const urls = await fileUrls(database, apiUrl, now);
  const tasks = await readTaskList(database, stored.task_list_id);
  return {
    ...row,
    description: stored.description,
    customer_name: stored.customer_name,
    customer_logo: urls.show(stored.logo_url),
    alternative_customer_name: stored.alternative_customer_name,
    alternative_customer_avatar: urls.show(stored.alternative_customer_avatar),
    pixellate_faces: stored.pixellate_faces,
    hide_job_times: stored.hide_job_times,
    documentation: stored.documentation.map((item) => ({ ...item, url: urls.show(item.url) })),
    video_thumb_url: urls.show(stored.video_thumb_url),
    features: stored.features,
    task_groups: showInstructionMedia(tasks.task_groups, urls),
    task_logic: tasks.task_logic,
  };
}

/** The tasks of a template with their jumps. */
export async function readTemplateTasks(
  database: Kysely<Database>,
  id: string,
  { apiUrl, now }: Showing,
): Promise<TaskList> {
  const stored = await database
    .selectFrom('templates')
    .select('task_list_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!stored) throw notFound();
  const tasks = await readTaskList(database, stored.task_list_id);
  const urls = await fileUrls(database, apiUrl, now);
  return { ...tasks, task_groups: showInstructionMedia(tasks.task_groups, urls) };
}
