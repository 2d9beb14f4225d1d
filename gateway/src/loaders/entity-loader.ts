import DataLoader from 'dataloader';
import { RestError } from '../errors/rest-error.ts';

/** The least that a row or a reference has. */
export type Identified = { readonly id: string };

/** How one type of entity is read by id. */
export type EntitySource<Row extends Identified, Whole extends Identified> = Readonly<{
  /** One list call with `id[]`; the order of the rows does not matter, and missing ones are left out. */
  rows: (ids: readonly string[]) => Promise<readonly Row[]>;
  /** The whole entity, null when there is none; null itself when the list's rows have everything. */
  whole: ((id: string) => Promise<Whole | null>) | null;
}>;

/** Ids in one call: their query string stays below the 8 kB that servers take. */
const batchSize = 100;

/**
 * Reads entities of one type by id, for one request: rows in batches, whole entities one by one, each once. Rows
 * are matched by their id, never by position. What failed is asked for again the next time: DataLoader
 * does not keep a batch that was rejected.
 */
export class EntityLoader<Row extends Identified, Whole extends Identified = Row> {
  readonly #source: EntitySource<Row, Whole>;
  readonly #seen: (readonly Row[])[] = [];
  // Both are made when they are needed: a request has loaders of all types, and uses a few.
  #rows: DataLoader<string, Row | null> | null = null;
  #whole: DataLoader<string, Whole | null> | null = null;

  constructor(source: EntitySource<Row, Whole>) {
    this.#source = source;
  }

  /** Rows of a list that was read anyway; they are not asked for again. */
  remember(rows: readonly Row[]): void {
    this.#seen.push(rows);
  }

  row(id: string): Promise<Row | null> {
    this.#rows ??= new DataLoader((ids) => matchById(this.#source.rows, ids), { maxBatchSize: batchSize });
    for (const rows of this.#seen.splice(0)) for (const row of rows) this.#rows.prime(row.id, row);
    return this.#rows.load(id);
  }

  /** The entity as its own call answers it; its row where there is no such call. */
  async whole(id: string): Promise<Row | Whole | null> {
    const read = this.#source.whole;
    if (!read) return this.row(id);
    this.#whole ??= new DataLoader((ids) => Promise.all(ids.map((one) => read(one))), { maxBatchSize: 1 });
    return this.#whole.load(id);
  }

  /**
   * What a reference lacks: taken from the entity's row, and from the whole entity when the row lacks it too or
   * the list leaves the entity out (as it does archived ones).
   * @param read takes the value out of a row; undefined means that it is not there
   * @returns undefined when there is no such entity, or it has no such value
   */
  async complete(id: string, read: (row: Row | Whole) => unknown): Promise<unknown> {
    return this.#completeFrom(await this.row(id), id, read);
  }

  /** The same for many values of one entity: what completes each of them. */
  async completer(id: string): Promise<(read: (row: object) => unknown) => unknown> {
    const row = await this.row(id);
    return (read) => this.#completeFrom(row, id, read);
  }

  #completeFrom(row: Row | null, id: string, read: (row: Row | Whole) => unknown): unknown {
    const value = row === null ? undefined : read(row);
    return value !== undefined || !this.#source.whole ? value : this.#completeFromWhole(row, id, read);
  }

  async #completeFromWhole(
    row: Row | null,
    id: string,
    read: (row: Row | Whole) => unknown,
  ): Promise<unknown> {
    try {
      const whole = await this.whole(id);
      return whole === null ? undefined : read(whole);
    } catch (error) {
      // Whoever is shown the row but may not open the entity has been told what is for them.
      if (row !== null && error instanceof RestError && error.status === 403) return undefined;
      throw error;
    }
  }

  clear(): void {
    this.#seen.length = 0;
    this.#rows?.clearAll();
    this.#whole?.clearAll();
  }
}

async function matchById<Row extends Identified>(
  read: EntitySource<Row, never>['rows'],
  ids: readonly string[],
): Promise<(Row | null)[]> {
  const byId = new Map((await read(ids)).map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
