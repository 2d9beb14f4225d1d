interface SeenJob {
  readonly id: string;
  readonly assignment: { readonly id: string } | null;
}

/**
 * What an act on jobs was decided on. The server refuses the act once a job has another assignment: the status of a job
 * does not show that it went from one Shepherd to another.
 */
export const seenAssignments = (jobs: readonly SeenJob[]) =>
  jobs.map(({ id, assignment }) => ({ jobId: id, assignmentId: assignment?.id ?? null }));
