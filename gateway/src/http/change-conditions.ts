import type { FastifyRequest } from 'fastify';
import type { Check } from './limits/guard.ts';
import { refuse } from './refusal.ts';

/*
 * Preconditions of a change: `If-Match` (RFC 9110) protects the changes of other users, and `Idempotency-Key` makes a
 * repeated request run once.
 */
const names = ['idempotency-key', 'if-match'] as const;
type Condition = (typeof names)[number];

/** Values that any server accepts in a header and stores as a key. */
const sendable = /^[\x20-\x7e]{1,200}$/;

/** Null where the header is missing or cannot be forwarded. */
export function conditionOf(request: FastifyRequest, name: Condition): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && sendable.test(value) ? value : null;
}

/**
 * Without its header a change could run twice, or overwrite another user's change, so a value that cannot be forwarded
 * is refused.
 */
export const refuseUnkeptConditions: Check = (request, reply, done) => {
  const unkept = names.find(
    (name) => request.headers[name] !== undefined && conditionOf(request, name) === null,
  );
  if (unkept === undefined) done();
  else refuse(reply, 400, 'BAD_REQUEST', `The header ${unkept} must have 1 to 200 characters of ASCII`);
};
