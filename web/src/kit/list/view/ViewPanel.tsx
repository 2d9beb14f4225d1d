import { ActionIcon, Button, Checkbox, Popover, SegmentedControl } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconMinus, IconPlus } from '@tabler/icons-react';
import type { OverlayControl } from '../../overlay/LazyOverlay.tsx';
import { OverlayTarget } from '../../overlay/OverlayTarget.tsx';
import type { ListView } from './useListView.ts';
import classes from './ViewPanel.module.css';

export interface PanelColumn {
  readonly id: string;
  readonly header: string;
  readonly width: number;
  readonly link?: boolean;
}

const densities = [
  { value: 'compact', label: 'Compact' },
  { value: 'normal', label: 'Normal' },
  { value: 'roomy', label: 'Roomy' },
] as const;

const widthStep = 20;

interface ViewPanelProps extends OverlayControl {
  readonly view: ListView;
  readonly columns: readonly PanelColumn[];
}

/** Which columns are shown, in which order and how wide, and how high the rows are. */
export default function ViewPanel({ button, opened, onChange, view, columns }: ViewPanelProps) {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return (
    <Popover opened={opened} onChange={onChange} position="bottom-end" width={320} trapFocus returnFocus>
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
          {view.order.map((id, position) => {
            const column = byId.get(id);
            if (!column) return null;
            const width = view.widths[id] ?? column.width;
            return (
              <li key={id} className={classes.column}>
                <Checkbox
                  size="xs"
                  className={classes.name ?? ''}
                  label={column.header}
                  checked={view.isVisible(id)}
                  disabled={column.link === true}
                  onChange={() => view.toggleColumn(id)}
                />
                <ColumnButton
                  label={`Narrower: ${column.header}`}
                  icon={IconMinus}
                  onClick={() => view.setWidth(id, width - widthStep)}
                />
                <ColumnButton
                  label={`Wider: ${column.header}`}
                  icon={IconPlus}
                  onClick={() => view.setWidth(id, width + widthStep)}
                />
                <ColumnButton
                  label={`Earlier: ${column.header}`}
                  icon={IconArrowUp}
                  disabled={position === 0}
                  onClick={() => view.moveColumn(id, -1)}
                />
                <ColumnButton
                  label={`Later: ${column.header}`}
                  icon={IconArrowDown}
                  disabled={position === view.order.length - 1}
                  onClick={() => view.moveColumn(id, 1)}
                />
              </li>
            );
          })}
        </ul>
        <Button variant="subtle" color="gray" size="xs" onClick={view.reset}>
          Columns as they were
        </Button>
      </Popover.Dropdown>
    </Popover>
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
