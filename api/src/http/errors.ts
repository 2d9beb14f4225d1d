import { OutsideUnavailableError } from '../outside/unavailable.ts';

/**
 * Every failure of this API: its status and the sentence for the user. Clients branch on the code, so a code is never
 * reused with another meaning.
 */
export const failures = {
  'request.malformed': [400, 'The request body is not valid JSON'],
  'report.invalid_token': [400, 'Invalid Token'],
  'auth.unauthenticated': [401, 'You are not signed in'],
  'auth.credentials': [401, 'Wrong email or password'],
  'auth.disabled': [403, 'Your account is disabled'],
  'auth.forbidden': [403, 'You do not have permission to do this'],
  'job.not_reviewer': [403, 'You are not the reviewer of this job'],
  'agent.restricted': [403, 'You may not view these details of this shepherd'],
  'user.self_disable': [403, 'You cannot disable, demote or delete your own account'],
  'user.last_owner': [403, 'The last active owner cannot be disabled, demoted or deleted'],
  'user.owner_only': [403, 'Only an owner may give or take the owner role or edit an owner'],
  'report.missing_password': [403, 'This report needs a password'],
  'report.wrong_password': [403, 'Wrong password'],
  'file.link_invalid': [403, 'The address of this file is not valid'],
  'file.link_expired': [403, 'The address of this file has expired'],
  not_found: [404, 'Not found'],
  'typeform.not_found': [404, 'There is no typeform with this id'],
  'request.method_not_allowed': [405, 'This path does not take this method'],
  'request.timeout': [408, 'The request took too long to arrive'],
  'order.invalid_transition': [409, 'This is not possible in the current status of the order'],
  'job.invalid_transition': [409, 'This is not possible in the current status of the job'],
  'template.invalid_transition': [409, 'This is not possible in the current status of the template'],
  'upload.invalid_transition': [409, 'This is not possible in the current status of the upload'],
  'withdrawal.no_payment_method': [
    409,
    'The payment method was removed, so nothing can be paid out: reject the withdrawal',
  ],
  'withdrawal.invalid_transition': [409, 'This is not possible in the current status of the withdrawal'],
  'customer.invalid_transition': [409, 'This is not possible in the current status of the customer'],
  'campaign.invalid_transition': [409, 'This is not possible in the current status of the campaign'],
  'agent.invalid_transition': [409, 'This is not possible in the current status of the shepherd'],
  'agent.open_work': [409, 'The shepherd has begun work that is not ended'],
  'agent.removed': [
    409,
    'This shepherd was removed for a data-protection request: nothing can be written about them any more',
  ],
  'application.invalid_transition': [409, 'This is not possible in the current status of the application'],
  'application.reviewed_meanwhile': [
    409,
    'Somebody else has decided this ID check meanwhile. Look at it as it is now',
  ],
  'comment.too_late': [409, 'A comment can be deleted within 15 minutes of writing it. Now it stays'],
  'strike.already_reverted': [409, 'This strike was taken back already'],
  'user.invalid_transition': [409, 'This is not possible in the current status of the user'],
  'user.not_invited': [409, 'Only an open invitation can be revoked'],
  'campaign.in_use': [409, 'The campaign has orders and cannot be deleted'],
  'work.not_retryable': [
    409,
    'This work is not waiting for another try: it is under way, has not been tried yet, or is done',
  ],
  'lockout.exists': [409, 'This order has a lockout already'],
  'order.confirmation_required': [409, 'Please confirm the warnings'],
  'order.jobs_ending': [409, 'The jobs of this order are still being changed. Please try again in a moment'],
  'order.paused': [409, 'The order is paused'],
  'order.closed': [
    409,
    'The order is cancelled, finished or archived: its jobs can no longer be assigned, offered, worked on or paid',
  ],
  'order.uploads_running': [
    409,
    'A file of locations is still being processed. Wait until it is completed, or cancel it',
  ],
  'job.offer_ended': [409, 'The offer can no longer be accepted'],
  'job.hidden_from_market': [
    409,
    'The location group of the job is hidden from the market. Show it there first, or assign the job directly',
  ],
  'job.already_assigned': [409, 'The job is already assigned to another reviewer'],
  'job.changed': [409, 'The job has changed in the meantime'],
  'job.direct_assignment_conflict': [409, 'The shepherd has conflicts with these jobs'],
  'upload.not_sent': [409, 'The file has not arrived yet. Send it before you start the upload'],
  'upload.duplicate': [409, 'This file is already being uploaded'],
  'idempotency.in_progress': [409, 'A request with this Idempotency-Key is still being processed'],
  conflict: [409, 'Somebody else changed this at the same moment. Please try again'],
  'events.gone': [410, 'The changes after this position are no longer kept. Read the records again'],
  'precondition.failed': [412, 'This was changed by somebody else in the meantime'],
  'request.too_large': [413, 'The request body is too large'],
  'request.unsupported_media_type': [415, 'This content type is not supported here'],
  'validation.failed': [422, 'Please check the fields'],
  'auth.invalid_token': [422, 'This link is no longer valid'],
  'idempotency.mismatch': [422, 'This Idempotency-Key was used for another request'],
  'export.too_large': [
    422,
    'More rows match than one file can hold. Please set filters, such as dates, and export in parts',
  ],
  'payment.reimbursement_limit': [422, 'You exceeded the limit on reimbursement. Contact an admin'],
  'upload.damaged': [422, 'The file that arrived is not the one that was announced'],
  'upload.wrong_extension': [422, 'Wrong file extension!'],
  'upload.too_large': [422, 'The file is larger than 10 MB'],
  'upload.too_many': [422, "You can't upload more files!"],
  rate_limited: [429, 'Too many tries. Please wait'],
  'events.too_many': [429, 'Too many streams of changes are open'],
  internal: [500, 'Something went wrong on our side'],
  'typeform.unavailable': [502, 'Typeform cannot be reached. Please try again later'],
  'geocoding.unavailable': [502, 'The address search cannot be reached. Please try again later'],
  unavailable: [503, 'The server is starting or stopping. Please try again'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

/** Other causes of `unavailable`, each with its Retry-After seconds. */
export const unavailableBecause = {
  lost: [1, 'The database cannot be reached at the moment. Please try again'],
  slow: [2, 'The database took too long to answer. Please try again'],
  files: [5, 'The file storage cannot be reached at the moment. Please try again'],
  mail: [5, 'The mail server cannot be reached at the moment. Please try again'],
  maps: [5, 'The address search cannot be reached at the moment. Please try again'],
  forms: [5, 'Typeform cannot be reached at the moment. Please try again'],
  busy: [2, 'The server is busy. Please try again in a moment'],
  full: [10, 'The disk of the server is full, and nothing was changed. Please try again later'],
} as const satisfies Record<string, readonly [retryAfterSeconds: number, message: string]>;

export type FailureCode = keyof typeof failures;
export type Fields = Record<string, string[]>;
export type Warnings = { job_id: string | null; warnings: { code: string; message: string }[] }[];

type Person = { id: string; first_name: string; last_name: string };
/** The present state of a job that is no longer as the user saw it, and the act that changed it. */
export type ChangedJob = {
  id: string;
  title: string;
  status: string;
  agent: Person | null;
  reviewer: Person | null;
  market_offer_id: string | null;
  changed_by: string | null;
  changed_at: string | null;
  event: string | null;
};
type Details = {
  message?: string;
  fields?: Fields;
  warnings?: Warnings;
  jobs?: ChangedJob[];
  /** Of `precondition.failed`: the record as its read answers it now, and its ETag. */
  present?: { record: unknown; tag: string };
  retryAfterSeconds?: number;
};

/** An expected failure that ends a call with an error answer; may be thrown anywhere inside a handler. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: FailureCode;
  readonly status: number;
  readonly fields: Fields | undefined;
  readonly warnings: Warnings | undefined;
  readonly jobs: ChangedJob[] | undefined;
  readonly present: Details['present'];
  /** The header Retry-After (RFC 9110). */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: FailureCode, details: Details = {}) {
    const [status, message] = failures[code];
    super(details.message ?? message);
    this.code = code;
    this.status = status;
    this.fields = details.fields;
    this.warnings = details.warnings;
    this.jobs = details.jobs;
    this.present = details.present;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** A 503 with its cause and Retry-After. */
export function unavailable(reason: keyof typeof unavailableBecause): ApiError {
  const [retryAfterSeconds, message] = unavailableBecause[reason];
  return new ApiError('unavailable', { message, retryAfterSeconds });
}

/** The Retry-After of a dependency whose circuit is open or that did not answer; nothing for other failures. */
export const comingBack = (error: unknown): { retryAfterSeconds?: number } =>
  error instanceof OutsideUnavailableError
    ? { retryAfterSeconds: unavailableBecause[error.dependency][0] }
    : {};

/** A 422 with the messages of one field. */
export const fieldError = (name: string, ...messages: [string, ...string[]]): ApiError =>
  new ApiError('validation.failed', { fields: { [name]: messages } });

export const notFound = (): ApiError => new ApiError('not_found');

/** The JSON body of an error answer. */
export function errorBody(error: ApiError, requestId?: string) {
  return {
    error: {
      code: error.code,
      message: error.message,
      ...(error.code === 'internal' && requestId !== undefined && { request_id: requestId }),
      ...(error.fields && { fields: error.fields }),
      ...(error.warnings && { warnings: error.warnings }),
      ...(error.jobs && { jobs: error.jobs }),
      ...(error.present && { record: error.present.record }),
    },
  };
}
