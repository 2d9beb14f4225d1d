import { GraphQLFloat, GraphQLInt } from 'graphql';
import type { GraphQLScalarType } from 'graphql';
import { createScalars } from '../../schema/scalars.ts';
import { typeOfField } from './fields.ts';
import type { Oddity } from './oddity.ts';
import { placeOf } from './place.ts';

type Found = Omit<Oddity, 'call' | 'seen'>;

const { Count, Decimal } = createScalars(null);

const scalars: ReadonlyMap<
  string,
  Readonly<{ scalar: GraphQLScalarType<unknown, unknown>; expected: string }>
> = new Map([
  ['Int', { scalar: GraphQLInt, expected: 'a whole number of up to 32 bits' }],
  ['Float', { scalar: GraphQLFloat, expected: 'a number' }],
  ['Count', { scalar: Count, expected: 'a whole number of up to 53 bits' }],
  ['Decimal', { scalar: Decimal, expected: 'a decimal number of up to 15 digits' }],
]);

/** Numbers that the contract allows and GraphQL cannot pass on. */
export function numberOddities(path: string, body: unknown): readonly Found[] {
  const groups = Map.groupBy(numbersIn(body, ''), ({ property }) => property);
  return [...groups].flatMap(([property, numbers]) => {
    const { holder, name } = placeOf(path, property);
    const type = scalars.get(typeOfField(holder, name) ?? '');
    if (!type) return [];
    const odd = numbers.filter(({ value }) => !passes(type.scalar, value));
    const [first] = odd;
    if (!first) return [];
    return {
      state: 'wrong',
      property,
      kind: 'unreadable',
      expected: type.expected,
      sample: String(first.value),
      times: odd.length,
      effect: 'shown as not readable',
    };
  });
}

function passes(scalar: GraphQLScalarType<unknown, unknown>, value: number): boolean {
  try {
    scalar.serialize(value);
    return true;
  } catch {
    return false;
  }
}

/** @param property the path of the value, without positions */
function numbersIn(
  value: unknown,
  property: string,
): readonly Readonly<{ property: string; value: number }>[] {
  if (typeof value === 'number') return [{ property, value }];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => numbersIn(item, property));
  if (typeof value !== 'object' || value === null || value instanceof Error) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    numbersIn(inner, property === '' ? name : `${property}.${name}`),
  );
}
