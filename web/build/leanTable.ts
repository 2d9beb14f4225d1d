import type { Plugin } from 'vite';

const noDateInput = '\0no-date-input';
const noScrollContainer = '\0no-scroll-container';
const library = /[\\/]mantine-react-table[^\\/]*[\\/]dist[\\/]index\.esm\.mjs(?:\?|$)/;

/**
 * Parts of mantine-react-table that are reached by imports but never shown: `ui/table/DataTable.tsx` switches off
 * toolbars, filters, editing, grouping, expanding, pinning, dragging, the library's own paging and its footer.
 */
const neverShown = [
  'MRT_BottomToolbar',
  'MRT_ColumnActionMenu',
  'MRT_ColumnPinningButtons',
  'MRT_CopyButton',
  'MRT_EditActionButtons',
  'MRT_EditCellTextInput',
  'MRT_EditRowModal',
  'MRT_ExpandAllButton',
  'MRT_ExpandButton',
  'MRT_FilterCheckbox',
  'MRT_FilterOptionMenu',
  'MRT_FilterRangeFields',
  'MRT_FilterRangeSlider',
  'MRT_FilterTextInput',
  'MRT_GlobalFilterTextInput',
  'MRT_GrabHandleButton',
  'MRT_ProgressBar',
  'MRT_RowActionMenu',
  'MRT_RowPinButton',
  'MRT_SelectCheckbox',
  'MRT_ShowHideColumnsButton',
  'MRT_ShowHideColumnsMenu',
  'MRT_ShowHideColumnsMenuItems',
  'MRT_TableBodyRowGrabHandle',
  'MRT_TableBodyRowPinButton',
  'MRT_TableDetailPanel',
  'MRT_TableFooter',
  'MRT_TableFooterCell',
  'MRT_TableFooterRow',
  'MRT_TableHeadCellFilterContainer',
  'MRT_TableHeadCellFilterLabel',
  'MRT_TableHeadCellGrabHandle',
  'MRT_TableHeadCellSortLabel',
  'MRT_TablePagination',
  'MRT_ToggleDensePaddingButton',
  'MRT_ToggleFiltersButton',
  'MRT_ToggleFullScreenButton',
  'MRT_ToggleGlobalFilterButton',
  'MRT_ToggleRowActionMenuButton',
  'MRT_ToolbarAlertBanner',
  'MRT_ToolbarDropZone',
  'MRT_ToolbarInternalButtons',
  'MRT_TopToolbar',
];

/** Components of Mantine that the parts which are shown mention for states the console never has. */
const neverUsed = ['Highlight', 'LoadingOverlay', 'Tooltip'];

const stubs: Readonly<Record<string, string>> = {
  [noDateInput]: 'export const DateInput = () => null;',
  [noScrollContainer]:
    "export const TableScrollContainer = () => { throw new Error('Left out by build/leanTable.ts'); };",
};

/**
 * Leaves out of the build what the table's library brings along but the console never shows, and with it the
 * components of Mantine that only those parts use: about a quarter of what the first list loads. Our own imports of
 * @mantine/dates are not touched.
 */
export function leanTable(): Plugin {
  return {
    name: 'lean-table',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id === '@mantine/dates' && importer.includes('mantine-react-table')) return noDateInput;
      // Every table of Mantine carries a scrolling container along, and with it the scroll bars drawn by script.
      if (id.endsWith('/TableScrollContainer.mjs') && importer.endsWith('/Table.mjs'))
        return noScrollContainer;
      return undefined;
    },
    load: (id) => stubs[id],
    transform(code, id) {
      if (!library.test(id)) return undefined;
      const lean = neverUsed.reduce(withoutImport, neverShown.reduce(withoutComponent, code));
      return { code: withoutAlign(lean), map: null };
    },
  };
}

/** The library is one file of top-level declarations, each ending with a line of its own. */
function withoutComponent(code: string, name: string): string {
  const lean = code.replace(
    new RegExp(`^const ${name} = \\([\\s\\S]*?^};$`, 'm'),
    `const ${name} = () => null;`,
  );
  if (lean === code)
    throw new Error(`mantine-react-table no longer declares ${name}: look at build/leanTable.ts`);
  return lean;
}

function withoutImport(code: string, name: string): string {
  const lean = code.replace(
    new RegExp(`^(import \\{.*?)\\b${name}, (.*\\} from '@mantine/core';)$`, 'm'),
    `const ${name} = () => null;\n$1$2`,
  );
  if (lean === code)
    throw new Error(`mantine-react-table no longer imports ${name}: look at build/leanTable.ts`);
  return lean;
}

/** Head cells carry an attribute that HTML has deprecated; how they are aligned stands in our style sheet. */
function withoutAlign(code: string): string {
  const lean = code.replace(
    /align: columnDefType === 'group'\s*\? 'center'\s*: direction\.dir === 'rtl'\s*\? 'right'\s*: 'left', /,
    '',
  );
  if (lean === code)
    throw new Error('mantine-react-table aligns head cells in another way: look at build/leanTable.ts');
  return lean;
}
