import { isOptionsGroup } from '@mantine/core';
import type { OptionsFilter } from '@mantine/core';
import { folded } from '@shepherd/domain/folded.ts';

/** Which options of a select fit what was typed, as every other search compares. */
export const foldedFilter: OptionsFilter = ({ options, search, limit }) => {
  const typed = folded(search.trim());
  return options
    .filter((option) => isOptionsGroup(option) || folded(option.label).includes(typed))
    .slice(0, limit);
};
