import type { AssignStart, OfferStart } from '../assign/definition.ts';
import type { SelectableJob } from './allowed.ts';

/** The common terms of assigned jobs; undefined if one of them has no Shepherd. */
export function agreedAssignment(rows: readonly SelectableJob[]): AssignStart | undefined {
  const agreed = rows.flatMap(({ status, assignment, bundleName }) =>
    status === 'ASSIGNED' && assignment?.agent ? [{ ...assignment, bundleName }] : [],
  );
  if (agreed.length === 0 || agreed.length < rows.length) return undefined;
  const agent = common(agreed.map((one) => one.agent?.id ?? null));
  const day = common(agreed.map(({ jobDate }) => jobDate));
  const times = common(agreed.map(({ startTime, endTime }) => ({ startTime, endTime })));
  return {
    agentId: agent?.value ?? null,
    jobDate: day?.value ?? null,
    // Without a day of their own, jobs have no times of their own either.
    ...(day && times ? timesOf(times.value) : {}),
    ...commonBundle(agreed),
    differing: [...(agent ? [] : ['Shepherd']), ...(day ? [] : ['day']), ...(times ? [] : ['times'])],
  };
}

/** An offer, or the agreed terms instead. */
interface Terms {
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly rules: NonNullable<OfferStart['rules']>;
  readonly rulesOperator: NonNullable<OfferStart['rulesOperator']> | null;
}

/**
 * The common terms of offered or assigned jobs; undefined if one of them is neither.
 * @param offers by the job's id
 */
export function offeredTerms(
  rows: readonly SelectableJob[],
  offers: ReadonlyMap<string, Terms>,
): OfferStart | undefined {
  const terms = rows.flatMap((row) => offers.get(row.id) ?? agreedTerms(row) ?? []);
  if (terms.length === 0 || terms.length < rows.length) return undefined;
  const days = common(terms.map(({ startDate, endDate }) => ({ startDate, endDate })));
  const times = common(terms.map(({ startTime, endTime }) => ({ startTime, endTime })));
  const rules = common(terms.map((one) => ({ rules: one.rules, rulesOperator: one.rulesOperator })));
  return {
    ...days?.value,
    ...(days && times ? timesOf(times.value) : {}),
    ...rules?.value,
    ...commonBundle(rows),
    differing: [...(days ? [] : ['days']), ...(times ? [] : ['times']), ...(rules ? [] : ['rules'])],
  };
}

function agreedTerms({ status, assignment }: SelectableJob): Terms | undefined {
  if (status !== 'ASSIGNED' || !assignment) return undefined;
  const { jobDate, startTime, endTime } = assignment;
  return { startDate: jobDate, endDate: jobDate, startTime, endTime, rules: [], rulesOperator: null };
}

const timesOf = ({ startTime, endTime }: Pick<Terms, 'startTime' | 'endTime'>) => ({
  startTime: startTime ?? '',
  endTime: endTime ?? '',
});

/** Without a common name, the new bundle needs one of its own, which the form requires anyway. */
const commonBundle = (rows: readonly Pick<SelectableJob, 'bundleName'>[]) => ({
  bundleName: common(rows.map(({ bundleName }) => bundleName))?.value ?? '',
});

/** The common value; undefined if they differ. */
function common<Value>(values: readonly Value[]): { readonly value: Value } | undefined {
  const [first, ...others] = values;
  const text = JSON.stringify(first);
  return first === undefined || others.some((other) => JSON.stringify(other) !== text)
    ? undefined
    : { value: first };
}
