import { comparisonOf, withoutCase } from '@shepherd/domain/conditions.ts';
import { isTaken } from './conditions.ts';
import type { Part } from '@shepherd/domain/conditions.ts';
import type { Possible } from './search.ts';
import type { JumpValues, TaskValues } from '../schema.ts';

interface Piece {
  readonly part: Part;
  readonly text: string;
}

/** The most combinations to try before the result is unknown. */
const mostTried = 2_000;

/**
 * Whether some text takes all of the first jumps and none of the second. The required pieces are joined with a
 * character that no jump searches for: a match in this text is a match in every fitting text.
 */
export function textAnswer(
  task: TaskValues,
  taken: readonly JumpValues[],
  passed: readonly JumpValues[],
): Possible {
  const isNegated = ({ operator }: JumpValues) => comparisonOf(operator, task)?.negated === true;
  const part = ({ operator }: JumpValues): Part => comparisonOf(operator, task)?.part ?? 'inside';
  const choices = [...taken.filter((jump) => !isNegated(jump)), ...passed.filter(isNegated)].map((jump) =>
    jump.values
      .map(withoutCase)
      .filter((text) => text !== '')
      .map((text): Piece => ({ part: part(jump), text })),
  );
  if (choices.some((pieces) => pieces.length === 0)) return 'no';
  const between = signNotIn([...taken, ...passed].flatMap(({ values }) => values));
  let tried = 0;
  for (const pieces of combinations(choices)) {
    tried += 1;
    if (tried > mostTried) return 'unknown';
    const value = joined(pieces, between);
    if (value === null) continue;
    const answer = { selection: [], value };
    if (
      taken.every((jump) => isTaken(jump, task, answer)) &&
      !passed.some((jump) => isTaken(jump, task, answer))
    )
      return 'yes';
  }
  return 'no';
}

function* combinations(choices: readonly (readonly Piece[])[]): Generator<readonly Piece[]> {
  const [first, ...others] = choices;
  if (!first) {
    yield [];
    return;
  }
  for (const piece of first) for (const rest of combinations(others)) yield [piece, ...rest];
}

const longest = (texts: readonly string[]): string =>
  texts.reduce((one, other) => (other.length > one.length ? other : one), '');

/** Null if no text contains all of them. */
function joined(pieces: readonly Piece[], between: string): string | null {
  const of = (part: Part) => pieces.filter((piece) => piece.part === part).map(({ text }) => text);
  const [whole] = of('whole');
  if (whole !== undefined) return whole;
  return [longest(of('start')), ...of('inside'), longest(of('end'))].join(between);
}

function signNotIn(texts: readonly string[]): string {
  const used = new Set(texts.join(''));
  // Private-use characters of Unicode, which users do not type.
  let code = 0xe000;
  while (used.has(String.fromCodePoint(code))) code += 1;
  return String.fromCodePoint(code);
}
