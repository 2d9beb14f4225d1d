// @module-tag any-store
import { expect, test } from 'vitest';
import { ApiError, errorBody, failures, fieldError, unavailable } from './errors.ts';

test('an error answers its code, its sentence and its details', () => {
  expect(errorBody(new ApiError('not_found'), 'r1')).toEqual({
    error: { code: 'not_found', message: 'Not found' },
  });
  expect(errorBody(fieldError('name', 'Too long', 'Too odd'))).toEqual({
    error: {
      code: 'validation.failed',
      message: 'Please check the fields',
      fields: { name: ['Too long', 'Too odd'] },
    },
  });
  const warnings = [{ job_id: null, warnings: [{ code: 'overlap', message: 'Overlaps' }] }];
  expect(errorBody(new ApiError('order.confirmation_required', { message: 'Sure?', warnings }))).toEqual({
    error: { code: 'order.confirmation_required', message: 'Sure?', warnings },
  });
});

test('only a server fault includes the request id', () => {
  expect(errorBody(new ApiError('internal'), 'r1')).toMatchObject({ error: { request_id: 'r1' } });
  expect(errorBody(new ApiError('internal')).error).not.toHaveProperty('request_id');
});

test.each([
  ['lost', 1],
  ['slow', 2],
  ['busy', 2],
  ['full', 10],
] as const)('%s is retryable after %i s', (reason, retryAfterSeconds) => {
  expect(unavailable(reason)).toMatchObject({ code: 'unavailable', status: 503, retryAfterSeconds });
});

/** Clients of REST v1 rely on these statuses; the sentences may change. */
const codesOf = {
  400: ['request.malformed', 'report.invalid_token'],
  401: ['auth.unauthenticated', 'auth.credentials'],
  403: [
    'auth.disabled',
    'auth.forbidden',
    'job.not_reviewer',
    'agent.restricted',
    'user.self_disable',
    'user.last_owner',
    'user.owner_only',
    'report.missing_password',
    'report.wrong_password',
    'file.link_invalid',
    'file.link_expired',
  ],
  404: ['not_found', 'typeform.not_found'],
  405: ['request.method_not_allowed'],
  408: ['request.timeout'],
  409: [
    'order.invalid_transition',
    'job.invalid_transition',
    'template.invalid_transition',
    'upload.invalid_transition',
    'withdrawal.no_payment_method',
    'withdrawal.invalid_transition',
    'customer.invalid_transition',
    'campaign.invalid_transition',
    'agent.invalid_transition',
    'agent.open_work',
    'agent.removed',
    'application.invalid_transition',
    'application.reviewed_meanwhile',
    'comment.too_late',
    'strike.already_reverted',
    'user.invalid_transition',
    'user.not_invited',
    'campaign.in_use',
    'work.not_retryable',
    'lockout.exists',
    'job.changed',
    'order.confirmation_required',
    'order.jobs_ending',
    'order.paused',
    'order.closed',
    'order.uploads_running',
    'job.offer_ended',
    'job.hidden_from_market',
    'job.already_assigned',
    'job.direct_assignment_conflict',
    'upload.not_sent',
    'upload.duplicate',
    'idempotency.in_progress',
    'conflict',
  ],
  410: ['events.gone'],
  412: ['precondition.failed'],
  413: ['request.too_large'],
  415: ['request.unsupported_media_type'],
  422: [
    'validation.failed',
    'auth.invalid_token',
    'idempotency.mismatch',
    'export.too_large',
    'payment.reimbursement_limit',
    'upload.damaged',
    'upload.wrong_extension',
    'upload.too_large',
    'upload.too_many',
  ],
  429: ['events.too_many', 'rate_limited'],
  500: ['internal'],
  502: ['typeform.unavailable', 'geocoding.unavailable'],
  503: ['unavailable'],
};

test('each failure has the status that clients rely on', () => {
  const told = Object.entries(failures).map(([code, [status]]) => [code, status]);
  const known = Object.entries(codesOf).flatMap(([status, codes]) =>
    codes.map((code) => [code, Number(status)]),
  );
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(known));
});
