import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GraphqlClient, signedInClient } from '../support/graphql-client.ts';
import { type Product, startProduct } from '../support/processes/product.ts';

let product: Product;
let owner: GraphqlClient;
let schema: GraphQLSchema;

beforeAll(async () => {
  product = await startProduct();
  owner = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
  const { data } = await owner(getIntrospectionQuery());
  schema = buildClientSchema(data as unknown as IntrospectionQuery);
});
afterAll(() => product.stop());

/** Everything that can be selected of a type without arguments, some levels deep; two rows of every list. */
function selectionOf(type: GraphQLNamedType, levels: number, above: readonly string[]): string {
  if (isLeafType(type)) return '';
  if (isUnionType(type)) {
    const members = type
      .getTypes()
      .map((member) => `... on ${member.name} ${selectionOf(member, levels, above)}`);
    return `{ __typename ${members.join(' ')} }`;
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const held = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return [];
    if (!isLeafType(held) && (levels === 0 || above.includes(held.name))) return [];
    return `${field.name}${rowsOf(field, 2)} ${selectionOf(held, levels - 1, [...above, held.name])}`;
  });
  return `{ __typename ${fields.join(' ')} }`;
}

const rowsOf = (field: GraphQLField<unknown, unknown>, rows: number): string =>
  field.args.some(({ name }) => name === 'perPage') ? `(perPage: ${rows})` : '';

const read = async (name: string, given: string, levels: number) => {
  const field = schema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(`There is no query ${name}`);
  const held = getNamedType(field.type);
  const asked = given === '' ? rowsOf(field, 4) : given;
  const { data, errors } = await owner(`{ ${name}${asked} ${selectionOf(held, levels, [held.name])} }`);
  return {
    value: data?.[name],
    failures: errors.map(({ path, message }) => `${path?.join('.')}: ${message}`),
  };
};

const lists = [
  'agents',
  'applications',
  'backgroundWorks',
  'bulkActions',
  'campaigns',
  'collections',
  'customers',
  'jobs',
  'lockouts',
  'news',
  'orders',
  'payments',
  'templates',
  'trainings',
  'users',
  'withdrawals',
];
const lookups = [
  'agentTags',
  'cities',
  'collectionItems',
  'countries',
  'currencies',
  'industries',
  'marketRules',
  'me',
  'newsContentItems',
  'orderCategories',
  'qaSummary',
  'roles',
  'skills',
  'workflows',
];
/** Reads one entity by the id of the first row of its list. */
const details = [
  ['agent', 'agents'],
  ['backgroundWork', 'backgroundWorks'],
  ['bulkAction', 'bulkActions'],
  ['campaign', 'campaigns'],
  ['collection', 'collections'],
  ['customer', 'customers'],
  ['job', 'jobs'],
  ['lockout', 'lockouts'],
  ['newsItem', 'news'],
  ['order', 'orders'],
  ['template', 'templates'],
  ['training', 'trainings'],
  ['user', 'users'],
] as const;

describe('with the demo data, every field is answered without an error', () => {
  it.each(lists)('%s', async (name) => {
    const { value, failures } = await read(name, '', 2);
    expect(failures).toEqual([]);
    expect(value).toMatchObject({ items: expect.arrayContaining([expect.anything()]) });
  });

  it.each(lookups)('%s', async (name) => {
    const { value, failures } = await read(name, '', 2);
    expect(failures).toEqual([]);
    expect(value).toBeTruthy();
  });

  it.each(details)('%s', async (name, list) => {
    const { data } = await owner(`{ ${list}(perPage: 1) { items { id } } }`);
    const [first] = (data as Record<string, { items: { id: string }[] }>)[list]?.items ?? [];
    const { value, failures } = await read(name, `(id: "${first?.id}")`, 3);
    expect(failures).toEqual([]);
    expect(value).toMatchObject({ id: first?.id });
  });
});
