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

/** The context of an action: who acts, when, and where. */
export type Acting = {
  readonly session: Session;
  readonly actor: Actor;
  readonly now: Date;
  /** The actor's time zone. */
  readonly timezone: string;
  readonly settings: Settings;
};

/**
 * A change to one subject, with the same signature in every area. `By` is the part of the actor that it needs, so
 * that bulk actions and background work can run it too.
 */
export type Action<Subject, Input = unknown, Outcome = void, By = Acting> = (
  transaction: Kysely<Database>,
  subject: Subject,
  input: Input,
  by: By,
) => Promise<Outcome>;

/** The steps of an action, in order. Each may refuse by throwing. */
type Steps<Subject, Input, Held, Row, Outcome, By> = {
  /** Validates the input independently of the subject. */
  readonly check?: (input: Input) => void;
  /** Locks the subject until the transaction ends; throws `not_found` if it does not exist. */
  readonly lock: (transaction: Kysely<Database>, subject: Subject) => Promise<Held>;
  /** The row of the transition table: whether the change is possible now, and for this actor. */
  readonly follow: (held: Held, input: Input, by: By, transaction: Kysely<Database>) => Row | Promise<Row>;
  /** Applies the change: columns, history, and background work. */
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
  readonly editsWith?: (params: Static<Params>) => object;
  /** The subject that the path names. */
  readonly subject: (params: Static<Params>) => Subject;
  /** Refuses when the subject is no longer as the request expects it. Runs first, and locks what it compares. */
  readonly expects?: (transaction: Kysely<Database>, subject: Subject, body: object) => Promise<void>;
  readonly does: (
    transaction: Kysely<Database>,
    subject: Subject,
    body: Static<Body>,
    by: Acting,
    query: Static<Query>,
  ) => Promise<Outcome>;
  /** The answer: the subject after the change, read in the same transaction. */
  readonly shows: (
    request: Handled<Params, Query, Body, 'signed-in'>,
    subject: Subject,
    outcome: Outcome,
  ) => Promise<Static<Answer> | Reply>;
};

/** Declares a change that staff make to an existing subject: the call, its permission, the action, and the answer. */
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

/** An action that accepts PATCH and PUT, like `edit` for calls. */
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
    expects,
    does,
    shows,
  }: Done<Subject, Outcome, Params, Query, Body, Answer>) =>
  async (request: Handled<Params, Query, Body, 'signed-in'>): Promise<Static<Answer> | Reply> => {
    const { database, session, clock, timezone, settings, params, body, query } = request;
    const subject = subjectOf(params);
    const actor = await actorOf(database, session);
    const by = { session, actor, now: clock(), timezone, settings };
    await expects?.(database, subject, Object(body));
    return shows(request, subject, await does(database, subject, body, by, query));
  };
