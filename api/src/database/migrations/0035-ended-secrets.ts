import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/**
 * Links of mails die with what they were made for, whoever changes it: a trigger, because no piece of code can forget
 * it. Answers that were kept in clear are not repeated any more, and mails that were sent lose their text.
 */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
create function end_user_tokens() returns trigger language plpgsql as $$ begin
  delete from user_tokens where user_id = new.id; return null; end $$;
create trigger end_user_tokens after update of email, password_hash, status on users for each row
  when (old.email is distinct from new.email or old.password_hash is distinct from new.password_hash
    or old.status is distinct from new.status)
  execute function end_user_tokens();
delete from idempotent_requests;
delete from mail_attachments using mails where mails.id = mail_attachments.mail_id and mails.sent_at is not null;
update mails set body = '' where sent_at is not null;
`,
  );
