import { Type } from 'typebox';
import type { Static } from 'typebox';
import { addressProperties, positionProperties, zoneProperty } from '../http/addresses.ts';
import {
  choice,
  component,
  Day,
  Id,
  Instant,
  JobId,
  Money,
  Named,
  nullable,
  page,
  rows,
  TimeOfDay,
  Url,
} from '../http/schemas/schemas.ts';
import { Documentation, LocationGroup, OrderStatus, OrderType } from '../orders/schemas.ts';
import { attemptReasons } from './messages.ts';
import { assignmentStatuses, jobStatuses } from './statuses.ts';

export const JobStatus = choice('JobStatus', jobStatuses);
export const AssignmentStatus = choice('AssignmentStatus', assignmentStatuses);
export const AttemptReason = choice('AttemptReason', attemptReasons);
export const RulesOperator = choice('RulesOperator', ['and', 'or']);

export const PersonReference = component(
  'PersonReference',
  Type.Object({ id: Id, first_name: Type.String(), last_name: Type.String() }),
);

export const AssignmentRule = component(
  'AssignmentRule',
  Type.Object({ rule_id: Type.String(), operator: Type.String(), value: Type.Array(Type.String()) }),
);

export const JobTemplate = component(
  'JobTemplate',
  Type.Object({
    id: Id,
    name: Type.String(),
    version: Type.String({ description: "'1' marks a legacy template" }),
    duration: Type.Integer({ description: 'Estimated minutes' }),
  }),
);

/** Null for work that was never begun, and for work that its agent submitted or stopped. */
export const EndedByStaffAt = Type.String({
  ...Instant,
  description: 'When staff ended work that was begun, but neither submitted nor stopped on site',
});

export const JobAssignment = component(
  'JobAssignment',
  Type.Object({
    id: Id,
    job_id: JobId,
    status: AssignmentStatus,
    agent_id: Id,
    agent: PersonReference,
    agent_fee: Money,
    job_date: Day,
    start_time: nullable(TimeOfDay),
    end_time: nullable(TimeOfDay),
    created_at: Instant,
    started_at: nullable(Instant),
    ended_at: nullable(Instant),
    stopped_at: nullable(Instant),
    ended_by_staff_at: nullable(EndedByStaffAt),
    stop_comment: nullable(Type.String({ description: "The agent's comment about the stop" })),
  }),
);

export const JobMarketOffer = component(
  'JobMarketOffer',
  Type.Object({
    id: Id,
    jobs: Type.Array(Type.Object({ id: JobId, reference: Type.String(), agent_fee: Money })),
    price: Money,
    start_date: nullable(Day),
    end_date: nullable(Day),
    start_time: nullable(TimeOfDay),
    end_time: nullable(TimeOfDay),
    rules: Type.Array(AssignmentRule),
    rules_operator: nullable(RulesOperator),
    bundle_name: nullable(Type.String()),
    created_at: Instant,
    accept_until: Type.Intersect([Day], { description: 'The last day on which it can be accepted, in UTC' }),
  }),
);

export const JobOrder = component(
  'JobOrder',
  Type.Object({
    id: Id,
    title: Type.String(),
    order_type: OrderType,
    status: OrderStatus,
    paused: Type.Boolean(),
    archived: Type.Boolean(),
    summary: nullable(Type.String()),
    positive_criteria: nullable(Type.String()),
    negative_criteria: nullable(Type.String()),
    treasure_target: nullable(Type.String()),
    example_image_url: nullable(Url),
  }),
);

export const JobLocation = component(
  'JobLocation',
  Type.Object({
    id: Type.String(),
    reference: Type.String(),
    name: Type.String(),
    ...addressProperties,
    address_details: nullable(Type.String()),
    phone: nullable(Type.String()),
    ...positionProperties,
    ...zoneProperty,
    group: nullable(Named),
  }),
);

const listed = {
  id: JobId,
  status: JobStatus,
  reference: Type.String(),
  order_id: Id,
  order: JobOrder,
  customer_id: Id,
  customer: Named,
  template_id: Id,
  template: JobTemplate,
  start_date: Day,
  end_date: Day,
  start_time: nullable(TimeOfDay),
  end_time: nullable(TimeOfDay),
  created_at: Instant,
  started_at: nullable(Instant),
  ended_at: nullable(Instant),
  completed_at: nullable(Instant),
  cancelled_at: nullable(Instant),
  attempt_reason: nullable(AttemptReason),
  qa_entered_at: nullable(Instant),
  /** The offered or agreed fee; before that, the job's rate. */
  fee: Money,
  agent_fee: Money,
  customer_price: Money,
  rates: Type.Object({ agent_fee: Money, customer_price: Money }),
  address1: Type.String(),
  address2: nullable(Type.String()),
  address_details: nullable(Type.String()),
  city: Type.String(),
  zip: nullable(Type.String()),
  state: nullable(Type.String()),
  country: Type.String({ description: 'Name of the country' }),
  country_code: Type.String(),
  location: JobLocation,
  location_group: nullable(LocationGroup),
  reviewer_id: nullable(Id),
  review: nullable(Type.Object({ reviewer: PersonReference })),
  bundle_name: nullable(Type.String()),
  team: nullable(Type.String()),
  partial: Type.Boolean({ description: 'The agent was asked for a retry' }),
  metadata: Type.Array(Type.Object({ category: Type.String(), value: Type.String() })),
  assignment: nullable(JobAssignment),
  market_offer: nullable(JobMarketOffer),
};

/** A job as lists show it. */
export const JobRow = component('JobRow', Type.Object(listed));
export const JobPage = page('JobPage', JobRow);

/** A job with its texts. Tasks, report, history and comments have their own reads. */
export const Job = component(
  'Job',
  Type.Object({
    ...listed,
    description: nullable(Type.String()),
    special_instructions: nullable(Type.String()),
    qa_notes: nullable(Type.String()),
    resources: Type.Array(Documentation),
  }),
);
export const Jobs = rows('Jobs', Job);

export const JobHistoryEntry = component(
  'JobHistoryEntry',
  Type.Object({ id: Id, date: Instant, actor: Type.String(), event: Type.String() }),
);
export const JobComment = component(
  'JobComment',
  Type.Object({ id: Id, date: Instant, created_by: PersonReference, text: Type.String() }),
);

export type AssignmentRule = Static<typeof AssignmentRule>;
export type JobRow = Static<typeof JobRow>;
export type Job = Static<typeof Job>;
