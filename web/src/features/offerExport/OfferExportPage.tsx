import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { JobFilter } from '../../graphql/generated/schema.ts';
import { SharedLookupLabels } from '../../kit/choice/LookupLabels.ts';
import type { LookupLabels } from '../../kit/choice/LookupLabels.ts';
import { filterKey } from '../../kit/list/address/filterKey.ts';
import { activeFilterCount } from '../../kit/list/address/listState.ts';
import { useListState } from '../../kit/list/address/useListState.ts';
import { listVariables } from '../../kit/list/address/variables.ts';
import { exportWith } from '../../kit/list/export/exportWith.ts';
import { ExportButton } from '../../kit/list/export/ExportButton.tsx';
import { FilterField } from '../../kit/list/filter/FilterField.tsx';
import { periodError } from '../../kit/list/filter/period.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { browserTimeZone } from '../../kit/value/time.ts';
import { listMessages } from '../../messages/lists.ts';
import { useApolloClient } from '@apollo/client/react';
import { offered, offerFilters } from './filters.ts';
import { offerExportMessages } from './messages.ts';
import { OfferedJobs } from './OfferedJobs.tsx';
import classes from './OfferExportPage.module.css';
import { ExportOfferedJobsDocument } from './OfferExportPage.generated.ts';
import { offerExportPage } from './pages.ts';
import { useOfferedJobs } from './useOfferedJobs.ts';

const sort = { field: 'START_DATE', direction: 'DESC' } as const;
/** The address holds the filters, like that of a list. */
const shape = {
  filters: offerFilters,
  statuses: [],
  sortFields: [sort.field],
  pageSizes: [],
  prefix: '',
  defaults: { page: 1, perPage: 0, sort, filters: {} },
};
const runExport = exportWith(ExportOfferedJobsDocument);

/** Selects which pending jobs are exported with their market offers, shows their number, and exports them. */
export default function OfferExportPage() {
  const client = useApolloClient();
  const control = useListState(shape);
  const { state, requested, fields } = control;
  const [labels] = useState<LookupLabels>(() => new Map());
  const filter = useMemo(
    // The address holds texts; their types were checked where the filters were declared.
    () => listVariables(requested, shape.filters, offered).filter as JobFilter,
    [requested],
  );
  const jobs = useOfferedJobs(filter);
  const isWrong = offerFilters.some((one) => periodError(one, offerFilters, fields) !== undefined);
  const isSettled = requested === state && !jobs.table.loading;
  const none = jobs.total === 0;
  return (
    <div className={classes.page}>
      <PageHeading title={offerExportPage.title} />
      <p className={classes.lead}>{offerExportMessages.what}</p>
      <SharedLookupLabels value={labels}>
        <fieldset className={classes.fields} aria-label="Which jobs">
          {offerFilters.map((one) => {
            const key = filterKey(one);
            return (
              <FilterField
                key={`${key} ${control.clearings}`}
                filter={one}
                error={periodError(one, offerFilters, fields)}
                values={fields[key] ?? []}
                onChange={(values, typed) => control.setFilter(key, values, typed)}
              />
            );
          })}
        </fieldset>
      </SharedLookupLabels>
      <div className={classes.acts}>
        <ExportButton
          filled
          refused={isWrong || !isSettled || none}
          run={() => runExport(client, { filter, sort, timezone: browserTimeZone() }, {})}
        />
        <output className={classes.count}>
          {isSettled && jobs.total !== null
            ? offerExportMessages.matching(jobs.total)
            : offerExportMessages.counting}
        </output>
        {activeFilterCount(state.filters) > 0 && (
          <Button variant="subtle" color="gray" size="xs" onClick={control.clearFilters}>
            {listMessages.clearFilters}
          </Button>
        )}
      </div>
      <OfferedJobs jobs={jobs} />
    </div>
  );
}
