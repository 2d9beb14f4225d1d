import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/errors.ts';
import { subjectId } from '../outbox/kinds.ts';
import { works } from '../works.ts';
import { shownWork } from './list.ts';
import type { BackgroundWork } from './schemas.ts';
import { readSubjects } from './subjects.ts';
import type { Named } from './subjects.ts';

type Shown = Static<typeof BackgroundWork>;
type Row = Pick<Shown, 'id' | 'kind' | 'title' | 'status' | 'failure' | 'retryable'> & {
  name: string;
  payload: unknown;
  attempts: number;
  earlier_attempts: number;
  run_at: string;
  created_at: string;
  finished_at: string | null;
  has_failed: boolean;
  retried_at: string | null;
  retried_by: string | null;
  first_name: string | null;
  last_name: string | null;
  mail_recipient: string | null;
};

/**
 * The rows of these ids, in no particular order. Only the parts of payloads that are named here are ever answered.
 */
export async function readBackgroundWork(
  database: Kysely<Database>,
  ids: readonly string[],
  now: Date,
): Promise<Shown[]> {
  const { rows } = await sql<Row>`
    select pieces.id, pieces.name, pieces.kind, pieces.title, pieces.shown_status as status, pieces.payload,
      pieces.attempts, pieces.earlier_attempts, pieces.run_at, pieces.created_at, pieces.finished_at, pieces.failure,
      pieces.last_error is not null as has_failed, pieces.retryable, pieces.retried_at, pieces.retried_by,
      users.first_name, users.last_name, mails.recipient as mail_recipient
    from ${shownWork(now)}
      left join users on users.id = pieces.retried_by
      left join mails on mails.id::text = pieces.payload ->> 'mailId'
    where pieces.id in (${sql.join(ids)})`.execute(database);
  const subjectOf = await readSubjects(
    database,
    rows.flatMap((row) => named(row) ?? []),
  );
  return rows.map((row) => {
    const about = named(row);
    return { ...shown(row), about: about && subjectOf(about) };
  });
}

/** One piece of work; throws `not_found`. */
export async function readPiece(database: Kysely<Database>, id: string, now: Date): Promise<Shown> {
  const [piece] = await readBackgroundWork(database, [id], now);
  if (!piece) throw notFound();
  return piece;
}

function named({ name, payload }: Row): Named | null {
  const key = works.get(name)?.about ?? null;
  const id = subjectId(key, payload);
  return key === null || id === null ? null : { key, id };
}

/** For failures stored by a version without messages for staff. */
const untold = 'It failed. The log of the server says why';

function shown(row: Row): Omit<Shown, 'about'> {
  const comes = row.status === 'waiting' || row.status === 'retrying';
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    status: row.status,
    attempts: row.attempts + row.earlier_attempts,
    attempts_left: attemptsLeft(row),
    created_at: row.created_at,
    next_try_at: comes ? row.run_at : null,
    finished_at: row.finished_at,
    failure: row.failure ?? (row.has_failed ? untold : null),
    recipient: row.mail_recipient ?? textIn(row.payload, 'recipient') ?? textIn(row.payload, 'email'),
    retryable: row.retryable,
    retried_at: row.retried_at,
    retried_by:
      row.retried_by === null
        ? null
        : { id: row.retried_by, first_name: row.first_name ?? '', last_name: row.last_name ?? '' },
  };
}

function attemptsLeft({ name, status, attempts }: Row): number | null {
  const allowed = works.get(name)?.attempts ?? Number.POSITIVE_INFINITY;
  if (status === 'failed') return 0;
  return status === 'done' || !Number.isFinite(allowed) ? null : Math.max(1, allowed - attempts);
}

function textIn(payload: unknown, name: string): string | null {
  const value: unknown =
    typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined;
  return typeof value === 'string' ? value : null;
}
