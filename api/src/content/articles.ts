import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { FileUrls } from '../files/signed-urls.ts';
import { notFound } from '../http/errors.ts';
import type { Media } from '../tasks/schemas.ts';
import { formatInstant } from '../time/instants.ts';
import type { NewsItem, Training } from './schemas.ts';
import type { ContentStatus } from './statuses.ts';

/** News and trainings are texts with a picture or video; trainings also have a display order. */
type Article = { title: string; body: string; status?: ContentStatus };

/** The rows of these ids, in no particular order, with temporary addresses. */
export async function readNews(
  database: Kysely<Database>,
  ids: readonly string[],
  urls: FileUrls,
): Promise<NewsItem[]> {
  const found = await database.selectFrom('news').where('id', 'in', ids).selectAll().execute();
  return found.map((row) => ({ ...row, media: shown(row.media, urls) }));
}

export async function readTrainings(
  database: Kysely<Database>,
  ids: readonly string[],
  urls: FileUrls,
): Promise<Training[]> {
  const found = await database.selectFrom('trainings').where('id', 'in', ids).selectAll().execute();
  return found.map((row) => ({ ...row, media: shown(row.media, urls) }));
}

/** Unprocessed and failed media are not shown. */
function shown(media: Media | null, urls: FileUrls): Media | null {
  if (media === null) return null;
  const ready = media.status === 'ready';
  return {
    ...media,
    thumb_url: ready ? urls.show(media.thumb_url) : null,
    media_url: ready ? urls.show(media.media_url) : null,
  };
}

const trimmed = (input: Partial<Article>) => ({
  ...(input.title !== undefined && { title: input.title.trim() }),
  ...(input.body !== undefined && { body: input.body.trim() }),
});

export async function createNews(database: Kysely<Database>, input: Article, now: Date): Promise<string> {
  const { id } = await database
    .insertInto('news')
    .values({
      title: input.title.trim(),
      body: input.body.trim(),
      status: input.status ?? 'active',
      created_at: formatInstant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function createTraining(
  database: Kysely<Database>,
  input: Article & { display_order?: number },
  now: Date,
): Promise<string> {
  const { id } = await database
    .insertInto('trainings')
    .values({
      title: input.title.trim(),
      body: input.body.trim(),
      status: input.status ?? 'active',
      display_order: input.display_order ?? 0,
      created_at: formatInstant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Applies the sent properties; `not_found` when there is no such row. */
export async function editArticle(
  database: Kysely<Database>,
  table: 'news' | 'trainings',
  id: string,
  edit: Partial<Article> & { display_order?: number },
): Promise<void> {
  const known = await database
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!known) throw notFound();
  const changes = { ...edit, ...trimmed(edit) };
  if (Object.keys(changes).length > 0)
    await database.updateTable(table).set(changes).where('id', '=', id).execute();
}

export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw notFound();
  return row;
}
