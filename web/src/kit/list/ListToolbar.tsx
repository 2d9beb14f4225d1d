import { Button, UnstyledButton } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { listMessages } from '../../messages/lists.ts';
import { ModalButton } from '../modal/ModalButton.tsx';
import { commandOf, usePageCommand } from '../palette/pageCommands.ts';
import { useAllows } from '../permission/PermissionProvider.tsx';
import type { AnyList } from './definition.ts';
import classes from './ListPage.module.css';
import { activeFilterCount } from './address/listState.ts';
import { SearchBox } from './filter/SearchBox.tsx';
import type { ListControl } from './address/useListState.ts';

interface ListToolbarProps {
  readonly list: Pick<AnyList, 'title' | 'searchable' | 'searchPlaceholder' | 'actions'>;
  readonly control: ListControl;
  /** The list's state as a query string. */
  readonly search: string;
  readonly hasFilters: boolean;
  readonly filtersOpen: boolean;
  readonly onFilters: (open: boolean) => void;
  /** Prefetches the code of the panel. */
  readonly onFiltersNear: () => void;
  readonly panelId: string;
  /** The button that shows and hides the filters. */
  readonly toggle: Ref<HTMLButtonElement>;
  /** Between the filters and the page's actions. */
  readonly children: ReactNode;
}

/** Search, filters, and the list's actions. */
export function ListToolbar({
  list,
  control,
  search,
  hasFilters,
  filtersOpen,
  onFilters,
  onFiltersNear,
  panelId,
  toggle,
  children,
}: ListToolbarProps) {
  const allows = useAllows();
  const count = activeFilterCount(control.state.filters);
  const toggleText = filtersOpen ? listMessages.hideFilters : listMessages.showFilters;
  usePageCommand(hasFilters ? commandOf(toggleText, list.title) : null, () => onFilters(!filtersOpen));
  usePageCommand(count > 0 ? commandOf(listMessages.clearFilters, list.title) : null, control.clearFilters);
  return (
    <div className={classes.toolbar}>
      {list.searchable !== false && (
        <SearchBox
          key={control.clearings}
          filters={control.state.filters}
          setFilter={control.setFilter}
          placeholder={list.searchPlaceholder ?? 'Search'}
        />
      )}
      {hasFilters && (
        <Button
          ref={toggle}
          variant="default"
          size="xs"
          leftSection={<IconFilter size={15} aria-hidden />}
          aria-expanded={filtersOpen}
          aria-controls={filtersOpen ? panelId : undefined}
          onPointerEnter={onFiltersNear}
          onFocus={onFiltersNear}
          onClick={() => onFilters(!filtersOpen)}
        >
          {toggleText}
        </Button>
      )}
      {count > 0 && (
        <>
          <UnstyledButton
            className={classes.count}
            aria-label={`${count} active ${count === 1 ? 'filter' : 'filters'}`}
            onClick={() => onFilters(true)}
          >
            {count}
          </UnstyledButton>
          <Button variant="subtle" color="gray" size="xs" onClick={control.clearFilters}>
            {listMessages.clearFilters}
          </Button>
        </>
      )}
      <div className={classes.spacer} />
      {children}
      {list.actions
        ?.filter(({ permission }) => allows(permission))
        .map(({ label, opens }) =>
          'to' in opens ? (
            <Button
              key={label}
              size="xs"
              component={Link}
              to={opens.filtered ? { pathname: opens.to, search } : opens.to}
            >
              {label}
            </Button>
          ) : (
            <ModalButton key={label} variant="filled" opens={opens.modal}>
              {label}
            </ModalButton>
          ),
        )}
    </div>
  );
}
