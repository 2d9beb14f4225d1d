import type { FastifyRequest } from 'fastify';
import type { Check } from './guard.ts';
import { refuse } from './refusal.ts';

/*
 * What a client says about when a change is to be made: `If-Match` (RFC 9110) not over what somebody else has changed, and
 * `Idempotency-Key` once, however often it is sent.
 */
const names = ['idempotency-key', 'if-match'] as const;
type Condition = (typeof names)[number];

/** What any server takes as the value of a header, and keeps as a key. */
const sendable = /^[\x20-\x7e]{1,200}$/;

/** Null where there is none, or none that can be sent on. */
export function conditionOf(request: FastifyRequest, name: Condition): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && sendable.test(value) ? value : null;
}

/** Left out, a change would be made twice, or over that of somebody else: whoever gives one that cannot be kept is told. */
export const refuseUnkeptConditions: Check = (request, reply, done) => {
  const unkept = names.find(
    (name) => request.headers[name] !== undefined && conditionOf(request, name) === null,
  );
  if (unkept === undefined) done();
  else refuse(reply, 400, 'BAD_REQUEST', `The header ${unkept} must have 1 to 200 characters of ASCII`);
};
