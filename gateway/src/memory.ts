import { TokenKind } from 'graphql';
import type { Location, Token } from 'graphql';

/**
 * Estimated heap sizes in bytes, for caches with a limit in bytes. A limit in entries would not bound the memory: an
 * ordinary document takes 10 kB, the largest one that is accepted 3.5 MB, and any client may send it. The estimates are
 * rather too high than too low: `memory.alone.test.ts` compares them with the heap.
 */

/** Includes the nodes made from a token: a name is most often a field, with lists for its arguments and directives. */
const tokenBytes: Readonly<Partial<Record<TokenKind, number>>> = {
  [TokenKind.NAME]: 480,
  [TokenKind.BRACE_L]: 360,
  [TokenKind.BRACKET_L]: 360,
  [TokenKind.PAREN_L]: 360,
  [TokenKind.INT]: 280,
  [TokenKind.FLOAT]: 280,
  [TokenKind.STRING]: 280,
  [TokenKind.BLOCK_STRING]: 280,
  [TokenKind.SPREAD]: 280,
  [TokenKind.DOLLAR]: 280,
  [TokenKind.BANG]: 280,
};
const otherTokenBytes = 100;
/** The fixed part of each document. */
const documentBytes = 1_500;

/** @param location of any node: each holds the whole text, and all tokens through the first one */
export function bytesOfDocument(location: Location | undefined): number {
  if (location === undefined) return documentBytes;
  // Two bytes per character, twice: a value may be a copy instead of a slice of the text.
  let bytes = documentBytes + 4 * location.source.body.length;
  let first: Token = location.startToken;
  while (first.prev) first = first.prev;
  for (let token: Token | null = first; token; token = token.next)
    bytes += tokenBytes[token.kind] ?? otherTokenBytes;
  return bytes;
}

/** Any JSON value. */
export function bytesOfValue(value: unknown): number {
  if (typeof value === 'string') return 24 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 16;
  let bytes = 64;
  if (Array.isArray(value)) for (const item of value) bytes += 8 + bytesOfValue(item);
  else for (const item of Object.values(value)) bytes += 40 + bytesOfValue(item);
  return bytes;
}
