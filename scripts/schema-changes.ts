import {
  buildSchema,
  findBreakingChanges,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql';

/** A change that breaks clients, made on purpose. */
export type AcceptedBreak = {
  /** In the words of graphql-js, as the check prints them. */
  change: string;
  reason: string;
};

/** The contract without its explanations: what clients depend on, always written in the same way. */
export function contractOf(sdl: string): string {
  const bare = visit(parse(sdl), {
    enter: (node) =>
      'description' in node && node.description ? { ...node, description: undefined } : undefined,
  });
  return `${printSchema(lexicographicSortSchema(buildSchema(print(bare))))}\n`;
}

/** What clients of the one schema cannot do with the other one any more, in sentences. */
export const breaksBetween = (before: string, after: string): string[] =>
  findBreakingChanges(buildSchema(before), buildSchema(after)).map(({ description }) => description);

/** Breaks that nobody has accepted with a reason. */
export function unexplainedBreaks(
  before: string,
  after: string,
  accepted: readonly AcceptedBreak[],
): string[] {
  const explained = new Set(
    accepted.filter(({ reason }) => reason.trim() !== '').map(({ change }) => change),
  );
  return breaksBetween(before, after).filter((change) => !explained.has(change));
}

/** @throws Error when the text is something else than a list of changes with their reasons */
export function readAccepted(text: string): AcceptedBreak[] {
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value) && value.every(isAccepted)) return value;
  throw new Error('This is no list of { "change", "reason" }');
}

const isAccepted = (value: unknown): value is AcceptedBreak =>
  typeof value === 'object' &&
  value !== null &&
  'change' in value &&
  typeof value.change === 'string' &&
  'reason' in value &&
  typeof value.reason === 'string';
