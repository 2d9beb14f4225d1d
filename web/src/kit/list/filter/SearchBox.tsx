import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import classes from '../ListPage.module.css';
import { keywordsKey } from '../address/listState.ts';
import type { ListControl } from '../address/useListState.ts';
import { useTypedValue } from './useTypedValue.ts';

export function SearchBox({ control, placeholder }: { control: ListControl; placeholder: string }) {
  const [text, setText] = useTypedValue(control.state.filters[keywordsKey]?.[0] ?? '', (typed) =>
    control.setFilter(keywordsKey, typed === '' ? [] : [typed], true),
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
      rightSection={
        text === '' ? null : <CloseButton size="xs" aria-label="Clear search" onClick={() => setText('')} />
      }
    />
  );
}
