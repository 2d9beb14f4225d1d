import type { Actor } from '../authentication/actor.ts';
import { system } from '../authentication/actor.ts';
import type { AssignmentStatus, JobStatus } from '../jobs/statuses.ts';
import { formatInstant } from '../time/instants.ts';
import type { Shepherd } from './crew.ts';
import type { Opening, Visit } from './visits.ts';

export type Line = {
  readonly at: Date;
  readonly actor: Actor;
  readonly event: string;
  readonly work: Work | null;
};

/** What a shepherd did with a job, as it becomes an assignment. */
export type Work = {
  readonly shepherd: Shepherd;
  readonly day: string;
  readonly times: Pick<Opening, 'start_time' | 'end_time'>;
  readonly agreed: Date;
  status: AssignmentStatus;
  started: Date | null;
  ended: Date | null;
  stopped: Date | null;
  closed: Date | null;
};

export type Team = {
  readonly operations: Actor;
  readonly administrator: Actor;
  readonly reviewer: Actor;
};

/** What happened to one job, told from its creation on: its log and its assignments come from it. */
export class Story {
  readonly lines: Line[] = [];
  readonly works: Work[] = [];
  readonly #team: Team;
  readonly #fee: string;

  constructor(created: Date, team: Team, fee: string) {
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
      `Offered on the market for ${this.#fee}`,
      this.works.at(-1) ?? null,
    );
  }

  /** Taken from the market, or given by staff. */
  agreed(at: Date, shepherd: Shepherd, day: string, times: Work['times'], byStaff: boolean): Work {
    const work: Work = {
      shepherd,
      day,
      times,
      agreed: at,
      status: 'accepted',
      started: null,
      ended: null,
      stopped: null,
      closed: null,
    };
    this.works.push(work);
    if (byStaff) this.#tell(at, this.#team.operations, `Assigned to ${shepherd.name} for ${this.#fee}`, work);
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

  /** Judged by the reviewer, or by who manages jobs where it was never handed in. */
  ended(work: Work, at: Date, status: AssignmentStatus, event: string): void {
    work.status = status;
    work.closed = at;
    this.#tell(at, work.ended === null ? this.#team.operations : this.#team.reviewer, event, work);
  }

  /** The end of the job without any work. */
  called(at: Date, event: string, actor: Actor): void {
    this.#tell(at, actor, event, this.works.at(-1) ?? null);
  }
}

const inTheField = ({ shepherd }: Work): Actor => ({ name: shepherd.name, userId: null });

/** The assignment that a work becomes. */
export const assignmentOf = (work: Work, jobId: string, fee: number, currency: string) => ({
  job_id: jobId,
  agent_id: work.shepherd.id,
  status: work.status,
  agent_fee: fee,
  currency,
  job_date: work.day,
  ...work.times,
  created_at: formatInstant(work.agreed),
  started_at: work.started && formatInstant(work.started),
  ended_at: work.ended && formatInstant(work.ended),
  stopped_at: work.stopped && formatInstant(work.stopped),
  closed_at: work.closed && formatInstant(work.closed),
});

/** What the last work says of the times of a job in this status. */
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
