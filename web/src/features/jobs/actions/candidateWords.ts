import { formatDate } from '../../../kit/value/time.ts';
import { jobMessages } from '../messages.ts';
import { isHindered } from './candidates.ts';
import type { Candidate, NamesOf } from './candidates.ts';
import { rangeText } from './shepherdFit.ts';
import type { Fit } from './shepherdFit.ts';

/** The warnings for one job. */
export const warningsOf = (fit: Fit, named: NamesOf): readonly string[] => [
  ...(fit.collides ? [jobMessages.warnings.collides] : []),
  ...hindrancesOf(fit, named),
];

const hindrancesOf = (fit: Fit, named: NamesOf): readonly string[] => [
  ...(fit.passed ? [jobMessages.warnings.passed] : []),
  ...(fit.busy ? [jobMessages.warnings.busy] : []),
  ...(fit.overlaps ? [jobMessages.warnings.overlap] : []),
  ...(fit.lacking.length > 0 ? [jobMessages.warnings.lacks(named(fit.lacking))] : []),
  ...(fit.excluded.length > 0 ? [jobMessages.warnings.excluded(named(fit.excluded))] : []),
  ...(fit.unchecked ? [jobMessages.warnings.unchecked] : []),
  ...(fit.outside ? [jobMessages.warnings.outside] : []),
];

export const distancesOf = ({ fits }: Candidate): string | undefined =>
  rangeText(fits.flatMap(({ metres }) => metres ?? []));

export const matchingOf = ({ fits }: Candidate, named: NamesOf): readonly string[] =>
  named([...new Set(fits.flatMap(({ matching }) => matching))]);

/** Distance, matching skills and visits on one line. */
export function detailText(candidate: Candidate, named: NamesOf): string {
  const miles = distancesOf(candidate);
  const skills = matchingOf(candidate, named);
  return [
    miles === undefined ? jobMessages.distanceMissing : jobMessages.milesAway(miles),
    ...(skills.length > 0 ? [jobMessages.hasSkills(skills)] : []),
    ...dayText(candidate),
  ].join(' · ');
}

function dayText({ visits, planned, fits }: Candidate): readonly string[] {
  const [day, ...others] = [...new Set(planned.flatMap((job) => job.day ?? []))];
  if (day === undefined) return [];
  if (visits === null) return [jobMessages.dayMissing];
  const then = others.length === 0 ? formatDate(day) : jobMessages.theseDays;
  if (visits.length > 0) return [jobMessages.busyThen(visits.length, then)];
  return fits.some(({ passed, busy }) => passed || busy) ? [] : [jobMessages.freeThen(then)];
}

/** The distinct warnings of a candidate; undefined without any. */
export function warningText({ fits }: Candidate, named: NamesOf): string | undefined {
  const hindered = fits.filter(isHindered);
  if (hindered.length === 0) return undefined;
  const words = [...new Set(hindered.flatMap((fit) => hindrancesOf(fit, named)))].join('. ');
  return hindered.length === fits.length
    ? words
    : `${words} (${jobMessages.warnedAt(hindered.length, fits.length)})`;
}
