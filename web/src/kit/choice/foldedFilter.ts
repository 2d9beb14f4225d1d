import { isOptionsGroup } from '@mantine/core';
import type { OptionsFilter } from '@mantine/core';
import { folded } from '@shepherd/domain/folded.ts';

/** Filters the options of a select with the comparison of every other search. */
export const foldedFilter: OptionsFilter = ({ options, search, limit }) => {
  const typed = folded(search.trim());
  return options
    .filter((option) => isOptionsGroup(option) || folded(option.label).includes(typed))
    .slice(0, limit);
};
