import { type Directive, parseSync, type Statement, Visitor } from 'oxc-parser';
import type { Mutant } from './mutants.ts';

/** A unit of coverage: a statement, or the expression of an arrow function without a block. */
type Place = { start: number; end: number };

export type Instrumented = {
  text: string;
  /** The place around a mutant, as the tests report it; code outside of any runs with the import. */
  placeOf: (mutant: Pick<Mutant, 'start' | 'end' | 'kind'>) => string | null;
};

/** A source that records its executed places (`worker.ts`). */
export function instrument(file: string, source: string): Instrumented {
  const places: Place[] = [];
  const before = new Map<number, string>();
  const after = new Map<number, string>();
  const keyOf = ({ start }: Place): string => `${file}:${start}`;
  // Outer places are visited first: they open before their content and close after it.
  const surround = (place: Place, opening: string, closing: string): void => {
    const reach = `globalThis.reachedByTests.add('${keyOf(place)}')`;
    places.push(place);
    before.set(
      place.start,
      `${before.get(place.start) ?? ''}${opening}${reach}${closing === ')' ? ',' : ';'}`,
    );
    after.set(place.end, `${closing}${after.get(place.end) ?? ''}`);
  };
  const statement = (node: Directive | Statement): void => {
    if (!/^TS|Function|Class/.test(node.type)) surround(node, '', '');
  };
  const alone = (node: Statement | null): void => {
    if (node !== null && node.type !== 'BlockStatement') surround(node, '{', '}');
  };
  new Visitor({
    BlockStatement: ({ body }) => body.forEach(statement),
    SwitchCase: ({ consequent }) => consequent.forEach(statement),
    ArrowFunctionExpression: ({ body }) => body.type !== 'BlockStatement' && surround(body, '(', ')'),
    IfStatement({ consequent, alternate }) {
      alone(consequent);
      alone(alternate);
    },
    ForOfStatement: ({ body }) => alone(body),
    ForStatement: ({ body }) => alone(body),
    WhileStatement: ({ body }) => alone(body),
  }).visit(parseSync(file, source).program);

  const cuts = [...new Set([0, source.length, ...before.keys(), ...after.keys()])].toSorted((a, b) => a - b);
  const text = cuts
    .map((at, i) => `${after.get(at) ?? ''}${before.get(at) ?? ''}${source.slice(at, cuts[i + 1])}`)
    .join('');
  return {
    text,
    placeOf({ start, end, kind }) {
      // Executing a body means executing its first statement.
      if (kind === 'body') {
        const first = places.find((place) => start < place.start && place.end < end);
        if (first !== undefined) return keyOf(first);
      }
      const around = places
        .filter((place) => place.start <= start && start < place.end)
        .toSorted((a, b) => a.end - a.start - (b.end - b.start));
      return around[0] === undefined ? null : keyOf(around[0]);
    },
  };
}
