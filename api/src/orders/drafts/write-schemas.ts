import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  choice,
  component,
  Count,
  Day,
  ExactText,
  Id,
  InstantInput,
  nullable,
  optional,
  Reference,
  TimeOfDay,
} from '../../http/schemas/schemas.ts';
import { DocumentationType, OrderType, Priority, ScheduleDay, TimeRange, Workforce } from '../schemas.ts';

/** The maximum of integer columns. */
export const largestInteger = 2_147_483_647;
const WholeNumber = Type.Integer({ minimum: 0, maximum: largestInteger });
const AtLeastOne = Type.Integer({ minimum: 1, maximum: largestInteger });
const Text = Type.String({ maxLength: 5_000 });
const Title = Type.String({ minLength: 3, maxLength: 255 });
const Tags = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 200 });
const Skills = Type.Array(Id, { maxItems: 500 });

export const DocumentationInput = component(
  'DocumentationInput',
  Type.Object({
    id: optional(nullable(Id)),
    title: Type.String({ maxLength: 255 }),
    url: optional(nullable(ExactText({ maxLength: 2_000 }))),
    type: DocumentationType,
  }),
);

export const ScheduleInput = component(
  'ScheduleInput',
  Type.Object({
    id: optional(nullable(Id)),
    name: Type.String({ minLength: 1, maxLength: 255 }),
    default: optional(Type.Boolean()),
    times: optional(Type.Array(TimeRange, { maxItems: 50 })),
    days: optional(
      Type.Array(
        Type.Object({
          day_of_week: optional(nullable(ScheduleDay.properties.day_of_week)),
          date: optional(nullable(Day)),
          times: Type.Array(TimeRange, { maxItems: 50 }),
        }),
        { maxItems: 500 },
      ),
    ),
  }),
);

const details = {
  wave_id: optional(nullable(Id)),
  template_id: optional(nullable(Id)),
  description: optional(nullable(Text)),
  priority: optional(Priority),
  workforce: optional(Workforce),
  identity_check_required: optional(Type.Boolean()),
  per_user_job_limit: optional(nullable(AtLeastOne)),
  lockout_duration: optional(
    Type.Integer({ minimum: 0, maximum: largestInteger, description: 'Whole minutes' }),
  ),
  image: optional(nullable(Type.String({ format: 'numeric-id', description: 'Id of an uploaded file' }))),
  example_image: optional(
    nullable(Type.String({ format: 'numeric-id', description: 'Id of an uploaded file' })),
  ),
  documentation: optional(Type.Array(DocumentationInput, { maxItems: 100 })),
  accept_window: optional(
    Type.Integer({ minimum: 0, maximum: 3_650, description: 'Days; 0 is the current day only' }),
  ),
  schedules: optional(Type.Array(ScheduleInput, { maxItems: 100 })),
  require_agent_skills: optional(Skills),
  exclude_agent_skills: optional(Skills),
  require_agent_tags: optional(Tags),
  exclude_agent_tags: optional(Tags),
  hide_from_market: optional(Type.Boolean()),
  jobs_count: optional(
    nullable(Type.Integer({ minimum: 1, maximum: 10_000, description: 'For an order without locations' })),
  ),
  capture_location: optional(Type.Boolean()),
  capture_location_prompt: optional(nullable(Text)),
  capture_location_prompt_required: optional(Type.Boolean()),
  job_completion_target: optional(nullable(WholeNumber)),
  combine_groups: optional(Type.Boolean()),
  summary: optional(nullable(Text)),
  positive_criteria: optional(nullable(Text)),
  negative_criteria: optional(nullable(Text)),
  treasure_target: optional(nullable(Text)),
  dashboard_id: optional(nullable(Type.String({ maxLength: 255 }))),
};

const basics = {
  type: OrderType,
  customer_id: Id,
  campaign_id: Id,
  category_id: Id,
  country_code: Type.String({ minLength: 2, maxLength: 2, description: 'ISO 3166-1 alpha-2' }),
};

export const NewOrder = component('NewOrder', Type.Object({ title: Title, ...basics, ...details }));
export type NewOrder = Static<typeof NewOrder>;

