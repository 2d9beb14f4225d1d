import { applicationStages } from '../../agents/statuses.ts';
import type {
  AgentStatus,
  ApplicationStage,
  identityCheckResults,
  RejectReason,
} from '../../agents/statuses.ts';

export type SeededApplication = {
  readonly status: 'in_progress' | 'accepted' | 'rejected';
  readonly stage: ApplicationStage;
  readonly reason: RejectReason | null;
  readonly deleted: boolean;
};

const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0];

const rankOfStage = (stage: ApplicationStage): number => applicationStages.indexOf(stage);
const isBefore = (stage: ApplicationStage, other: ApplicationStage): boolean =>
  rankOfStage(stage) < rankOfStage(other);

/** Whether an applicant filled a step by a stage; applicants leave the last three from the middle of it. */
export const hasProfile = (stage: ApplicationStage): boolean => !isBefore(stage, 'complete_application');
export const hasAccount = (stage: ApplicationStage): boolean =>
  !isBefore(stage, 'contract_agreement') && stage !== 'too_young';
export const hasContract = (stage: ApplicationStage): boolean =>
  !isBefore(stage, 'market_access') && isBefore(stage, 'right_to_work');

/** The reject reason at each stage. */
const reasonAt: Readonly<Record<ApplicationStage, RejectReason>> = {
  verify_email: 'inactive_country',
  complete_profile: 'inactive_country',
  complete_application: 'too_young',
  contract_agreement: 'inactive_country',
  market_access: 'right_to_work',
  job_accepted: 'right_to_work',
  identity_check: 'id_check',
  right_to_work: 'right_to_work',
  criminal_convictions: 'criminal_convictions',
  too_young: 'too_young',
};

/** All applicants and the first 44 active agents have one: 130 are visible, four were deleted. */
const acceptedInAll = 44;

/** Staff can accept at any stage; these agents got access before a contract or a job. */
const acceptedEarly: ReadonlyMap<number, ApplicationStage> = new Map([
  // The second active agent has had no work.
  [1, 'market_access'],
  [9, 'too_young'],
  [19, 'too_young'],
  [20, 'verify_email'],
  [21, 'complete_profile'],
  [22, 'complete_application'],
  [23, 'contract_agreement'],
  [24, 'right_to_work'],
  [25, 'criminal_convictions'],
]);

/** Whether an agent can have had a job, by the stage of the application, if there is one. */
export const canHaveWorked = (application: SeededApplication | null): boolean =>
  application === null || application.stage === 'job_accepted' || application.stage === 'identity_check';

/** An agent's application; `number` counts agents of the same status. */
export function applicationOf(index: number, status: AgentStatus, number: number): SeededApplication | null {
  if (status === 'active' && number < acceptedInAll)
    return {
      status: 'accepted',
      stage:
        acceptedEarly.get(number) ?? (number < 20 && number % 2 === 0 ? 'job_accepted' : 'identity_check'),
      reason: null,
      deleted: false,
    };
  if (status !== 'applicant') return null;
  const stage = pick(applicationStages, number);
  const waits = { status: 'in_progress', stage, reason: null } as const;
  if (number >= 86) return { ...waits, deleted: true };
  // Thirty rows cover each of the ten stages; every third group of ten was rejected.
  if (Math.floor(number / 10) % 3 === 2)
    return { status: 'rejected', stage, reason: reasonAt[stage], deleted: false };
  return { ...waits, deleted: false };
}

type Checked = {
  readonly index: number;
  readonly number: number;
  readonly application: SeededApplication | null;
  readonly status: AgentStatus;
  /** Whether the check is waiting for a decision, whatever else is known. */
  readonly waits: boolean;
  readonly checked: string;
};

/** What staff note about an identity check that they decided. */
export const identityComments = {
  pass: 'Passport seen in a video call',
  fail: 'The face is another one than in the passport',
} as const;

/** Every result of every method occurs. Nothing is known before the check. */
export function identityOf({ index, number, application, status, waits, checked }: Checked) {
  const round = Math.floor(number / 10);
  const here = application?.stage === 'identity_check';
  const result = resultOf(application, status, waits, round);
  const method =
    result === null
      ? null
      : pick(
          ['onfido', 'manual'] as const,
          here && status === 'applicant' ? methodAt(round) : Math.floor(index / 4),
        );
  const state =
    result === null
      ? status === 'applicant' && here
        ? ('awaiting_data' as const)
        : null
      : result === 'processing' || result === 'consider'
        ? ('in_progress' as const)
        : result === 'pass'
          ? ('passed' as const)
          : ('failed' as const);
  const decided = method === 'manual' && (result === 'pass' || result === 'fail');
  return {
    identity_check_result: result,
    identity_check_method: method,
    identity_check_state: state,
    identity_check_comment: decided ? identityComments[result] : null,
    identity_check_reviewed_by: decided ? '3' : null,
    identity_check_updated_at: result === null ? null : checked,
  };
}

/** Applicants at the check, in row order: two of each result, the second one manual. */
const atTheCheck: readonly ((typeof identityCheckResults)[number] | null)[] = [
  null,
  'processing',
  'fail',
  'processing',
  'consider',
  'fail',
  'consider',
  null,
];
const methodAt = (round: number): number => (round === 3 || round === 5 || round === 6 ? 1 : 0);

function resultOf(
  application: SeededApplication | null,
  status: AgentStatus,
  waits: boolean,
  round: number,
): (typeof identityCheckResults)[number] | null {
  if (waits) return 'consider';
  if (status !== 'applicant') return 'pass';
  if (application?.stage !== 'identity_check') return null;
  return atTheCheck[round] ?? null;
}
