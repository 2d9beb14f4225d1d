import { type Random, seeded } from '../rest/support/random.ts';

type Asked = { query: string; variables: Record<string, unknown> };

/** A document that usually comes only once, or is the same for all. */
export const once = (random: Random, number: number): Asked => ({
  query: random.pick(onceQueries)(number),
  variables: { id: String(number) },
});

const onceQueries: readonly [(number: number) => string, ...((number: number) => string)[]] = [
  (number) => `query Once${number} { orders { items { id title } } }`,
  (number) => `{ once${number}: orders { items { id campaign { id name } } } }`,
  (number) => `{ order(id: "${number}") { id title } } ${`# ${number}\n`.repeat(50)}`,
  (number) => `{ orders { items { unknown${number} } } }`,
  (number) => `{ broken${number}`,
  () => 'query One($id: ID!) { order(id: $id) { id title customer { id name } } }',
  () => '{ orders { items { id title campaign { id name } } pageInfo { total } } }',
  () => '{ countries { id name } }',
  () => 'mutation Approve($id: ID!) { approveOrder(id: $id) { id title } }',
];

/** Number of other documents between two uses of one, so that it is known when it comes again. */
const between = 100;

/**
 * A document that comes three times: it is stored, then compiled, then answered from its plan. The seed and its number
 * decide its text, all three times.
 */
export function thrice(seed: string, number: number): Asked {
  const block = Math.floor(number / (3 * between));
  const document = block * between + (number % between);
  const random = seeded(`${seed} ${document}`);
  return {
    query: random.pick(thriceQueries)(document, random),
    variables: { on: Math.floor(number / between) % 2 === 0 },
  };
}

/** Fields without further calls of REST v1, under names that no other document has. */
const fields = (document: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `f${document}_${index}: title`).join(' ');

const thriceQueries: readonly [
  (document: number, random: Random) => string,
  ...((document: number, random: Random) => string)[],
] = [
  (document, random) =>
    `query Thrice${document} { orders { items { id ${fields(document, random.whole(1, 50))} campaign { id name } } } }`,
  // Each value of the variable gets a plan of its own.
  (document, random) =>
    `query Thrice${document}($on: Boolean!) {
      orders { items { id title @include(if: $on) ${fields(document, random.whole(1, 20))} } }
    }`,
  // A short text with a large plan.
  (document, random) =>
    `query Thrice${document} {
      ${Array.from({ length: random.whole(2, 12) }, (_, index) => `r${index}: orders { ...Page }`).join(' ')}
    }
    fragment Page on OrderPage { items { ${fields(document, 15)} customer { id name } } }`,
  // A long text with a small plan.
  (document, random) =>
    `query Thrice${document} { order(id: "${document}") { id title } } ${'#\n'.repeat(random.whole(1, 500))}`,
  // Is never compiled.
  (document, random) =>
    `mutation Thrice${document} { approveOrder(id: "${document}") { id ${fields(document, random.whole(1, 20))} } }
    ${'#\n'.repeat(random.whole(1, 500))}`,
];
