import { useMemo } from 'react';
import { unusualAmountMessages } from '../../../messages/amount.ts';
import classes from '../bulk.module.css';
import type { BulkRows } from '../csv/bulkFile.ts';
import { isJobId } from '../csv/rows.ts';
import { largeCells, unusualCells } from '../csv/unusualAmounts.ts';
import { useJobCurrenciesQuery } from './JobCurrencies.generated.ts';
import type { JobCurrenciesQuery } from './JobCurrencies.generated.ts';

/** The currencies of this many jobs are read: one page of a list. */
const mostJobs = 100;

/** Points out amounts of a file that may be slips, by the currency of each job. */
export function UnusualAmounts({ of: table }: { readonly of: BulkRows }) {
  const cells = useMemo(() => largeCells(table), [table]);
  const ids = useMemo(
    () => [...new Set(cells.map(({ jobId }) => jobId).filter(isJobId))].slice(0, mostJobs),
    [cells],
  );
  const { data, previousData, loading } = useJobCurrenciesQuery({
    variables: { ids, perPage: Math.max(1, ids.length) },
    skip: ids.length === 0,
    context: { quiet: true },
  });
  const read = data ?? previousData;
  const currencies = useMemo(() => currenciesOf(read), [read]);
  if (cells.length === 0 || (loading && !read)) return null;
  const { known, unknown } = unusualCells(cells, currencies);
  return (
    <>
      {known.length > 0 && <p className={classes.warning}>{unusualAmountMessages.inRows(known, 'here')}</p>}
      {unknown.length > 0 && (
        <p className={classes.warning}>{unusualAmountMessages.inRows(unknown, 'in pounds')}</p>
      )}
    </>
  );
}

/** The currency of each job; without it where the server names none. */
const currenciesOf = (data: JobCurrenciesQuery | undefined) =>
  new Map(
    (data?.jobs.items ?? []).flatMap(({ id, agentFee, customerPrice }) => {
      const currency = agentFee?.currency ?? customerPrice?.currency;
      return currency === undefined ? [] : [[id, currency] as const];
    }),
  );
