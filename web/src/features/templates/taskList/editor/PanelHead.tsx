import { ActionIcon } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronLeft,
  IconChevronRight,
  IconCopy,
  IconTrash,
} from '@tabler/icons-react';
import { memo } from 'react';
import type { Act, Kind } from './outline/editByKey.ts';
import classes from './TaskListEditor.module.css';

interface PanelHeadProps {
  readonly kind: Kind;
  /** The number in the outline. */
  readonly number: string;
  /** The keys of the previous and next row; undefined at the ends. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly onSelect: (key: string) => void;
  readonly onAct: (act: Act) => void;
}

/** The edited row, its actions, and buttons to its neighbours. */
export const PanelHead = memo(function PanelHead({
  kind,
  number,
  previous,
  next,
  onSelect,
  onAct,
}: PanelHeadProps) {
  const thing = kind === 'section' ? 'section' : 'task';
  const called = `${thing} ${number}`;
  const goTo = (key: string | undefined) => {
    if (key !== undefined) onSelect(key);
  };
  return (
    <div className={classes.head}>
      <h3 className={classes.called}>
        {thing === 'section' ? 'Section' : 'Task'} {number}
      </h3>
      <HeadButton
        label="Previous"
        icon={IconChevronLeft}
        able={previous !== undefined}
        onPress={() => goTo(previous)}
      />
      <HeadButton
        label="Next in the outline"
        icon={IconChevronRight}
        able={next !== undefined}
        onPress={() => goTo(next)}
      />
      <HeadButton label={`Move ${called} up`} icon={IconArrowUp} onPress={() => onAct('up')} />
      <HeadButton label={`Move ${called} down`} icon={IconArrowDown} onPress={() => onAct('down')} />
      <HeadButton label={`Copy ${called}`} icon={IconCopy} onPress={() => onAct('copy')} />
      <HeadButton label={`Remove ${called}`} icon={IconTrash} onPress={() => onAct('remove')} />
    </div>
  );
});

interface HeadButtonProps {
  readonly label: string;
  readonly icon: typeof IconCopy;
  readonly able?: boolean;
  readonly onPress: () => void;
}

/** Stays focusable when it has no effect: otherwise the last press would lose the focus. */
function HeadButton({ label, icon: Icon, able = true, onPress }: HeadButtonProps) {
  return (
    <ActionIcon size={28} aria-label={label} title={label} aria-disabled={!able} onClick={onPress}>
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
}
