import { useApolloClient } from '@apollo/client/react';
import { CloseButton } from '@mantine/core';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { listMessages } from '../../../messages/lists.ts';
import { useLoadedOptions } from '../../choice/useLoadedOptions.ts';
import { useLookupLabels } from '../../choice/useLookupLabels.ts';
import { dayInWords } from '../../date/relativeDay.ts';
import { filterKey } from '../address/filterKey.ts';
import { keywordsKey } from '../address/listState.ts';
import type { ListControl } from '../address/useListState.ts';
import type { ListFilter, LookupFilter, SelectFilter } from './definition.ts';
import { readPairs } from './pairs.ts';
import classes from './FilterChips.module.css';

interface FilterChipsProps {
  readonly filters: readonly ListFilter[];
  readonly control: ListControl;
  /** Keys of filters that the page shows elsewhere: in print only the chips show them. */
  readonly shownElsewhere: ReadonlySet<string>;
  /** Receives the focus when the last chip is removed. */
  readonly returnFocus: RefObject<HTMLElement | null>;
}

const keywords: ListFilter = { kind: 'text', field: keywordsKey, label: listMessages.search };

/** The active filters as text; each can be removed. */
export function FilterChips({ filters, control, shownElsewhere, returnFocus }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const values = control.state.filters;
  const active = [keywords, ...filters].flatMap((filter) => {
    const key = filterKey(filter);
    const chosen = values[key] ?? [];
    return chosen.length > 0 ? [{ filter, key, chosen }] : [];
  });
  if (active.length === 0) return null;
  return (
    <ul
      ref={list}
      className={classes.chips}
      aria-label={listMessages.activeFilters}
      data-paper-only={active.every(({ key }) => shownElsewhere.has(key)) || undefined}
    >
      {active.map(({ filter, key, chosen }) => (
        <li key={key} className={classes.chip} data-paper-only={shownElsewhere.has(key) || undefined}>
          <span className={classes.label}>{filter.label}:</span>
          <span className={classes.words}>
            <Words filter={filter} chosen={chosen} />
          </span>
          <CloseButton
            size={20}
            iconSize={13}
            className={classes.remove ?? ''}
            aria-label={listMessages.removeFilter(filter.label)}
            onClick={({ currentTarget }) => {
              (neighbour(list.current, currentTarget) ?? returnFocus.current)?.focus();
              control.setFilter(key, []);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** The button that receives the focus of a removed one, so that several can be removed by keyboard. */
function neighbour(list: HTMLElement | null, button: HTMLElement): HTMLElement | undefined {
  const buttons = [...(list?.querySelectorAll<HTMLElement>('li:not([data-paper-only]) button') ?? [])];
  const position = buttons.indexOf(button);
  return buttons[position + 1] ?? buttons[position - 1];
}

function Words({ filter, chosen }: { filter: ListFilter; chosen: readonly string[] }) {
  switch (filter.kind) {
    case 'lookup':
      return <LookupWords filter={filter} chosen={chosen} />;
    case 'select':
      return <OptionWords filter={filter} chosen={chosen} />;
    case 'date':
      return chosen.map((day) => dayInWords(day)).join(', ');
    case 'flag':
      return filter.optionLabel;
    case 'given':
      return chosen.map(filter.words).join(', ');
    case 'pairs':
      return readPairs(chosen).map(listMessages.pair).join(', ');
    case 'text':
    case 'number':
      return chosen.join(', ');
  }
}

function LookupWords({ filter, chosen }: { filter: LookupFilter; chosen: readonly string[] }) {
  const { labelOf } = useLookupLabels(useApolloClient(), filter.lookup, chosen);
  return chosen.map(labelOf).join(', ');
}

function OptionWords({ filter, chosen }: { filter: SelectFilter; chosen: readonly string[] }) {
  const { labelOf } = useLoadedOptions(filter.options);
  return chosen.map(labelOf).join(', ');
}
