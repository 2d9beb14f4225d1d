import type { ViewColumnsInput } from '../../../graphql/generated/schema.ts';
import type { ColumnChoices } from './useListView.ts';

/** Column settings as the gateway takes and answers them. */
export const toViewColumns = ({
  order = [],
  shown = {},
  pinned = [],
  widths = {},
}: Partial<ColumnChoices>): ViewColumnsInput => ({
  order: [...order],
  shown: Object.keys(shown).filter((column) => shown[column] === true),
  hidden: Object.keys(shown).filter((column) => shown[column] === false),
  pinned: [...pinned],
  widths: Object.entries(widths).map(([column, width]) => ({
    column,
    width: Math.max(1, Math.round(width)),
  })),
});

export const fromViewColumns = ({
  order,
  shown,
  hidden,
  pinned,
  widths,
}: ViewColumnsInput): ColumnChoices => ({
  order,
  shown: Object.fromEntries([
    ...shown.map((column) => [column, true] as const),
    ...hidden.map((column) => [column, false] as const),
  ]),
  pinned,
  widths: Object.fromEntries(widths.map(({ column, width }) => [column, width])),
});
