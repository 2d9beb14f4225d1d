import { insertRows } from '../../database/statements.ts';
import { formatInstant, later, oneDay } from '../../time/instants.ts';
import type { SeedContext } from '../context.ts';
import { judgementOf, noteOf } from './staff-words.ts';
import type { Findings } from './staff-words.ts';
import { purposeOfJobs } from '../templates/templates.ts';

/** Comments of administrators on any job, and of reviewers on their findings, by assignment. */
export async function addComments(
  { database, now, random }: SeedContext,
  findings: ReadonlyMap<string | null, Findings>,
): Promise<void> {
  const jobs = await database
    .selectFrom('jobs')
    .select(['id', 'created_at', 'reviewer_id', 'qa_entered_at', 'assignment_id', 'template_id'])
    .select(['location_id', 'city'])
    .orderBy('id')
    .execute();
  const taken = new Map(
    (
      await database
        .selectFrom('job_history')
        .where('event', 'like', 'Review assigned%')
        .groupBy('job_id')
        .select(({ fn }) => ['job_id', fn.max('created_at').as('at')])
        .execute()
    ).map(({ job_id: job, at }) => [job, at]),
  );
  const written = jobs
    .filter(() => random.chance(0.15))
    .flatMap((job) => {
      const said = new Set<string>();
      return Array.from({ length: random.integer(1, 3) }, (_, index) => {
        const found = findings.get(job.assignment_id);
        const byReviewer = index > 0 && job.reviewer_id !== null && job.qa_entered_at !== null && found;
        const from = new Date((byReviewer ? taken.get(job.id) : null) ?? job.created_at);
        const age = Math.min(now.getTime() - from.getTime(), 20 * oneDay);
        const text = byReviewer
          ? judgementOf(found, random)
          : noteOf(job.location_id === null ? null : job.city, purposeOfJobs(job.template_id), random);
        return {
          job_id: job.id,
          created_by: byReviewer ? job.reviewer_id : '3',
          text,
          created_at: formatInstant(later(from, (age * (random.integer(5, 25) + index * 25)) / 100)),
        };
        // One author does not repeat a comment on the same job.
      }).filter(({ text }) => {
        const begun = text.split(/[.:]/)[0] ?? text;
        const isNew = !said.has(begun);
        said.add(begun);
        return isNew;
      });
    });
  await insertRows(
    database,
    'job_comments',
    written.toSorted((one, other) => one.created_at.localeCompare(other.created_at)),
  );
}
