import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import classes from '../ListPage.module.css';
import { keywordsKey } from '../address/listState.ts';
import type { ListControl } from '../address/useListState.ts';
import { useTypedValue } from './useTypedValue.ts';
import { focusRow } from '../../../ui/table/rowNavigation.ts';

interface SearchBoxProps extends Pick<ListControl, 'setFilter'> {
  readonly filters: ListControl['state']['filters'];
  readonly placeholder: string;
}

export const SearchBox = memo(function SearchBox({ filters, setFilter, placeholder }: SearchBoxProps) {
  const [text, setText] = useTypedValue(filters[keywordsKey]?.[0] ?? '', (typed) =>
    setFilter(keywordsKey, typed === '' ? [] : [typed], true),
  );
  return (
    <TextInput
      type="search"
      size="xs"
      className={classes.search ?? ''}
      aria-label="Search"
      placeholder={placeholder}
      leftSection={<IconSearch size={15} aria-hidden />}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={leaveByKey}
      rightSection={
        text === '' ? null : <CloseButton size="xs" aria-label="Clear search" onClick={() => setText('')} />
      }
    />
  );
});

/** Down moves to the rows; Escape keeps the text, which browsers would clear. */
function leaveByKey(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'Escape') return;
  event.preventDefault();
  const list = event.currentTarget.closest('section');
  event.currentTarget.blur();
  if (event.key === 'ArrowDown' && list) focusRow(list, 'first');
}
