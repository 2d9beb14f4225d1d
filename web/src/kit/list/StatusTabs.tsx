import { UnstyledButton } from '@mantine/core';
import type { Option } from '../choice/options.ts';
import type { ListAnswer } from './definition.ts';
import classes from './ListPage.module.css';
import { statusKey } from './address/listState.ts';
import type { ListControl } from './address/useListState.ts';

interface StatusTabsProps {
  readonly tabs: readonly Option[];
  readonly summary: ListAnswer<unknown>['summary'];
  readonly control: ListControl;
}

/** 'All' and one button per status, each with how many there are. */
export function StatusTabs({ tabs, summary, control }: StatusTabsProps) {
  const chosen = control.state.filters[statusKey] ?? [];
  const counts = new Map(summary?.groups.map(({ value, total }) => [value, total]));
  return (
    <fieldset className={classes.tabs} aria-label="Status">
      <Tab
        label="All"
        count={summary?.total}
        pressed={chosen.length === 0}
        onClick={() => control.setFilter(statusKey, [])}
      />
      {tabs.map(({ value, label }) => (
        <Tab
          key={value}
          label={label}
          count={summary ? (counts.get(value) ?? 0) : undefined}
          pressed={chosen.length === 1 && chosen[0] === value}
          onClick={() => control.setFilter(statusKey, [value])}
        />
      ))}
    </fieldset>
  );
}

function Tab({
  label,
  count,
  pressed,
  onClick,
}: {
  label: string;
  count: number | undefined;
  pressed: boolean;
  onClick: () => void;
}) {
  return (
    <UnstyledButton className={classes.tab} aria-pressed={pressed} onClick={onClick}>
      {label}
      <span className={classes.tabCount}>
        {count === undefined ? '\u2007\u2007' : count.toLocaleString('en-GB')}
      </span>
    </UnstyledButton>
  );
}
