import type { ListFilter } from './definition.ts';
import { FilterField } from './FilterField.tsx';
import { filterKey } from '../address/filterKey.ts';
import { periodError } from './period.ts';
import classes from '../ListPage.module.css';
import type { ListControl } from '../address/useListState.ts';

export default function FilterPanel({
  filters,
  control,
}: {
  filters: readonly ListFilter[];
  control: ListControl;
}) {
  return (
    <fieldset className={classes.panel} aria-label="Filters">
      {filters.map((filter) => {
        const key = filterKey(filter);
        return (
          <FilterField
            key={`${key} ${control.clearings}`}
            filter={filter}
            error={periodError(filter, filters, control.fields)}
            values={control.fields[key] ?? []}
            onChange={(values, typed) => control.setFilter(key, values, typed)}
          />
        );
      })}
    </fieldset>
  );
}
