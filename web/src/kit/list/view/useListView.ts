import { usePersonStorage } from '../../person/usePersonStorage.ts';
import type { RowDensity } from '../../../ui/table/DataTable.tsx';

/** What somebody chose for the columns of a list; what was never touched follows the definition. */
export interface ColumnChoices {
  readonly shown: Readonly<Record<string, boolean>>;
  /** Pixels. */
  readonly widths: Readonly<Record<string, number>>;
  /** Ids of columns, first to last. */
  readonly order: readonly string[];
}

/** A name for what a list shows now. */
export interface SavedView {
  readonly name: string;
  /** The query string of the list's address. */
  readonly search: string;
  readonly columns: ColumnChoices;
}

export interface ListView {
  readonly density: RowDensity;
  readonly setDensity: (density: RowDensity) => void;
  /** Every column, in the chosen order. */
  readonly order: readonly string[];
  readonly widths: ColumnChoices['widths'];
  readonly isVisible: (column: string) => boolean;
  readonly toggleColumn: (column: string) => void;
  /** One place towards the start or the end. */
  readonly moveColumn: (column: string, by: -1 | 1) => void;
  readonly setWidth: (column: string, width: number) => void;
  readonly reset: () => void;
  readonly saved: readonly SavedView[];
  /** Saves what is shown under the name; an older view of this name is replaced. */
  readonly save: (name: string, search: string) => void;
  readonly remove: (name: string) => void;
  /** Takes over the columns of a saved view. */
  readonly restore: (view: SavedView) => void;
}

interface ViewColumn {
  readonly id: string;
  readonly hidden?: boolean;
}

export const narrowestColumn = 48;
export const widestColumn = 800;

const asDefined: ColumnChoices = { shown: {}, widths: {}, order: [] };
const noViews: readonly SavedView[] = [];

/** How somebody likes to see this list. Row height is one choice for all lists. */
export function useListView(path: string, columns: readonly ViewColumn[]): ListView {
  const [density, setDensity] = usePersonStorage<RowDensity>('row-density', 'normal');
  const [chosen, setChosen] = usePersonStorage(`columns:${path}`, asDefined);
  const [saved, setSaved] = usePersonStorage(`views:${path}`, noViews);
  const { shown, widths } = { ...asDefined, ...chosen };
  const order = columnOrder(columns, chosen.order ?? []);
  const isVisible = (id: string): boolean =>
    shown[id] ?? columns.find((column) => column.id === id)?.hidden !== true;
  const change = (change: Partial<ColumnChoices>) => setChosen({ ...asDefined, ...chosen, ...change });
  return {
    density,
    setDensity,
    order,
    widths,
    isVisible,
    toggleColumn: (id) => change({ shown: { ...shown, [id]: !isVisible(id) } }),
    moveColumn: (id, by) => change({ order: moved(order, id, by) }),
    setWidth: (id, width) =>
      change({
        widths: { ...widths, [id]: Math.round(Math.min(widestColumn, Math.max(narrowestColumn, width))) },
      }),
    reset: () => setChosen(asDefined),
    saved,
    save: (name, search) =>
      setSaved([
        ...saved.filter((view) => view.name !== name),
        { name, search, columns: { ...asDefined, ...chosen } },
      ]),
    remove: (name) => setSaved(saved.filter((view) => view.name !== name)),
    restore: (view) => setChosen({ ...asDefined, ...view.columns }),
  };
}

/** The chosen order; columns that it does not know stand where the definition has them. */
export function columnOrder(columns: readonly ViewColumn[], chosen: readonly string[]): string[] {
  const ids = columns.map(({ id }) => id);
  const order = chosen.filter((id) => ids.includes(id));
  ids.forEach((id, position) => {
    if (!order.includes(id)) order.splice(position, 0, id);
  });
  return order;
}

/** The order with one column moved; unchanged at the ends. */
export function moved(order: readonly string[], id: string, by: -1 | 1): string[] {
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  return order.toSpliced(from, 1).toSpliced(to, 0, id);
}
