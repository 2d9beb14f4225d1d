import type { Actor } from '../../authentication/actor.ts';
import { system } from '../../authentication/actor.ts';
import type { AssignmentStatus, JobStatus } from '../../jobs/statuses.ts';
import { money } from '../../money/money.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import { formatInstant } from '../../time/instants.ts';
import type { Shepherd } from './crew.ts';
import type { Opening, Visit } from './visits.ts';
import type { Team } from '../people/staff.ts';

export type Line = {
  at: Date;
  actor: Actor;
  readonly event: string;
  readonly work: Work | null;
};

/** An agent's work on a job; it becomes an assignment. */
export type Work = {
  readonly shepherd: Shepherd;
  readonly day: string;
  readonly times: Pick<Opening, 'start_time' | 'end_time'>;
  agreed: Date;
  readonly fee: number;
  status: AssignmentStatus;
  started: Date | null;
  ended: Date | null;
  stopped: Date | null;
  stopComment: string | null;
  closed: Date | null;
};

type Fee = { readonly amount: number; readonly currency: Currency };
const formatted = ({ amount, currency }: Fee): string => money(amount, currency).formatted;

/** The story of one job since its creation; its history and assignments are made from it. */
export class Story {
  readonly lines: Line[] = [];
  readonly works: Work[] = [];
  readonly #team: Team;
  readonly #fee: Fee;

  /** The job can be assigned since then: its order has begun, and it has no agent. */
  opened: Date;

  constructor(created: Date, opened: Date, team: Team, fee: Fee) {
    this.opened = opened;
    this.#team = team;
    this.#fee = fee;
    this.#tell(created, system, 'Created', null);
  }

  #tell(at: Date, actor: Actor, event: string, work: Work | null): void {
    this.lines.push({ at, actor, event, work });
  }

  offered(at: Date): void {
    this.#tell(
      at,
      this.#team.operations,
      `Offered on the market for ${formatted(this.#fee)}`,
      this.works.at(-1) ?? null,
    );
  }

  /** Taken from the market, or assigned by staff. */
  agreed(
    at: Date,
    shepherd: Shepherd,
    day: string,
    { start_time, end_time }: Work['times'],
    byStaff: boolean,
  ): Work {
    const work: Work = {
      shepherd,
      day,
      times: { start_time, end_time },
      agreed: at,
      // The agent's agreed fee applies when staff assign the job.
      fee: (byStaff ? shepherd.fee : null) ?? this.#fee.amount,
      status: 'accepted',
      started: null,
      ended: null,
      stopped: null,
      stopComment: null,
      closed: null,
    };
    this.works.push(work);
    if (byStaff)
      this.#tell(
        at,
        this.#team.operations,
        `Assigned to ${shepherd.name} for ${formatted({ ...this.#fee, amount: work.fee })}`,
        work,
      );
    else this.#tell(at, inTheField(work), 'Accepted', work);
    return work;
  }

  started(work: Work, { started }: Visit): void {
    work.status = 'in_progress';
    work.started = started;
    this.#tell(started, inTheField(work), 'Started', work);
  }

  handedIn(work: Work, at: Date): void {
    work.status = 'qa';
    work.ended = at;
    this.#tell(at, inTheField(work), 'Handed in', work);
  }

  stoppedThere(work: Work, at: Date, why: string): void {
    work.status = 'stopped';
    work.stopped = at;
    work.stopComment = why;
    this.#tell(at, inTheField(work), `Stopped: ${why}`, work);
  }

  reviewTaken(work: Work, at: Date): void {
    const { reviewer } = this.#team;
    this.#tell(at, reviewer, `Review assigned to ${reviewer.name}`, work);
  }

  triedAgain(work: Work, at: Date, why: string): void {
    work.status = 'partially_failed';
    work.ended = null;
    this.#tell(at, this.#team.reviewer, `Asked for another try: ${why}`, work);
  }

  /** Decided by the reviewer, or by operations where nothing was submitted. */
  ended(work: Work, at: Date, status: AssignmentStatus, event: string): void {
    work.status = status;
    work.closed = at;
    this.#tell(at, work.ended === null ? this.#team.operations : this.#team.reviewer, event, work);
  }

  ratesChanged(
    at: Date,
    { fee, price, currency }: { fee: number; price: number; currency: Currency },
    actor: Actor,
  ): void {
    const [forShepherd, forCustomer] = [fee, price].map((amount) => money(amount, currency).formatted);
    this.#tell(
      at,
      actor,
      `Rates changed to ${forShepherd} for the shepherd and ${forCustomer} for the customer`,
      null,
    );
  }

  /** Staff take the job away from the agent before the visit, or because there was none. */
  unassigned(work: Work, at: Date, actor: Actor): void {
    work.status = 'cancelled';
    work.closed = at;
    this.called(at, 'Unassigned from the shepherd', actor);
  }

  /** Staff actions on a job without work, mostly its end. */
  called(at: Date, event: string, actor: Actor): void {
    this.#tell(at, actor, event, this.works.at(-1) ?? null);
  }
}

const inTheField = ({ shepherd }: Work): Actor => ({ name: shepherd.name, userId: null });

/** The assignment row of a work. */
export const assignmentOf = (work: Work, jobId: string, currency: string) => ({
  job_id: jobId,
  agent_id: work.shepherd.id,
  status: work.status,
  agent_fee: work.fee,
  currency,
  job_date: work.day,
  ...work.times,
  created_at: formatInstant(work.agreed),
  started_at: work.started && formatInstant(work.started),
  ended_at: work.ended && formatInstant(work.ended),
  stopped_at: work.stopped && formatInstant(work.stopped),
  stop_comment: work.stopComment,
  closed_at: work.closed && formatInstant(work.closed),
});

/** The times of a job in this status, taken from its last work. */
export function jobTimes(status: JobStatus, work: Work | null) {
  const reached = ['in_progress', 'qa', 'completed', 'attempted'].includes(status);
  const format = (instant: Date | null | undefined) => (reached && instant ? formatInstant(instant) : null);
  const handedIn = format(work?.ended);
  return {
    started_at: format(work?.started),
    ended_at: handedIn ?? (status === 'attempted' ? format(work?.closed) : null),
    completed_at: handedIn,
    qa_entered_at: handedIn,
  };
}