export const OrderChanges = component(
  'OrderChanges',
  Type.Object({
    title: optional(Title),
    name: optional(
      Type.String({ minLength: 3, maxLength: 255, description: 'The same as title, which wins' }),
    ),
    ...Type.Partial(Type.Object(basics)).properties,
    ...details,
  }),
);
export type OrderChanges = Static<typeof OrderChanges>;

export const LocationInput = component(
  'LocationInput',
  Type.Object({
    reference: optional(nullable(Reference({ maxLength: 255 }))),
    name: Type.String({ minLength: 1, maxLength: 255 }),
    address1: Type.String({ minLength: 1, maxLength: 255 }),
    address2: optional(nullable(Type.String({ maxLength: 255 }))),
    address_details: optional(nullable(Type.String({ maxLength: 1_000 }))),
    city: Type.String({ minLength: 1, maxLength: 255 }),
    zip: optional(nullable(Type.String({ maxLength: 30 }))),
    state: optional(nullable(Type.String({ maxLength: 255 }))),
    country_code: optional(nullable(Type.String({ minLength: 2, maxLength: 2 }))),
    phone: Type.String({ minLength: 1, maxLength: 30 }),
    latitude: optional(nullable(Type.Number({ minimum: -90, maximum: 90 }))),
    longitude: optional(nullable(Type.Number({ minimum: -180, maximum: 180 }))),
    start_date: optional(nullable(Day)),
    end_date: optional(nullable(Day)),
    start_time: optional(nullable(TimeOfDay)),
    end_time: optional(nullable(TimeOfDay)),
    group: optional(
      nullable(
        Type.String({ minLength: 1, maxLength: 255, description: 'Name; created if it does not exist' }),
      ),
    ),
  }),
);
export type LocationInput = Static<typeof LocationInput>;

export const OrderSubmission = component(
  'OrderSubmission',
  Type.Object({
    title: optional(Title),
    description: optional(nullable(Text)),
    due_date: optional(nullable(InstantInput)),
    start_date: InstantInput,
    end_date: InstantInput,
    locations: optional(nullable(Type.Array(LocationInput, { maxItems: 1_000 }))),
    schedules: optional(nullable(Type.Array(ScheduleInput, { maxItems: 100 }))),
    interest_start_date: optional(nullable(InstantInput)),
    interest_end_date: optional(nullable(InstantInput)),
    workflows: optional(
      nullable(Type.Array(Id, { maxItems: 1_000, description: 'The workflows to turn on' })),
    ),
    jobs_count: details.jobs_count,
  }),
);
export type OrderSubmission = Static<typeof OrderSubmission>;

/** An optional comment; blanks count as none. */
export const Comment = optional(nullable(Text));
export const OptionalComment = component('OptionalComment', Type.Object({ comment: Comment }));

export const RemainingJobsStatus = choice('RemainingJobsStatus', ['unfulfilled', 'cancelled']);
export const RemainingJobsReason = choice('RemainingJobsReason', [
  'customer_request',
  'no_shepherds',
  'location_issue',
  'order_expired',
  'other',
]);
export const OrderFinish = component(
  'OrderFinish',
  Type.Object({
    status: optional(nullable(RemainingJobsStatus)),
    reason: optional(nullable(RemainingJobsReason)),
    comment: Comment,
  }),
);
export type OrderFinish = Static<typeof OrderFinish>;

export const OrderExtension = component('OrderExtension', Type.Object({ end_date: InstantInput }));

/** The outcome of a dry run. */
export const OrderActionCheck = component(
  'OrderActionCheck',
  Type.Object({
    valid: Type.Boolean({ description: 'No warnings, so no confirmation is needed' }),
    warnings: Type.Array(component('Warning', Type.Object({ code: Type.String(), message: Type.String() }))),
    jobs_affected: Count,
  }),
);
export type OrderActionCheck = Static<typeof OrderActionCheck>;

export const LocationRestriction = choice('LocationRestriction', ['hide_from_market', 'job_time_limit']);
export const LocationGroupChanges = component(
  'LocationGroupChanges',
  Type.Object({
    name: optional(Type.String({ minLength: 1, maxLength: 255 })),
    job_time_limit: optional(
      nullable(Type.Integer({ minimum: 1, maximum: largestInteger, description: 'Minutes' })),
    ),
    hide_from_market: optional(Type.Boolean()),
  }),
);
