import type { ApplicationStage, IdentityCheckResult, RetireReason } from '../../graphql/generated/schema.ts';
import { personName } from '../../kit/value/personName.ts';

/** The full name of a Shepherd or an applicant. */
export const shepherdName = personName;

/** The stages of an application, in order. */
export const stageLabels: Readonly<Record<ApplicationStage, string>> = {
  VERIFY_EMAIL: 'Lead',
  COMPLETE_PROFILE: 'Complete profile',
  COMPLETE_APPLICATION: 'Complete application',
  CONTRACT_AGREEMENT: 'Contract agreement',
  MARKET_ACCESS: 'Market access',
  JOB_ACCEPTED: 'Job accepted',
  IDENTITY_CHECK: 'ID check',
  RIGHT_TO_WORK: 'Right to work',
  CRIMINAL_CONVICTIONS: 'Criminal convictions',
  TOO_YOUNG: 'Too young',
};

/** The results and statuses of an ID check; 'clear' is the provider's term for passed. */
export const identityResultLabels: Readonly<Record<IdentityCheckResult, string>> = {
  PROCESSING: 'Processing',
  CONSIDER: 'Consider',
  PASS: 'Pass',
  CLEAR: 'Clear',
  FAIL: 'Fail',
};

/** Why a Shepherd left. */
export const retireReasonLabels: Readonly<Record<RetireReason, string>> = {
  STRIKED_OFF: 'Strike off',
  REMOVED: 'Remove for a data-protection request',
};
