import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { findFile } from '../files/files.ts';
import { fileKey, storedFile } from '../files/signed-urls.ts';
import type { Fields } from '../http/errors.ts';
import { messages } from './messages.ts';
import type { Documentation } from './schemas.ts';
import type { DocumentationInput } from './drafts/write-schemas.ts';

/**
 * The stored documentation of a request. An item is an existing one (its id), an uploaded file (the file's id) or a
 * link (title and url). Problems are added to `fields`.
 */
export async function resolveDocumentation(
  database: Kysely<Database>,
  inputs: readonly Static<typeof DocumentationInput>[],
  present: readonly Documentation[],
  fields: Fields,
): Promise<Documentation[]> {
  const resolved: Documentation[] = [];
  for (const [index, { id, title, url, type }] of inputs.entries()) {
    const known = present.find((item) => item.id === id);
    const file = known || id === undefined || id === null ? null : await findFile(database, id);
    const given = url?.trim() ?? '';
    if (id !== undefined && id !== null && !known && !file)
      fields[`documentation.${index}.id`] = [messages.noSuchFile];
    else if (title.trim() === '' || (!known && !file && given === ''))
      fields[`documentation.${index}.${title.trim() === '' ? 'title' : 'url'}`] = [messages.bothLinkFields];
    else if (given !== '' && type === 'link' && !isWebAddress(given))
      fields[`documentation.${index}.url`] = [messages.badUrl];
    else if (!known && !file && !isWebAddress(given))
      fields[`documentation.${index}.url`] = [messages.badUrl];
    else
      resolved.push({
        id: id ?? (await newDocumentationId(database)),
        title: title.trim(),
        url: storedUrl(known, file, given, type),
        type: file ? typeOf(file.content_type) : known && isFile(known) ? known.type : type,
      });
  }
  return resolved;
}

const isFile = (item: Documentation): boolean => fileKey(item.url) !== null;

/** The file's type decides; a document is opened instead of displayed in place. */
const typeOf = (contentType: string): Documentation['type'] => {
  if (contentType.startsWith('image/')) return 'image';
  return contentType.startsWith('video/') ? 'video' : 'link';
};

/** Uploaded items keep their file whatever address a client sends back, because the displayed address expires. */
function storedUrl(
  known: Documentation | undefined,
  file: { key: string } | null,
  given: string,
  type: Documentation['type'],
): string {
  if (file) return storedFile(file.key);
  if (known) {
    const changed = known.type === 'link' && type === 'link' && given !== '' && !isFile(known);
    return changed ? given : known.url;
  }
  return given;
}

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
};

/** Links take their ids from the file sequence, so that an id is never ambiguous. */
async function newDocumentationId(database: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{
    id: string;
  }>`select nextval(pg_get_serial_sequence('files', 'id')) as id`.execute(database);
  return rows[0]?.id ?? '0';
}
