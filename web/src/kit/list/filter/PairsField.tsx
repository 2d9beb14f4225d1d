import { ActionIcon, CloseButton, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { listMessages } from '../../../messages/lists.ts';
import { validationMessages } from '../../../messages/validation.ts';
import type { PairsFilter } from './definition.ts';
import { longestCategory, longestValue, pairText, readPairs, withPair } from './pairs.ts';
import classes from './PairsField.module.css';

interface PairsFieldProps {
  readonly filter: PairsFilter;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Category-value pairs that must all match; each is typed, added and removed. */
export function PairsField({ filter, values, onChange }: PairsFieldProps) {
  const [category, setCategory] = useState('');
  const [value, setValue] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const pair = { category: category.trim(), value: value.trim() };
  const tooLong = {
    category: pair.category.length > longestCategory,
    value: pair.value.length > longestValue,
  };
  const complete = pair.category !== '' && pair.value !== '' && !tooLong.category && !tooLong.value;
  return (
    <form
      className={classes.pairs}
      aria-label={filter.label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!complete) return;
        onChange(withPair(values, pair));
        setCategory('');
        setValue('');
        first.current?.focus();
      }}
    >
      <div className={classes.fields}>
        <TextInput
          ref={first}
          label={listMessages.pairCategory(filter.label)}
          value={category}
          autoComplete="off"
          error={tooLong.category ? validationMessages.metadataTooLong : null}
          onChange={(event) => setCategory(event.currentTarget.value)}
        />
        <TextInput
          label={listMessages.pairValue(filter.label)}
          value={value}
          autoComplete="off"
          error={tooLong.value ? validationMessages.metadataTooLong : null}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <ActionIcon
          type="submit"
          variant="default"
          size={36}
          className={classes.add ?? ''}
          disabled={!complete}
          aria-label={listMessages.addPair(filter.label)}
          title={listMessages.addPair(filter.label)}
        >
          <IconPlus size={16} aria-hidden />
        </ActionIcon>
      </div>
      {values.length > 0 && (
        <ul className={classes.list}>
          {readPairs(values).map((each) => (
            <li key={each.category} className={classes.pair}>
              <span className={classes.words}>{listMessages.pair(each)}</span>
              <CloseButton
                size={20}
                iconSize={13}
                aria-label={listMessages.removeFilter(listMessages.pair(each))}
                onClick={() => {
                  onChange(values.filter((text) => text !== pairText(each)));
                  first.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
