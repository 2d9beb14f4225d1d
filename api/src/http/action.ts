import type { Kysely } from 'kysely';
import type { Static, TObject, TSchema } from 'typebox';
import { actorOf } from '../authentication/actor.ts';
import type { Actor } from '../authentication/actor.ts';
import type { Access } from '../authentication/permissions.ts';
import type { Session } from '../authentication/session.ts';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import { call, edit } from './call.ts';
import type { Call, Handled, Reply } from './call.ts';

/** Who acts, when, and where: all that an action knows beside what it is done to and with. */
export type Acting = {
  readonly session: Session;
  readonly actor: Actor;
  readonly now: Date;
  /** Name of the time zone of whoever acts. */
  readonly timezone: string;
  readonly settings: Settings;
};

/**
 * What is done to something: the same signature in every area. `By` is what it needs to know of whoever acts, so
 * that a bulk action or a work can do it too.
 */
export type Action<Subject, Input = unknown, Outcome = void, By = Acting> = (
  transaction: Kysely<Database>,
  subject: Subject,
  input: Input,
  by: By,
) => Promise<Outcome>;

/** The steps of an action, in the order in which they are taken. Any of them refuses by throwing. */
type Steps<Subject, Input, Held, Row, Outcome, By> = {
  /** Refuses input that is wrong whatever it is done to. */
  readonly check?: (input: Input) => void;
  /** Holds what changes until the transaction ends; `not_found` without it. */
  readonly lock: (transaction: Kysely<Database>, subject: Subject) => Promise<Held>;
  /** The row of the transition table that is followed: whether it is possible now, and for this person. */
  readonly follow: (held: Held, input: Input, by: By, transaction: Kysely<Database>) => Row | Promise<Row>;
  /** What becomes of it: its columns, its history, and the work that goes on afterwards. */
  readonly change: (
    transaction: Kysely<Database>,
    held: Held,
    given: { readonly input: Input; readonly row: Row },
    by: By,
  ) => Promise<Outcome>;
};

export const inSteps =
  <Subject, Input, Held, Row, Outcome, By>({
    check,
    lock,
    follow,
    change,
  }: Steps<Subject, Input, Held, Row, Outcome, By>): Action<Subject, Input, Outcome, By> =>
  async (transaction, subject, input, by) => {
    check?.(input);
    const held = await lock(transaction, subject);
    const row = await follow(held, input, by, transaction);
    return change(transaction, held, { input, row }, by);
  };

type Done<
  Subject,
  Outcome,
  Params extends TObject,
  Query extends TObject,
  Body extends TSchema,
  Answer extends TSchema,
> = {
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly permission: Exclude<Access, 'public'>;
  readonly params: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  readonly status?: number;
  readonly alsoAnswers?: Call['alsoAnswers'];
  /** The read whose ETag an `If-Match` is compared with. */
  readonly edits?: Call;
  /** What the path names. */
  readonly subject: (params: Static<Params>) => Subject;
  readonly does: (
    transaction: Kysely<Database>,
    subject: Subject,
    body: Static<Body>,
    by: Acting,
    query: Static<Query>,
  ) => Promise<Outcome>;
  /** What is answered: as it is after the change, read in the same transaction. */
  readonly shows: (
    request: Handled<Params, Query, Body, 'signed-in'>,
    subject: Subject,
    outcome: Outcome,
  ) => Promise<Static<Answer> | Reply>;
};

/** Declares something that staff do to what exists: the call, who may, what is done, and what is answered. */
export function action<
  Subject,
  Outcome,
  Params extends TObject,
  Answer extends TSchema,
  Query extends TObject = TObject,
  Body extends TSchema = TSchema,
>({
  method = 'POST',
  ...done
}: Done<Subject, Outcome, Params, Query, Body, Answer> & {
  readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
}): Call {
  return call({ ...done, method, handler: handlerOf(done) });
}

/** An action that clients may send as PATCH or as PUT, as `edit` of calls. */
export function editAction<
  Subject,
  Outcome,
  Params extends TObject,
  Answer extends TSchema,
  Query extends TObject = TObject,
  Body extends TSchema = TSchema,
>(done: Done<Subject, Outcome, Params, Query, Body, Answer>): Call[] {
  return edit({ ...done, handler: handlerOf(done) });
}

const handlerOf =
  <
    Subject,
    Outcome,
    Params extends TObject,
    Query extends TObject,
    Body extends TSchema,
    Answer extends TSchema,
  >({
    subject: subjectOf,
    does,
    shows,
  }: Done<Subject, Outcome, Params, Query, Body, Answer>) =>
  async (request: Handled<Params, Query, Body, 'signed-in'>): Promise<Static<Answer> | Reply> => {
    const { database, session, clock, timezone, settings, params, body, query } = request;
    const subject = subjectOf(params);
    const actor = await actorOf(database, session);
    const by = { session, actor, now: clock(), timezone, settings };
    return shows(request, subject, await does(database, subject, body, by, query));
  };
