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

export interface ListView {
  readonly density: RowDensity;
  readonly setDensity: (density: RowDensity) => void;
  /** The settings for the table's model. */
  readonly columns: ColumnStateControl;
  readonly reset: () => void;
  /** The current settings, for a saved view. */
  readonly choices: ColumnChoices;
  /** Applies the columns of a saved view; those that it does not name are as defined. */
  readonly restore: (columns: Partial<ColumnChoices>) => void;
}

interface ViewColumn {
  readonly id: string;
  readonly hidden?: boolean;
}

/** The settings of a user who has changed none. */
export const usualDensity: RowDensity = 'normal';
export const columnsAsDefined: ColumnChoices = { shown: {}, widths: {}, order: [], pinned: [] };

/** The user's settings for this list. The row height is one setting for all lists. */
export function useListView(path: string, columns: readonly ViewColumn[]): ListView {
  const [density, setDensity] = usePersonStorage<RowDensity>('row-density', usualDensity);
  const [chosen, setChosen] = usePersonStorage(`columns:${path}`, columnsAsDefined);
  const choices = { ...columnsAsDefined, ...chosen };
  const change = (next: (before: ColumnChoices) => Partial<ColumnChoices>) =>
    setChosen((stored) => {
      const before = { ...columnsAsDefined, ...stored };
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
    reset: () => setChosen(columnsAsDefined),
    choices,
    restore: (columns) => setChosen({ ...columnsAsDefined, ...columns }),
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
