import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import type { Action } from '../http/action.ts';
import { fieldError, notFound } from '../http/errors.ts';
import { formatInstant } from '../time/instants.ts';
import type { Collection, CollectionEdit, NewCollection } from './schemas.ts';

/** The rows of these ids, in no particular order. */
export async function readCollections(
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<Collection[]> {
  const found = await database.selectFrom('collections').where('id', 'in', ids).selectAll().execute();
  const items = await database
    .selectFrom('collection_items')
    .innerJoin('content_items', 'content_items.id', 'collection_items.item_id')
    .where('collection_items.collection_id', 'in', ids)
    .select(['collection_items.collection_id', 'content_items.id', 'content_items.name'])
    .orderBy('collection_items.position')
    .execute();
  return found.map((collection) => ({
    ...collection,
    items: items.filter((item) => item.collection_id === collection.id).map(({ id, name }) => ({ id, name })),
  }));
}

export async function readCollection(database: Kysely<Database>, id: string): Promise<Collection> {
  const [collection] = await readCollections(database, [id]);
  if (!collection) throw notFound();
  return collection;
}

/** Returns the id of the new collection; a field error for an unknown item. */
export async function createCollection(
  database: Kysely<Database>,
  input: Static<typeof NewCollection>,
  now: Date,
): Promise<string> {
  const { items = [], ...columns } = input;
  const { id } = await database
    .insertInto('collections')
    .values({
      status: 'active',
      attribute1: null,
      attribute2: null,
      display_order: 0,
      ...columns,
      name: input.name.trim(),
      created_at: formatInstant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setItems(database, id, items);
  return id;
}

/** Applies the sent properties; the items are replaced as a whole. */
export const editCollection: Action<string, CollectionEdit> = async (transaction, id, edit) => {
  const { items, ...columns } = edit;
  const changes = { ...columns, ...(columns.name !== undefined && { name: columns.name.trim() }) };
  const known = await transaction
    .selectFrom('collections')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!known) throw notFound();
  if (Object.keys(changes).length > 0)
    await transaction.updateTable('collections').set(changes).where('id', '=', id).execute();
  if (items) await setItems(transaction, id, items);
};

async function setItems(
  database: Kysely<Database>,
  collectionId: string,
  items: readonly string[],
): Promise<void> {
  const wanted = [...new Set(items)];
  await database.deleteFrom('collection_items').where('collection_id', '=', collectionId).execute();
  if (wanted.length === 0) return;
  const known = await database.selectFrom('content_items').where('id', 'in', wanted).select('id').execute();
  if (known.length < wanted.length) throw fieldError('items', 'There is nothing with this id');
  await database
    .insertInto('collection_items')
    .values(wanted.map((item, position) => ({ collection_id: collectionId, item_id: item, position })))
    .execute();
}
