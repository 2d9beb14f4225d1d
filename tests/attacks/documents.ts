import type { Attack } from './attack.ts';
import { nest, postQuery, repeat } from './wire-request.ts';

const limit = 'QUERY_LIMIT_EXCEEDED';
const invalid = 'GRAPHQL_VALIDATION_FAILED';
const syntax = 'GRAPHQL_PARSE_FAILED';

const refused = (name: string, query: string, code = limit): Attack => ({
  name,
  bytes: postQuery(query),
  status: 400,
  code,
});

const longName = 'L'.repeat(90_000);

/** Documents that are expensive to validate, to execute, or to report errors about. */
export const documents: readonly Attack[] = [
  refused('1,000 aliases', `{ ${repeat(1_000, (index) => `a${index}: me { id }`)} }`),
  refused('100 aliases', `{ ${repeat(100, (index) => `a${index}: roles { id }`)} }`),
  refused('900 directives', `{ me ${repeat(900, '@include(if: true)')} { id } }`),
  refused('900 unknown directives', `{ me ${repeat(900, '@a')} { id } }`),
  refused('a field 1,190 times', `{ ${repeat(1_190, 'me { id }')} }`),
  refused('a leaf 5,900 times', `{ me { ${repeat(5_900, 'id')} } }`),
  refused('an object 1,400 times', `{ me { ${repeat(1_400, 'role { id }')} } }`),
  refused('an object 700 times with leaves', `{ me { ${repeat(700, 'role { id name id name }')} } }`),
  refused(
    'an object many times on each level',
    `{ me { ${repeat(18, nest(1, 'role { ', repeat(18, 'permissions'), ' }'))} } }`,
  ),
  refused(
    '300 fragments that are compared with each other',
    `{ ${repeat(300, (index) => `...f${index}`)} } ${repeat(300, (index) => `fragment f${index} on Query { me { id firstName lastName email } }`)}`,
  ),
  refused('400 inline fragments', `{ ${repeat(400, '... on Query { me { id email } }')} }`),
  refused(
    'a fragment that holds itself by way of another',
    '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
    invalid,
  ),
  refused(
    '90 fragments in a circle',
    `{ ...f0 } ${repeat(90, (index) => `fragment f${index} on Query { ...f${(index + 1) % 90} }`)}`,
    invalid,
  ),
  refused(
    'fragments that double on each level',
    `{ ...f0 } ${repeat(40, (index) => `fragment f${index} on Profile { role { ...f${index + 1} } role { ...f${index + 1} } }`)} fragment f40 on Profile { id }`,
  ),
  refused(
    'introspection in a circle',
    `{ __schema { types { ${nest(20, 'fields { type { ', 'name', ' } }')} } } }`,
    invalid,
  ),
  refused(
    'introspection in a circle, through a fragment',
    '{ __schema { types { ...T } } } fragment T on __Type { fields { type { ...U } } } fragment U on __Type { fields { type { fields { type { fields { type { name } } } } } } }',
    invalid,
  ),
  refused(
    '500 operations',
    `${repeat(500, (index) => `query q${index} { ...f }`)} fragment f on Query { me { id } }`,
  ),
  refused(
    'operations with variables they share',
    `${repeat(150, (index) => `query q${index}($id: ID!) { ...f }`)} fragment f on Query { ${repeat(100, 'order(id: $id) { id }')} }`,
  ),
  refused('2,900 levels', nest(2_900, '{ me ', '', '}')),
  refused(
    '40 levels',
    `{ order(id: "1") ${nest(20, '{ customer { campaigns { items ', '{ id }', '} } }')} }`,
  ),
  refused(
    'levels through fragments',
    `{ order(id: "1") { ...f0 } } ${repeat(16, (index) => `fragment f${index} on Order { customer { campaigns { items { customer { id } } } } ...f${index + 1} }`)} fragment f16 on Order { ${nest(5, 'customer { campaigns { items { ', 'id', ' } } }')} }`,
  ),
  refused(
    '2,900 lists in each other',
    `{ orders(filter: { status: ${nest(2_900, '[', '', ']')} }) { items { id } } }`,
  ),
  refused('5,900 lists that do not end', `{ orders(filter: { status: ${'['.repeat(5_900)}`),
  refused(
    '1,400 objects in each other',
    `{ orders(filter: ${nest(1_400, '{ a: ', '1', ' }')}) { items { id } } }`,
    invalid,
  ),
  refused(
    'more rows than anybody needs',
    '{ orders(perPage: 10000) { items { jobs(perPage: 10000) { items { id } } } } }',
  ),
  refused(
    'six large pages',
    `{ ${repeat(6, (index) => `o${index}: orders(perPage: 10000) { items { id title status type priority countryCode customer { id name } campaign { id name } } }`)} }`,
  ),
  refused('a name of 900,000 letters', `{ ${'a'.repeat(900_000)} }`),
  refused('a name of 90,000 letters', `{ ${longName} }`),
  refused('a number of 90,000 digits', `{ orders(page: ${'9'.repeat(90_000)}) { items { id } } }`, invalid),
  refused('a string of 900,000 letters', `{ order(id: "${'a'.repeat(900_000)}") { id } }`),
  refused(
    'a string of 90,000 letters where a number belongs',
    `{ orders(page: "${'a'.repeat(90_000)}") { items { id } } }`,
    invalid,
  ),
  refused('a string of 140,000 escapes', `{ order(id: "${'\\u0041'.repeat(140_000)}") { id } }`),
  refused('a block string of 300,000 lines', `{ order(id: """${' \n'.repeat(300_000)}""") { id } }`),
  refused('300,000 comments', `{ __typename } ${'#\n'.repeat(300_000)}`),
  refused('900,000 spaces', `{ __typename } ${' '.repeat(900_000)}`),
  refused('49,000 comments before what is no query', `${'#\n'.repeat(49_000)} }`, syntax),
  refused('99,000 brackets', '{'.repeat(99_000), syntax),
  refused(
    'an operation name that each error says again',
    `query ${longName} { ${repeat(40, (index) => `order(id: $u${index}) { id }`)} }`,
  ),
  refused('a hundred different errors', `{ ${repeat(39, (index) => `unknown${index}(a: 1) @b`)} }`, invalid),
  refused('a string that is cut off', '{ order(id: "', syntax),
  refused('bytes that are no letters', '{ \u0000\u0001\u0002 }', syntax),
  refused('half a surrogate pair', '{ order(id: "\\uD800") { id } }', syntax),
  refused('a subscription', 'subscription { orders { id } }', invalid),
  refused('a definition of a type', 'type Query { a: Int } { __typename }', invalid),
  refused('an operation that is not there', 'fragment f on Query { me { id } }', invalid),
];
