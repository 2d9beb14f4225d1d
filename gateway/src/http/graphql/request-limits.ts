import type { FastifyReply, FastifyRequest } from 'fastify';
import { codes } from '../../errors/graphql-errors.ts';
import { limits } from '../../plugins/limits.ts';
import type { Excess } from '../../plugins/limits.ts';
import { isRecord } from '../../rest/error-body.ts';
import { refuse } from '../refusal.ts';
import { isTrusted } from './trusted-documents.ts';

/**
 * Refuses requests that are too large to parse as a document, or to compare with the types of their variables: messages
 * repeat both, and a document is kept with its whole text.
 */
export function refuseExcess(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const given = isRecord(request.body) ? request.body : Object(request.query);
  const excess = textExcess(given['query'], isTrusted(request)) ?? variablesExcess(given['variables']);
  if (excess === null) return undefined;
  const { message, ...numbers } = excess;
  return refuse(reply, 400, codes.limit, message, numbers);
}

function textExcess(text: unknown, trusted: boolean): Excess | null {
  if (typeof text !== 'string' || trusted || text.length <= limits.text) return null;
  return {
    message: `The query has more than ${limits.text} characters; send long values as variables`,
    limit: limits.text,
    actual: text.length,
  };
}

/** Visits each value once without recursion: variables can be as deep as the body is long. */
export function variablesExcess(variables: unknown): Excess | null {
  let level: unknown[] = [variables];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limits.variableDepth)
      return {
        message: `The variables are more than ${limits.variableDepth} levels deep`,
        limit: limits.variableDepth,
      };
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const isList = Array.isArray(value);
      if (!isList && hasMoreFieldsThan(limits.variableFields, value))
        return {
          message: `The variables have an object of more than ${limits.variableFields} fields`,
          limit: limits.variableFields,
        };
      const inside: unknown[] = isList ? value : Object.values(value);
      count += inside.length;
      if (count > limits.variableValues)
        return {
          message: `The variables have more than ${limits.variableValues} values`,
          limit: limits.variableValues,
        };
      for (const one of inside) next.push(one);
    }
    level = next;
  }
  return null;
}

/** Collecting the values of a large object takes longer than parsing it. */
function hasMoreFieldsThan(most: number, value: object): boolean {
  let left = most;
  // JSON has no inherited properties.
  for (const name in value) {
    left -= Object.hasOwn(value, name) ? 1 : 0;
    if (left < 0) return true;
  }
  return false;
}
