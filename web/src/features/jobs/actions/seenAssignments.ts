interface SeenJob {
  readonly id: string;
  readonly assignment: { readonly id: string } | null;
}

/**
 * The precondition of an action on jobs: the assignments that the user has seen. The server refuses the action once a
 * job has another assignment, which its status does not show if it went from one Shepherd to another.
 */
export const seenAssignments = (jobs: readonly SeenJob[]) =>
  jobs.map(({ id, assignment }) => ({ jobId: id, assignmentId: assignment?.id ?? null }));
