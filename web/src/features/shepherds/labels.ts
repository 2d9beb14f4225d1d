import type { ApplicationStage, IdentityCheckResult, RetireReason } from '../../graphql/generated/schema.ts';

/** What a Shepherd or an applicant is called, in full. */
export const shepherdName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** How far an application came, in the order in which the stages are passed. */
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

/** How a check of who somebody is ended, or where it stands; 'clear' is the provider's word for passed. */
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
