import { UnreachableError } from '../../errors/rest-error.ts';
import type { CircuitOutcome } from '../limits/circuit-breaker.ts';
import type { RawAnswer } from './transport.ts';

/** A retry before the Retry-After adds load; after it, the client's own deadline has passed. */
export const tellsWhenToCome = ({ status, headers }: RawAnswer): boolean =>
  status === 503 && headers['retry-after'] !== undefined;

export const circuitOutcome = (outcome: RawAnswer | UnreachableError): CircuitOutcome => {
  if (outcome.status === 504) return 'late';
  return outcome instanceof UnreachableError ? 'unknown' : 'answered';
};

/** Statuses of a proxy in front of REST v1 whose upstream is briefly down. */
export const passingStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

export function given(outcome: RawAnswer | UnreachableError): RawAnswer {
  if (outcome instanceof UnreachableError) throw outcome;
  return outcome;
}

/** Empty without the header. */
export const headerText = ({ headers }: RawAnswer, name: string): string => [headers[name]].flat().join(', ');
