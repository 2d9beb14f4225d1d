import { failure, json, page, plain, secret } from './behaviours.ts';
import type { Fault } from './fault.ts';
import { invalid, late, network } from './told.ts';

const always = (name: string, behaviour: Fault['behaviour'], told: Fault['list']): Fault => ({
  name,
  behaviour,
  list: told,
  change: told,
});

/** A failure in REST v1's format, which is passed on. */
const passed = (status: number, code: string, details?: object, headers?: object): Fault =>
  always(`${status} ${code}`, failure(status, code, details, headers), { code, status });

/** A status with a body that is not REST v1's. */
const foreign = (status: number, told: Fault['list'], headers?: object): Fault =>
  always(`${status} as a page`, page(status, headers), told);

export const statusFaults: readonly Fault[] = [
  passed(400, 'request.invalid'),
  passed(401, 'auth.unauthenticated'),
  passed(402, 'payment.required'),
  passed(403, 'auth.forbidden'),
  passed(404, 'not_found'),
  passed(405, 'method_not_allowed'),
  passed(406, 'not_acceptable'),
  passed(408, 'request.timeout'),
  passed(409, 'order.conflict', {
    warnings: [{ job_id: '7-1', warnings: [{ code: 'overlap', message: 'Overlaps', sql: secret }] }],
  }),
  passed(410, 'gone'),
  passed(412, 'precondition.failed'),
  passed(413, 'payload_too_large'),
  passed(415, 'unsupported_media_type'),
  passed(422, 'validation.failed'),
  { ...passed(422, 'validation.failed', { fields: { start_date: ['Too early'] } }), name: '422 with fields' },
  { ...passed(422, 'validation.failed', { fields: secret }), name: '422 with fields that are none' },
  passed(423, 'locked'),
  passed(428, 'precondition_required'),
  passed(429, 'rate_limited'),
  { ...passed(429, 'rate_limited', {}, { 'retry-after': '7' }), name: '429 with Retry-After' },
  {
    ...passed(429, 'rate_limited', {}, { 'retry-after': 'Fri, 31 Dec 2027 23:59:59 GMT' }),
    name: '429 with Retry-After as a date',
  },
  passed(500, 'internal', {
    message: secret,
    fields: { id: [secret] },
    warnings: [{ job_id: secret, warnings: [{ code: secret, message: secret }] }],
  }),
  passed(501, 'not_implemented', { message: secret }),
  passed(503, 'unavailable', {}, { 'retry-after': '1' }),
  foreign(400, invalid),
  foreign(403, invalid),
  foreign(404, invalid),
  foreign(413, invalid),
  foreign(429, invalid, { 'retry-after': '1' }),
  foreign(500, invalid),
  foreign(501, invalid),
  foreign(502, network),
  foreign(503, network, { 'retry-after': '1' }),
  foreign(504, late),
  foreign(507, invalid),
  always('500 without a body', plain('', 500), invalid),
  always('a code that is a sentence', failure(409, secret), invalid),
  always('a code that is a number', json({ error: { code: 7, message: secret } }, 400), invalid),
  always('an error that is a text', json({ error: secret }, 400), invalid),
  always('a problem document', json({ title: 'Conflict', status: 409, detail: secret }, 409), {
    code: 'conflict',
    status: 409,
  }),
  always(
    'an error of a framework in its debug mode',
    json({ message: secret, exception: secret, trace: [secret], errors: { title: [secret] } }, 422),
    { code: 'validation.failed', status: 422 },
  ),
  always('an error with 200', json({ error: { code: 'order.conflict', message: secret } }), invalid),
  always('301 to elsewhere', plain('', 301, { location: 'http://db-7.internal/v1/orders' }), invalid),
  always('302 to itself', plain('', 302, { location: '/v1/orders' }), invalid),
  always('302 to a page for signing in', page(302, { location: '/v1/auth/login' }), invalid),
  always('303', page(303, { location: '/login' }), invalid),
  always(
    '307, which would send a change again',
    plain('', 307, { location: '/v1/orders/7/approve' }),
    invalid,
  ),
  always(
    '308, which would send a change again',
    plain('', 308, { location: '/v1/orders/7/approve' }),
    invalid,
  ),
  always('304 without having asked', plain('', 304), invalid),
  always('204 where there should be something', plain('', 204), invalid),
  always('205', plain('', 205), invalid),
];
