import type { RowSelection } from '../../../ui/table/selection.tsx';

type Row = { readonly id: string };

/**
 * Selected rows, kept while somebody turns pages. Outside of React's state: a box that changes draws itself and what
 * counts the selection, not the list around them.
 */
export class SelectionStore implements RowSelection {
  #selected: ReadonlyMap<string, Row> = new Map();
  #pageRows: ReadonlyMap<string, Row> = new Map();
  #rows: readonly Row[] = [];
  readonly #listeners = new Set<() => void>();

  /** Tells which rows are on screen: only those can be selected by their box. */
  showPage(rows: readonly Row[]): void {
    this.#pageRows = new Map(rows.map((row) => [row.id, row]));
    if (this.#selected.size > 0) this.#change(this.#selected);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly isSelected = (id: string): boolean => this.#selected.has(id);

  readonly set = (ids: readonly string[], selected: boolean): void => {
    const next = new Map(this.#selected);
    for (const id of ids) {
      const row = this.#pageRows.get(id);
      if (!selected) next.delete(id);
      else if (row) next.set(id, row);
    }
    this.#change(next);
  };

  readonly add = (rows: readonly Row[]): void =>
    this.#change(new Map([...this.#selected, ...rows.map((row) => [row.id, row] as const)]));

  readonly clear = (): void => this.#change(new Map());

  /** Every selected row, also those of other pages; the same array until the selection changes. */
  readonly rows = (): readonly Row[] => this.#rows;

  /** How many of the selected rows are on screen. */
  readonly onPage = (): number => this.#rows.filter(({ id }) => this.#pageRows.has(id)).length;

  #change(selected: ReadonlyMap<string, Row>): void {
    this.#selected = selected;
    // A row that is on screen may have changed since it was selected.
    this.#rows = [...selected.values()].map((row) => this.#pageRows.get(row.id) ?? row);
    this.#listeners.forEach((listener) => listener());
  }
}
