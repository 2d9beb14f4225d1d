import type { AssignAgentInput, ExpectedJobInput, JobStatus } from '../../../graphql/generated/schema.ts';
import { dateForRequest } from '../../../kit/value/time.ts';
import { opposite } from '../../../kit/undo/opposite.ts';
import type { UndoStep } from '../../../kit/undo/undoStep.ts';
import type { SelectableJob } from '../actions/allowed.ts';
import type { AssignAgentMutation } from '../actions/JobActions.generated.ts';
import { assignAgent, unassignJobs } from '../actions/jobMutations.ts';
import { overtakenWords } from '../actions/seenJobs.ts';

/** What an act made of all of its jobs. */
interface Left {
  readonly status: JobStatus;
  readonly agentId?: string;
  readonly marketOfferId?: string | undefined;
}

/**
 * Undoes an assignment, an offer, or their end, as one act for all of the jobs. Undefined where no act restores what
 * was before: an offer that is made again counts from a new day, and a bundle of assigned jobs may have more jobs than
 * these.
 * @param before the jobs as they were
 */
export function jobUndo(before: readonly SelectableJob[], left: Left): UndoStep | undefined {
  const ids = before.map(({ id }) => id);
  const expected = ids.map((id) => leftAs(id, left));
  const sent = { wordsOf: overtakenWords };
  if (left.status !== 'UNASSIGNED' && before.every(({ status }) => status === 'UNASSIGNED'))
    return opposite(unassignJobs, { ids, expected }, sent);
  const terms = formerTerms(before);
  if (!terms) return undefined;
  // A user has confirmed the warnings of the former assignment, if it had any.
  const input = { ids, ...terms, ignoreWarnings: true, expected };
  return opposite(assignAgent, { input }, { ...sent, notDone: warningWords });
}

const leftAs = (id: string, { status, agentId, marketOfferId }: Left): ExpectedJobInput => ({
  id,
  status,
  agentId: agentId ?? null,
  marketOfferId: marketOfferId ?? null,
});

type Terms = Pick<AssignAgentInput, 'agentId' | 'fees' | 'jobDate' | 'startTime' | 'endTime'>;

/** The terms to assign the jobs with, so that each is as it was before; undefined if one call cannot do that. */
function formerTerms(before: readonly SelectableJob[]): Terms | undefined {
  const today = dateForRequest(new Date());
  const fees: { jobId: string; agentFee: string }[] = [];
  const agreed = new Map<string, Omit<Terms, 'fees'>>();
  for (const { id, status, bundleName, fee, assignment } of before) {
    const { agent, jobDate, startTime, endTime } = assignment ?? {};
    if (status !== 'ASSIGNED' || bundleName !== null || fee === null || !agent || !jobDate) return undefined;
    if (jobDate < today) return undefined;
    fees.push({ jobId: id, agentFee: fee.amount });
    const times = startTime && endTime ? { startTime, endTime } : {};
    const terms = { agentId: agent.id, jobDate, ...times };
    agreed.set(JSON.stringify(terms), terms);
  }
  // One call has one Shepherd, one day and the same times for all of its jobs.
  const [only, ...others] = agreed.values();
  return only && others.length === 0 ? { ...only, fees } : undefined;
}

/** Warnings mean that nothing was assigned, on a server that does not take them as confirmed. */
function warningWords({ assignAgent: answer }: AssignAgentMutation): string | undefined {
  if (!('warnings' in answer)) return undefined;
  const messages = answer.warnings.flatMap(({ warnings }) => warnings.map(({ message }) => message));
  return [...new Set([answer.message, ...messages])].map((text) => text.replace(/[.!]?$/, '.')).join(' ');
}
