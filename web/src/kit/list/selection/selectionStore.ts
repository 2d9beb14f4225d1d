import type { RowSelection } from '../../../ui/table/selection.tsx';

export type SelectableRow = { readonly id: string };

/**
 * Selected rows, kept while somebody turns pages and sorts. Outside of React's state: a box that changes draws itself
 * and what counts the selection, not the list around them.
 */
export class SelectionStore implements RowSelection {
  #selected: ReadonlyMap<string, SelectableRow> = new Map();
  #pageRows: ReadonlyMap<string, SelectableRow> = new Map();
  #rows: readonly SelectableRow[] = [];
  #ids: Readonly<Record<string, boolean>> = {};
  #dropped: readonly SelectableRow[] = [];
  /** What is listed, such as a filter. */
  #listed: string;
  /** Where a range begins: the row that was chosen or left last. */
  #anchor: string | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(listed = '', rows: readonly SelectableRow[] = []) {
    this.#listed = listed;
    if (rows.length > 0) this.add(rows);
  }

  /** Tells which rows are on screen: only those can be selected by their box. */
  showPage(rows: readonly SelectableRow[]): void {
    this.#pageRows = new Map(rows.map((row) => [row.id, row]));
    if (this.#selected.size > 0) this.#change(this.#selected);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly selected = (): Readonly<Record<string, boolean>> => this.#ids;

  readonly isSelected = (id: string): boolean => this.#selected.has(id);

  readonly set = (ids: readonly string[], selected: boolean): void => {
    const next = new Map(this.#selected);
    for (const id of ids) {
      const row = this.#pageRows.get(id);
      if (!selected) next.delete(id);
      else if (row) next.set(id, row);
    }
    this.#anchor = ids.at(-1) ?? null;
    this.#change(next);
  };

  /** Chooses a row or leaves it; with `range`, all rows from the last one that was chosen or left as well. */
  readonly toggle = (id: string, range: boolean): void =>
    this.set(range ? this.#rangeTo(id) : [id], !this.#selected.has(id));

  /** Chooses rows that need not be on screen, unless something else is listed than when they were asked for. */
  readonly add = (rows: readonly SelectableRow[], listed = this.#listed): void => {
    if (listed !== this.#listed) return;
    this.#change(new Map([...this.#selected, ...rows.map((row) => [row.id, row] as const)]));
  };

  readonly clear = (): void => this.#change(new Map());

  /**
   * Leaves every row when others are listed: what is done must not reach rows that nobody sees in the list any more.
   * They can be taken back until something else is selected.
   */
  readonly list = (listed: string): void => {
    if (listed === this.#listed) return;
    this.#listed = listed;
    if (this.#rows.length === 0) return;
    const rows = this.#rows;
    this.clear();
    this.#dropped = rows;
    this.#tell();
  };

  readonly takeBack = (): void => this.add(this.#dropped);

  /** The rows that were left because others are listed. */
  readonly dropped = (): readonly SelectableRow[] => this.#dropped;

  /** Every selected row, also those of other pages; the same array until the selection changes. */
  readonly rows = (): readonly SelectableRow[] => this.#rows;

  /** How many of the selected rows are on screen. */
  readonly onPage = (): number => this.#rows.filter(({ id }) => this.#pageRows.has(id)).length;

  #rangeTo(id: string): string[] {
    const ids = [...this.#pageRows.keys()];
    const from = this.#anchor === null ? -1 : ids.indexOf(this.#anchor);
    const to = ids.indexOf(id);
    if (from < 0 || to < 0) return [id];
    return from < to ? ids.slice(from, to + 1) : ids.slice(to, from + 1).toReversed();
  }

  #change(selected: ReadonlyMap<string, SelectableRow>): void {
    // A row that is on screen may have changed since it was selected.
    this.#selected = new Map([...selected].map(([id, row]) => [id, this.#pageRows.get(id) ?? row]));
    this.#rows = [...this.#selected.values()];
    this.#ids = Object.fromEntries(this.#rows.map(({ id }) => [id, true]));
    this.#dropped = [];
    this.#tell();
  }

  #tell(): void {
    this.#listeners.forEach((listener) => listener());
  }
}
