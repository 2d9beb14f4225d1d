import DataLoader from 'dataloader';
import { InvalidAnswerError, RestError } from '../errors/rest-error.ts';

/** The minimum of a row or a reference. */
export type Identified = { readonly id: string };

/** How entities of one type are read by id. */
export type EntitySource<Row extends Identified, Whole extends Identified> = Readonly<{
  /** One list call with `id[]`; rows may come in any order, and missing ones are left out. */
  rows: (ids: readonly string[]) => Promise<readonly Row[]>;
  /** The whole entity, null when it does not exist. The function itself is null when the list's rows are complete. */
  whole: ((id: string) => Promise<Whole | null>) | null;
  /** Reads one row that the list call did not answer, null when it does not exist; for types without `whole`. */
  missing?: (id: string) => Promise<Row | null>;
}>;

/** Batch size: the query string stays below the 8 kB that servers accept. */
const batchSize = 100;

/** The most rows of one request that are read one by one, where a server does not filter by `id[]`. */
const mostMissing = 20;

/**
 * Reads entities of one type by id, for one request: rows in batches, whole entities one by one, each once. Rows are
 * matched by their id, never by position. A failed read is tried again the next time: DataLoader does not cache a
 * rejected batch.
 */
export class EntityLoader<Row extends Identified, Whole extends Identified = Row> {
  readonly #source: EntitySource<Row, Whole>;
  readonly #seen: (readonly Row[])[] = [];
  // Both are created on demand: a request has loaders of all types, and uses a few.
  #rows: DataLoader<string, Row | null> | null = null;
  #whole: DataLoader<string, Whole | null> | null = null;
  readonly #missing = new Map<string, Promise<Row | null>>();

  constructor(source: EntitySource<Row, Whole>) {
    this.#source = source;
  }

  /** Primes the cache with rows of a list, so that they are not read again. */
  remember(rows: readonly Row[]): void {
    this.#seen.push(rows);
  }

  row(id: string): Promise<Row | null> {
    this.#rows ??= new DataLoader((ids) => matchById(this.#source.rows, ids), { maxBatchSize: batchSize });
    for (const rows of this.#seen.splice(0))
      for (const row of rows) if (hasId(row)) this.#rows.prime(row.id, row);
    return this.#rows.load(id);
  }

  /** The entity from its own call; its row where there is no such call. */
  async whole(id: string): Promise<Row | Whole | null> {
    const read = this.#source.whole;
    if (!read) return this.row(id);
    this.#whole ??= new DataLoader((ids) => Promise.all(ids.map((one) => read(one))), { maxBatchSize: 1 });
    return this.#whole.load(id);
  }

  /**
   * A value that a reference lacks: from the entity's row, and from the whole entity when the row lacks it too or the
   * list leaves the entity out (as it does archived ones).
   * @param read takes the value out of a row; undefined means that it is missing
   * @returns undefined when the entity does not exist, or lacks the value
   */
  async complete(id: string, read: (row: Row | Whole) => unknown): Promise<unknown> {
    return this.#completeFrom(await this.row(id), id, read);
  }

  /** The same for many values of one entity: a function that completes each of them. */
  async completer(id: string): Promise<(read: (row: object) => unknown) => unknown> {
    const row = await this.row(id);
    return (read) => this.#completeFrom(row, id, read);
  }

  #completeFrom(row: Row | null, id: string, read: (row: Row | Whole) => unknown): unknown {
    const value = row === null ? undefined : read(row);
    if (value !== undefined) return value;
    if (this.#source.whole) return this.#completeFromWhole(row, id, read);
    return row === null ? this.#completeMissing(id, read) : undefined;
  }

  async #completeMissing(id: string, read: (row: Row | Whole) => unknown): Promise<unknown> {
    const row = await this.#readMissing(id);
    return row === null ? undefined : read(row);
  }

  #readMissing(id: string): Promise<Row | null> {
    const known = this.#missing.get(id);
    const readOne = this.#source.missing;
    if (known || !readOne) return known ?? Promise.resolve(null);
    const reading =
      this.#missing.size < mostMissing
        ? readOne(id)
        : Promise.reject(new InvalidAnswerError('The list call answers other rows than those of its ids'));
    this.#missing.set(id, reading);
    return reading;
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
      // A user who sees the row but may not open the entity gets only the row's values.
      if (row !== null && error instanceof RestError && error.status === 403) return undefined;
      throw error;
    }
  }

  clear(): void {
    this.#seen.length = 0;
    this.#rows?.clearAll();
    this.#whole?.clearAll();
    this.#missing.clear();
  }
}

/** A row that could not be read is an error in its place. */
const hasId = <Row extends Identified>(row: Row): row is Row =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string';

async function matchById<Row extends Identified>(
  read: EntitySource<Row, never>['rows'],
  ids: readonly string[],
): Promise<(Row | null)[]> {
  // The first of several rows of one id.
  const rows = (await read(ids)).filter(hasId).toReversed();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
