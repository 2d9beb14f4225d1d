import { ActionIcon, Button, Checkbox, Popover, SegmentedControl } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconMinus,
  IconPin,
  IconPinnedFilled,
  IconPlus,
} from '@tabler/icons-react';
import { widthOnScreen } from '../../../ui/table/useTable.ts';
import type { TableColumn, TableModel } from '../../../ui/table/useTable.ts';
import type { OverlayControl } from '../../overlay/LazyOverlay.tsx';
import { OverlayTarget } from '../../overlay/OverlayTarget.tsx';
import type { ListView } from './useListView.ts';
import classes from './ViewPanel.module.css';

type Row = { readonly id: string };

export type PanelModel = Pick<TableModel<Row>, 'table' | 'container'>;

const densities = [
  { value: 'compact', label: 'Compact' },
  { value: 'normal', label: 'Normal' },
  { value: 'roomy', label: 'Roomy' },
] as const;

const widthStep = 20;

interface ViewPanelProps extends OverlayControl {
  readonly view: Pick<ListView, 'density' | 'setDensity' | 'reset'>;
  readonly model: PanelModel;
}

/** The column settings (visibility, order, width, pinning) and the row height. */
export default function ViewPanel({ button, opened, onChange, view, model }: ViewPanelProps) {
  const columns = model.table.getAllLeafColumns();
  return (
    <Popover opened={opened} onChange={onChange} position="bottom-end" width={350} trapFocus returnFocus>
      <Popover.Target>
        <OverlayTarget button={button} opened={opened} onChange={onChange} />
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns and row height" className={classes.panel ?? ''}>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label="Row height"
          data={[...densities]}
          value={view.density}
          onChange={view.setDensity}
        />
        <ul className={classes.columns} aria-label="Columns">
          {columns.map((column, place) => (
            <ColumnItem
              key={column.id}
              column={column}
              isFirst={place === 0}
              isLast={place === columns.length - 1}
              table={model.table}
              container={model.container}
            />
          ))}
        </ul>
        <Button variant="subtle" color="gray" size="xs" onClick={view.reset}>
          Columns as they were
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

interface ColumnItemProps extends PanelModel {
  readonly column: TableColumn<Row>;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function ColumnItem({ column, isFirst, isLast, table, container }: ColumnItemProps) {
  const { id } = column;
  const name = String(column.columnDef.header);
  const pinned = column.getIsPinned() === 'left';
  // The model keeps a width within the limits of its column.
  const widen = (by: number) =>
    table.setColumnSizing((before) => ({ ...before, [id]: widthOnScreen({ container, table }, id) + by }));
  const move = (by: -1 | 1) =>
    table.setColumnOrder((before) => {
      const from = before.indexOf(id);
      return before.toSpliced(from, 1).toSpliced(from + by, 0, id);
    });
  return (
    <li className={classes.column}>
      <Checkbox
        size="xs"
        className={classes.name ?? ''}
        label={name}
        checked={column.getIsVisible()}
        disabled={!column.getCanHide()}
        onChange={(event) => column.toggleVisibility(event.currentTarget.checked)}
      />
      <ColumnButton
        label={pinned ? `Unpin: ${name}` : `Pin left: ${name}`}
        icon={pinned ? IconPinnedFilled : IconPin}
        onClick={() => column.pin(pinned ? false : 'left')}
      />
      <ColumnButton label={`Narrower: ${name}`} icon={IconMinus} onClick={() => widen(-widthStep)} />
      <ColumnButton label={`Wider: ${name}`} icon={IconPlus} onClick={() => widen(widthStep)} />
      <ColumnButton
        label={`Earlier: ${name}`}
        icon={IconArrowUp}
        disabled={isFirst}
        onClick={() => move(-1)}
      />
      <ColumnButton label={`Later: ${name}`} icon={IconArrowDown} disabled={isLast} onClick={() => move(1)} />
    </li>
  );
}

interface ColumnButtonProps {
  readonly label: string;
  readonly icon: typeof IconMinus;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function ColumnButton({ label, icon: Icon, disabled = false, onClick }: ColumnButtonProps) {
  return (
    <ActionIcon size={24} aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <Icon size={14} />
    </ActionIcon>
  );
}
