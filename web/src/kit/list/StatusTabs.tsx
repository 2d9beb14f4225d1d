import { UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import { inDigits } from '../../messages/inDigits.ts';
import type { ListAnswer } from './definition.ts';
import classes from './ListPage.module.css';
import { statusKey } from './address/listState.ts';
import type { ListControl } from './address/useListState.ts';
import { statusTabs } from './statuses.ts';
import type { ListStatuses } from './statuses.ts';

interface StatusTabsProps extends Pick<ListControl, 'setFilter'> {
  readonly statuses: ListStatuses;
  readonly summary: ListAnswer<unknown>['summary'];
  readonly filters: ListControl['state']['filters'];
}

/** 'All' and one button per status, each with its count. */
export const StatusTabs = memo(function StatusTabs({
  statuses,
  summary,
  filters,
  setFilter,
}: StatusTabsProps) {
  const chosen = filters[statusKey] ?? [];
  const counts = new Map(summary?.groups.map(({ value, total }) => [value, total]));
  return (
    <fieldset className={classes.tabs} aria-label="Status">
      <Tab
        label="All"
        count={summary?.total}
        pressed={chosen.length === 0}
        onClick={() => setFilter(statusKey, [])}
      />
      {statusTabs(statuses).map(({ value, label }) => (
        <Tab
          key={value}
          label={label}
          count={summary ? (counts.get(value) ?? 0) : undefined}
          pressed={chosen.length === 1 && chosen[0] === value}
          onClick={() => setFilter(statusKey, [value])}
        />
      ))}
    </fieldset>
  );
});

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
      <span className={classes.tabCount}>{count === undefined ? '\u2007\u2007' : inDigits(count)}</span>
    </UnstyledButton>
  );
}
