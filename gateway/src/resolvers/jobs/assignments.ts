import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { AssignmentParts, Entity, OrderLocation } from '../../schema/parents.ts';

type Job = Entity<'Job'>;

/** The place of a job: with its dates and its whole group, which the location itself lacks. */
export function jobLocation(job: Job): OrderLocation | undefined {
  const { location, location_group: group } = job;
  if (location === undefined || location instanceof Error) return location;
  const { start_date, end_date, start_time, end_time, order_id } = job;
  return {
    ...location,
    group: group ?? location.group,
    ...definedOnly({ start_date, end_date, start_time, end_time, order_id }),
  };
}

/** The assignment of a job, with the values that it shares with the job. */
export function jobAssignment(job: Job): AssignmentParts | null | undefined {
  const { assignment } = job;
  if (!assignment || assignment instanceof Error) return assignment;
  const agent = orById(assignment.agent, assignment.agent_id);
  return { ...assignment, ...definedOnly({ agent }), ...sharedWithJob(job) };
}

const sharedWithJob = (job: Job): Partial<AssignmentParts> => ({
  ...referencesIn(job),
  ...definedOnly({ location: jobLocation(job) }),
});

type References = Readonly<{
  customer?: Reference;
  customer_id?: string;
  template?: Reference;
  template_id?: string;
}>;
type Reference = Readonly<{ id: string }>;

/** The customer and the template of a job or an assignment: a server may name each by its id alone. */
export const referencesIn = ({ customer, customer_id, template, template_id }: References) =>
  definedOnly({ customer: orById(customer, customer_id), template: orById(template, template_id) });

const orById = <Reference>(
  reference: Reference,
  id: string | null | undefined,
): Reference | { id: string } => (reference === undefined && typeof id === 'string' ? { id } : reference);

type Defined<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** Undefined means that a value has to be read, so it must not be in a row by accident. */
function definedOnly<Values extends object>(values: Values): Defined<Values> {
  const defined: Partial<Values> = {};
  for (const name in values) if (values[name] !== undefined) defined[name] = values[name];
  return defined as Defined<Values>;
}

/**
 * One value of an assignment. A payment only names the assignment that it pays for; the rest is read from the job, all
 * jobs of a page in one call.
 */
function part<Name extends keyof AssignmentParts>(name: Name) {
  return (
    assignment: AssignmentParts,
    _args: unknown,
    { loaders }: GatewayContext,
  ): Part<Name> | Promise<Part<Name>> => {
    if (assignment[name] !== undefined || assignment.job_id === undefined) return assignment[name] ?? null;
    return loaders.Job.row(assignment.job_id).then((job) => {
      if (job === null) return null;
      // The job may have been given to another agent since.
      const present = job.assignment?.id === assignment.id ? jobAssignment(job) : sharedWithJob(job);
      return present?.[name] ?? null;
    });
  };
}

type Part<Name extends keyof AssignmentParts> = NonNullable<AssignmentParts[Name]> | null;

export const assignmentResolvers = {
  Assignment: {
    agent: part('agent'),
    agentFee: part('agent_fee'),
    jobDate: part('job_date'),
    startTime: part('start_time'),
    endTime: part('end_time'),
    location: part('location'),
    template: part('template'),
    customer: part('customer'),
    startedAt: part('started_at'),
    endedAt: part('ended_at'),
    stoppedAt: part('stopped_at'),
    endedByStaffAt: part('ended_by_staff_at'),
    stopComment: part('stop_comment'),
  },
} satisfies Resolvers;
