import DataLoader from 'dataloader';
import { getPosition, listAreas, listAreasInBox, listPositions } from '../rest/calls/agents.ts';
import { listJobs } from '../rest/calls/jobs.ts';
import type { Entity, Value } from '../schema/parents.ts';
import type { Read } from './loaders.ts';

type Area = Value<'AgentArea'>;
type Position = Value<'AgentPosition'>;
type OpenJob = Entity<'Job'>;

/** Batch size: the query string stays below the 8 kB that servers accept. */
const batchSize = 100;
/** The most rows of a list: a REST v1 without the parameter for agents returns those of all agents. */
const mostRows = 10_000;
const world = { latitude_nw: 90, longitude_nw: -180, latitude_se: -90, longitude_se: 180 } as const;
/** Work that was accepted and not submitted. */
const openStages = ['accepted', 'in_progress', 'partially_failed'] as const;

/**
 * Data of agents beside their rows, for one request: of one agent by its own call, of several by one call for all. Rows
 * are matched by the agent's id, never by position.
 */
export class AgentParts {
  readonly #read: Read;
  #positions: DataLoader<string, Position | null> | null = null;
  #areas: DataLoader<string, Area[]> | null = null;
  #openJobs: DataLoader<string, OpenJob[]> | null = null;

  constructor(read: Read) {
    this.#read = read;
  }

  /** The last position of the agent; null where a list leaves it out. Throws the failure of the call for one agent. */
  position(id: string): Promise<Position | null> {
    this.#positions ??= new DataLoader((ids) => this.#readPositions(ids), { maxBatchSize: batchSize });
    return this.#positions.load(id);
  }

  areas(id: string): Promise<Area[]> {
    this.#areas ??= new DataLoader((ids) => this.#readAreas(ids), { maxBatchSize: batchSize });
    return this.#areas.load(id);
  }

  /** The jobs that the agent has accepted and not submitted, the earliest first. */
  openJobs(id: string): Promise<OpenJob[]> {
    this.#openJobs ??= new DataLoader((ids) => this.#readOpenJobs(ids), { maxBatchSize: batchSize });
    return this.#openJobs.load(id);
  }

  clear(): void {
    this.#positions?.clearAll();
    this.#areas?.clearAll();
    this.#openJobs?.clearAll();
  }

  async #readPositions(ids: readonly string[]): Promise<(Position | null)[]> {
    const [only] = ids;
    if (only !== undefined && ids.length === 1)
      return [await this.#read(getPosition, { path: { id: only } })];
    const { data } = await this.#read(listPositions, { query: boxOf(ids) });
    const byAgent = new Map(data.map((position) => [position.agent_id, position]));
    return ids.map((id) => byAgent.get(id) ?? null);
  }

  async #readAreas(ids: readonly string[]): Promise<Area[][]> {
    const [only] = ids;
    if (only !== undefined && ids.length === 1)
      return [(await this.#read(listAreas, { path: { id: only } })).data];
    const { data } = await this.#read(listAreasInBox, { query: boxOf(ids) });
    const byAgent = Map.groupBy(data, (area) => area.agent_id);
    return ids.map((id) => byAgent.get(id) ?? []);
  }

  async #readOpenJobs(ids: readonly string[]): Promise<OpenJob[][]> {
    const { data } = await this.#read(listJobs, {
      query: { 'agent_id[]': [...ids], 'stage[]': [...openStages], sort: 'start_date', per_page: mostRows },
    });
    const byAgent = Map.groupBy(data, ({ assignment }) => assignment?.agent_id);
    return ids.map((id) => byAgent.get(id) ?? []);
  }
}

const boxOf = (ids: readonly string[]) => ({ ...world, 'agent_id[]': [...ids], per_page: mostRows });
