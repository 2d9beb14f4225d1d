import type { RowSelection } from '../../../ui/table/selection.tsx';

export type SelectableRow = { readonly id: string };

/**
 * The selected rows, kept across pages and sorting. Outside React's state: a changed checkbox renders itself and the
 * count, not the list around them.
 */
export class SelectionStore implements RowSelection {
  #selected: ReadonlyMap<string, SelectableRow> = new Map();
  #pageRows: ReadonlyMap<string, SelectableRow> = new Map();
  #rows: readonly SelectableRow[] = [];
  #ids: Readonly<Record<string, boolean>> = {};
  #dropped: readonly SelectableRow[] = [];
  /** Identifies the listed rows, such as the filter. */
  #listed: string;
  /** The anchor of a range: the last toggled row. */
  #anchor: string | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(listed = '', rows: readonly SelectableRow[] = []) {
    this.#listed = listed;
    if (rows.length > 0) this.add(rows);
  }

  /** Sets the rows on screen: only those can be selected by their checkbox. */
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

  /** Toggles a row; with `range`, all rows from the last toggled one as well. */
  readonly toggle = (id: string, range: boolean): void =>
    this.set(range ? this.#rangeTo(id) : [id], !this.#selected.has(id));

  /** Selects rows that need not be on screen, unless the filter has changed since they were requested. */
  readonly add = (rows: readonly SelectableRow[], listed = this.#listed): void => {
    if (listed !== this.#listed) return;
    this.#change(new Map([...this.#selected, ...rows.map((row) => [row.id, row] as const)]));
  };

  readonly clear = (): void => this.#change(new Map());

  /**
   * Clears the selection when other rows are listed: an action must not affect rows that the user no longer sees. The
   * selection can be restored until another row is selected.
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

  /** The rows that were dropped because the filter changed. */
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
    // A row on screen may have changed since it was selected.
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
