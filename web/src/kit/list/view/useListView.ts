import type { ColumnStateControl } from '../../../ui/table/useTable.ts';
import { resolveUpdate } from '../../../ui/table/useTable.ts';
import type { RowDensity } from '../../../ui/table/DataTable.tsx';
import { usePersonStorage } from '../../person/usePersonStorage.ts';

/** The user's column settings; untouched ones follow the definition. */
export interface ColumnChoices {
  readonly shown: Readonly<Record<string, boolean>>;
  /** Pixels. */
  readonly widths: Readonly<Record<string, number>>;
  /** Ids of columns, in order. */
  readonly order: readonly string[];
  /** The pinned columns. */
  readonly pinned: readonly string[];
}

/** A named state of a list. */
export interface SavedView {
  readonly name: string;
  /** The query string of the list's address. */
  readonly search: string;
  /** Older saved views lack some settings. */
  readonly columns: Partial<ColumnChoices>;
}

export interface ListView {
  readonly density: RowDensity;
  readonly setDensity: (density: RowDensity) => void;
  /** The settings for the table's model. */
  readonly columns: ColumnStateControl;
  readonly reset: () => void;
  readonly saved: readonly SavedView[];
  /** Saves the current state under the name; an older view of this name is replaced. */
  readonly save: (name: string, search: string) => void;
  readonly remove: (name: string) => void;
  /** Applies the columns of a saved view. */
  readonly restore: (view: SavedView) => void;
}

interface ViewColumn {
  readonly id: string;
  readonly hidden?: boolean;
}

const asDefined: ColumnChoices = { shown: {}, widths: {}, order: [], pinned: [] };
const noViews: readonly SavedView[] = [];

/** The user's settings for this list. The row height is one setting for all lists. */
export function useListView(path: string, columns: readonly ViewColumn[]): ListView {
  const [density, setDensity] = usePersonStorage<RowDensity>('row-density', 'normal');
  const [chosen, setChosen] = usePersonStorage(`columns:${path}`, asDefined);
  const [saved, setSaved] = usePersonStorage(`views:${path}`, noViews);
  const choices = { ...asDefined, ...chosen };
  const change = (next: (before: ColumnChoices) => Partial<ColumnChoices>) =>
    setChosen((stored) => {
      const before = { ...asDefined, ...stored };
      return { ...before, ...next(before) };
    });
  return {
    density,
    setDensity,
    columns: {
      state: columnState(columns, choices),
      onColumnOrderChange: (update) =>
        change((before) => ({ order: resolveUpdate(update, columnOrder(columns, before.order)) })),
      onColumnVisibilityChange: (update) =>
        change((before) => ({ shown: resolveUpdate(update, visibility(columns, before.shown)) })),
      onColumnSizingChange: (update) =>
        change((before) => ({ widths: resolveUpdate(update, { ...before.widths }) })),
      onColumnPinningChange: (update) =>
        change((before) => ({ pinned: resolveUpdate(update, { left: [...before.pinned] }).left ?? [] })),
    },
    reset: () => setChosen(asDefined),
    saved,
    save: (name, search) =>
      setSaved([...saved.filter((view) => view.name !== name), { name, search, columns: choices }]),
    remove: (name) => setSaved(saved.filter((view) => view.name !== name)),
    restore: (view) => setChosen({ ...asDefined, ...view.columns }),
  };
}

const columnState = (columns: readonly ViewColumn[], { order, shown, widths, pinned }: ColumnChoices) => ({
  columnOrder: columnOrder(columns, order),
  columnVisibility: visibility(columns, shown),
  columnSizing: { ...widths },
  columnPinning: { left: [...pinned] },
});

/** Every column: the user's setting, else the default. */
const visibility = (
  columns: readonly ViewColumn[],
  chosen: ColumnChoices['shown'],
): Record<string, boolean> =>
  Object.fromEntries(columns.map(({ id, hidden }) => [id, chosen[id] ?? hidden !== true]));

/** The user's order; columns that it does not contain keep their default place. */
export function columnOrder(columns: readonly ViewColumn[], chosen: readonly string[]): string[] {
  const ids = columns.map(({ id }) => id);
  const order = chosen.filter((id) => ids.includes(id));
  ids.forEach((id, position) => {
    if (!order.includes(id)) order.splice(position, 0, id);
  });
  return order;
}
