import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/**
 * Links in mails end with their purpose, whatever code changes it; a trigger cannot be forgotten. Answers stored in
 * clear text are not repeated any more, and sent mails lose their text.
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
