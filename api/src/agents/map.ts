import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { boxCorners, isInBox } from '../http/lists/map-box.ts';
import { Id, many, optional } from '../http/schemas/schemas.ts';
import { viewable } from './list.ts';
import { agentReference } from './queries.ts';
import type { AgentArea, AgentPosition } from './schemas.ts';

const most = 10_000;

export const MapBox = Type.Object({
  ...boxCorners,
  per_page: optional(Type.Integer({ minimum: 1, default: 200 })),
  agent_id: many(Id),
});
export type MapBox = Static<typeof MapBox>;

const size = (box: MapBox): number => Math.min(box.per_page ?? 200, most);

/** The agent filter; empty means all. */
const named = ({ agent_id: ids = [] }: MapBox): readonly string[] => ids;

/** Last positions of working agents inside a box, without hidden ones, latest first. */
export async function readPositions(
  database: Kysely<Database>,
  box: MapBox,
): Promise<Static<typeof AgentPosition>[]> {
  const found = await database
    .selectFrom('agents')
    .where(viewable())
    .where('status', 'in', ['active', 'inactive'])
    .where('view_restricted', '=', false)
    .where(isInBox('agents', box))
    .$if(named(box).length > 0, (query) => query.where('id', 'in', named(box)))
    .select(['id as agent_id', 'first_name', 'last_name', 'latitude', 'longitude', 'position_updated_at'])
    .orderBy('position_updated_at', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(size(box))
    .execute();
  return found.flatMap((row) =>
    row.latitude === null || row.longitude === null
      ? []
      : {
          latitude: row.latitude,
          longitude: row.longitude,
          recorded_at: row.position_updated_at,
          agent_id: row.agent_id,
          agent: agentReference(row),
        },
  );
}

/** The areas of one agent, or of all working agents with a centre inside a box. */
export async function readAreas(
  database: Kysely<Database>,
  wanted: { agentId: string } | { box: MapBox },
): Promise<Static<typeof AgentArea>[]> {
  const query = database
    .selectFrom('agent_areas')
    .innerJoin('agents', 'agents.id', 'agent_areas.agent_id')
    .where(viewable())
    .select([
      'agent_areas.id',
      'agent_areas.name',
      'agent_areas.transport_mode',
      'agent_areas.latitude',
      'agent_areas.longitude',
      'agent_areas.radius',
      'agent_areas.available',
      'agent_areas.agent_id',
      'agents.first_name',
      'agents.last_name',
    ])
    .orderBy('agent_areas.id');
  const chosen =
    'agentId' in wanted
      ? query.where('agent_areas.agent_id', '=', wanted.agentId)
      : query
          .where('agents.status', 'in', ['active', 'inactive'])
          .where(isInBox('agent_areas', wanted.box))
          .$if(named(wanted.box).length > 0, (inBox) =>
            inBox.where('agent_areas.agent_id', 'in', named(wanted.box)),
          )
          .limit(size(wanted.box));
  const found = await chosen.execute();
  return found.map(({ first_name, last_name, ...area }) => ({
    ...area,
    agent: { id: area.agent_id, first_name, last_name },
  }));
}
