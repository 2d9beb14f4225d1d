import type { Kysely } from 'kysely';
import { csvFile } from '../csv/csv.ts';
import type { Database } from '../database/database.ts';
import { formatInstant } from '../time/instants.ts';
import { enqueue } from './work.ts';

export type Mail = {
  readonly recipient: string;
  readonly subject: string;
  /** Plain text; addresses in it become links in the HTML view. */
  readonly body: string;
  /** The token hash of its link: once that has ended, the mail is not sent any more. */
  readonly tokenHash?: string;
  readonly attachments?: readonly { fileName: string; contentType: string; content: string }[];
};

/**
 * The text of an attachment as sent. CSV files get their byte order mark here, because the embedded store drops one
 * at the beginning of a text.
 */
export const attachmentText = (file: { readonly content_type: string; readonly content: string }): string =>
  file.content_type.startsWith('text/csv') ? csvFile(file.content) : file.content;

export const mailWorkName = 'mail';
export type MailPayload = { mailId: string };

/** Writes a mail in the caller's transaction: it is sent if and only if that commits. */
export async function writeMail(database: Kysely<Database>, now: Date, mail: Mail): Promise<void> {
  const { id } = await database
    .insertInto('mails')
    .values({
      recipient: mail.recipient,
      subject: mail.subject,
      body: mail.body,
      created_at: formatInstant(now),
      token_hash: mail.tokenHash ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { fileName, contentType, content } of mail.attachments ?? [])
    await database
      .insertInto('mail_attachments')
      .values({ mail_id: id, file_name: fileName, content_type: contentType, content })
      .execute();
  await enqueue<MailPayload>(database, { name: mailWorkName }, { mailId: id }, now);
}
