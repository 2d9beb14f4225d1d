import type {
  ApplicationStage,
  ApplicationStatus,
  IdentityCheckMethod,
  IdentityCheckResult,
  RejectReason,
} from '../../graphql/generated/schema.ts';
import { optionsOf } from '../../kit/choice/options.ts';
import { noValue } from '../../kit/value/time.ts';
import { identityResultLabels, shepherdName, stageLabels } from '../shepherds/public.tsx';

export const stages = optionsOf<ApplicationStage>(stageLabels);

/** 'Clear' is the provider's term for passed, with the same results. */
const { CLEAR: _, ...results } = identityResultLabels;
export const identityResults = optionsOf<Exclude<IdentityCheckResult, 'CLEAR'>>(results);

const methodLabels: Readonly<Record<IdentityCheckMethod, string>> = { MANUAL: 'manual', ONFIDO: 'Onfido' };

export const rejectReasonLabels: Readonly<Record<RejectReason, string>> = {
  INACTIVE_COUNTRY: 'Inactive country',
  RIGHT_TO_WORK: 'Right to work',
  CRIMINAL_CONVICTIONS: 'Criminal convictions',
  TOO_YOUNG: 'Too young',
  ID_CHECK: 'ID check',
};
export const rejectReasons = optionsOf<RejectReason>(rejectReasonLabels);

interface Check {
  readonly result: IdentityCheckResult | null;
  readonly method: IdentityCheckMethod | null;
}

/** The status of a check and who made it: 'Pass (Onfido)'. */
export function checkText(check: Check | null): string {
  if (!check?.result) return noValue;
  const result = identityResultLabels[check.result];
  return check.method === null ? result : `${result} (${methodLabels[check.method]})`;
}

interface Applicant {
  readonly id: string;
  readonly agent: { readonly firstName: string; readonly lastName: string } | null;
}

export const applicantName = ({ id, agent }: Applicant): string =>
  agent ? shepherdName(agent) : `Application ${id}`;

interface Standing {
  readonly status: ApplicationStatus;
  readonly identityCheck: Check | null;
}

/** Whether the applicant can be reminded of a step. */
export const isOpen = ({ status }: Pick<Standing, 'status'>): boolean => status === 'IN_PROGRESS';

/** Whether the check needs a manual decision: it is in progress, or has failed without a rejection. */
export const waitsForReview = ({ status, identityCheck }: Standing): boolean =>
  status !== 'REJECTED' &&
  (identityCheck?.result === 'PROCESSING' ||
    identityCheck?.result === 'CONSIDER' ||
    identityCheck?.result === 'FAIL');
