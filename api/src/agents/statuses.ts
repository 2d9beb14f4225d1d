/** Enumerations of agents and their applications, shared by the database and the contract. */
export const agentStatuses = ['active', 'inactive', 'retired', 'applicant'] as const;
export type AgentStatus = (typeof agentStatuses)[number];

/** In the order in which an applicant passes them; the last three are failed endings. */
export const applicationStages = [
  'verify_email',
  'complete_profile',
  'complete_application',
  'contract_agreement',
  'market_access',
  'job_accepted',
  'identity_check',
  'right_to_work',
  'criminal_convictions',
  'too_young',
] as const;
export type ApplicationStage = (typeof applicationStages)[number];

export const applicationStatuses = ['in_progress', 'accepted', 'rejected'] as const;

export const rejectReasons = [
  'inactive_country',
  'right_to_work',
  'criminal_convictions',
  'too_young',
  'id_check',
] as const;
export type RejectReason = (typeof rejectReasons)[number];

export const identityCheckResults = ['processing', 'consider', 'pass', 'fail'] as const;
export const identityCheckMethods = ['manual', 'onfido'] as const;
export const onboardingStates = ['awaiting_data', 'in_progress', 'passed', 'failed'] as const;
export const retireReasons = ['striked_off', 'removed'] as const;
export const transportModes = ['walking', 'cycling', 'vehicle'] as const;
export const paymentMethodTypes = ['bank_transfer', 'paypal'] as const;
