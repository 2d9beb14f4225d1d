import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { readingOrder } from '../../http/lists/lists.ts';
import type { Database } from '../../database/database.ts';
import { component, nullable } from '../../http/schemas/schemas.ts';

const Choice = Type.Object({ name: Type.String(), value: Type.String() });

export const MarketRule = component(
  'MarketRule',
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    type: Type.String(),
    operators: Type.Array(Choice),
    values: nullable(Type.Array(Choice)),
    unit: nullable(Type.String()),
  }),
);
export type MarketRuleType = Static<typeof MarketRule>;

const atMost = { name: 'at most', value: 'lte' };
const atLeast = { name: 'at least', value: 'gte' };
const among = { name: 'one of', value: 'in' };
const notAmong = { name: 'none of', value: 'not_in' };

/** The conditions that an offer can place on agents: a number with a unit, or a choice from a list. */
export async function marketRuleTypes(database: Kysely<Database>): Promise<MarketRuleType[]> {
  const skills = await database
    .selectFrom('skills')
    .select(['id', 'name'])
    .orderBy(readingOrder(sql.ref('name')))
    .execute();
  const tags = await database
    .selectFrom('tags')
    .select('name')
    .orderBy(readingOrder(sql.ref('name')))
    .execute();
  const countries = await database
    .selectFrom('countries')
    .select(['code', 'name'])
    .orderBy(readingOrder(sql.ref('name')))
    .execute();
  const number = (id: string, name: string, unit: string, operators: MarketRuleType['operators']) => ({
    id,
    name,
    type: 'number',
    operators,
    values: null,
    unit,
  });
  return [
    number('distance', 'Distance', 'miles', [atMost]),
    number('completion_rate', 'Completion rate', 'percentage', [atMost, atLeast]),
    number('jobs_completed', 'Jobs completed', 'jobs', [atMost, atLeast]),
    {
      id: 'skills',
      name: 'Skills',
      type: 'list',
      operators: [among, notAmong],
      values: skills.map(({ id, name }) => ({ name, value: id })),
      unit: null,
    },
    {
      id: 'agent_tags',
      name: 'Tags',
      type: 'agent_tags',
      operators: [among, notAmong],
      values: tags.map(({ name }) => ({ name, value: name })),
      unit: null,
    },
    {
      id: 'country',
      name: 'Country',
      type: 'list',
      operators: [among],
      values: countries.map(({ code, name }) => ({ name, value: code })),
      unit: null,
    },
  ];
}
