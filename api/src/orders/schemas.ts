import { Type } from 'typebox';
import type { Static } from 'typebox';
import { addressProperties, positionProperties, zoneProperty } from '../http/addresses.ts';
import {
  choice,
  component,
  Count,
  Currency,
  Day,
  Id,
  Instant,
  Money,
  Named,
  nullable,
  page,
  TimeOfDay,
  Url,
} from '../http/schemas/schemas.ts';
import { orderActions, orderStatuses } from './transitions.ts';

export const orderTypes = ['standard', 'treasure_hunt', 'anywhere'] as const;

export const OrderStatus = choice('OrderStatus', orderStatuses);
export const OrderType = choice('OrderType', orderTypes);
export const OrderAction = choice('OrderAction', orderActions);
/** Searching; only the town was found; nothing was found; the geocoder did not answer. */
export const LocatingState = choice('LocatingState', ['waiting', 'approximate', 'not_found', 'unavailable']);
export const Priority = choice('Priority', ['low', 'medium', 'high']);
export const Workforce = choice('Workforce', ['platform', 'customer']);
export const DocumentationType = choice('DocumentationType', ['image', 'video', 'link']);

export const Documentation = component(
  'Documentation',
  Type.Object({ id: Id, title: Type.String(), url: Url, type: DocumentationType }),
);

export const TimeRange = component('TimeRange', Type.Object({ start_time: TimeOfDay, end_time: TimeOfDay }));

export const ScheduleDay = component(
  'ScheduleDay',
  Type.Object({
    day_of_week: Type.Integer({ minimum: 1, maximum: 7, description: '1 is Monday' }),
    date: nullable(Day),
    times: Type.Array(TimeRange),
  }),
);

export const Schedule = component(
  'Schedule',
  Type.Object({
    id: Id,
    name: Type.String(),
    default: Type.Boolean(),
    times: Type.Array(TimeRange),
    days: Type.Array(ScheduleDay),
  }),
);

export const LocationGroup = component(
  'LocationGroup',
  Type.Object({
    id: Id,
    name: Type.String(),
    job_time_limit: nullable(Type.Integer({ description: 'Minutes' })),
    hide_from_market: Type.Boolean({
      description: 'Its jobs are never on the market and have no pushes; they are assigned directly',
    }),
  }),
);

export const Location = component(
  'Location',
  Type.Object({
    id: Id,
    reference: Type.String(),
    name: Type.String(),
    ...addressProperties,
    address_details: nullable(Type.String()),
    phone: nullable(Type.String()),
    ...positionProperties,
    ...zoneProperty,
    locating: Type.Union([LocatingState, Type.Null()], {
      description:
        'What became of the search for the coordinates of a location that came without: still going on, only the town was found, nothing was, or the address search did not answer',
    }),
    start_date: nullable(Day),
    end_date: nullable(Day),
    start_time: nullable(TimeOfDay),
    end_time: nullable(TimeOfDay),
    group: nullable(Named),
  }),
);

export const OrderWorkflow = component(
  'OrderWorkflow',
  Type.Object({ id: Id, name: Type.String(), active: Type.Boolean() }),
);

const listed = {
  id: Type.String({ description: 'The order number' }),
  title: Type.String(),
  type: OrderType,
  status: OrderStatus,
  priority: Priority,
  workforce: Workforce,
  paused: Type.Boolean(),
  archived_at: nullable(Instant),
  customer_id: Id,
  customer: Named,
  campaign_id: Id,
  campaign: Named,
  wave: nullable(Named),
  template_id: nullable(Id),
  template: nullable(Named),
  category_id: Id,
  category: Named,
  country_code: Type.String({ description: 'ISO 3166-1 alpha-2' }),
  start_date: nullable(Instant),
  end_date: nullable(Instant),
  due_date: nullable(Instant),
  created_at: Instant,
  interest_start_date: nullable(Instant),
  interest_end_date: nullable(Instant),
  in_interest_phase: Type.Boolean(),
  identity_check_required: Type.Boolean(),
  hide_from_market: Type.Boolean(),
  image_url: nullable(Url),
  currency: Type.Intersect([Currency], { description: 'The currency of its template; GBP without one' }),
  jobs_count: Count,
  value: Type.Intersect([Money], {
    description: 'The fees of its jobs, without unfulfilled and cancelled ones',
  }),
  grand_total: Type.Intersect([Money], { description: "The customer's price of the same jobs" }),
  available_actions: Type.Array(OrderAction),
};

export const OrderRow = component('OrderRow', Type.Object(listed));
export const OrderPage = page('OrderPage', OrderRow);

export const Order = component(
  'Order',
  Type.Object({
    ...listed,
    description: nullable(Type.String()),
    locations: Type.Array(Location, { description: 'The first 1000; all by GET orders/{id}/locations' }),
    locations_count: Count,
    jobs_to_end: nullable(
      Type.Integer({
        minimum: 0,
        description:
          'How many jobs are still to follow their order in the background, which was cancelled, finished, paused or extended with very many of them, or loses those that gather interest; null when nothing is going on',
      }),
    ),
    location_groups: Type.Array(LocationGroup),
    example_image_url: nullable(Url),
    per_user_job_limit: nullable(Type.Integer()),
    lockout_duration: Type.Integer({ description: 'Minutes' }),
    lockout_id: nullable(Id),
    launch_push_delay: Type.Integer({ description: 'Minutes after the start of the order' }),
    schedules: Type.Array(Schedule),
    require_agent_skills: Type.Array(Id),
    exclude_agent_skills: Type.Array(Id),
    require_agent_tags: Type.Array(Type.String()),
    exclude_agent_tags: Type.Array(Type.String()),
    documentation: Type.Array(Documentation),
    workflows: Type.Array(OrderWorkflow),
    capture_location: Type.Boolean(),
    capture_location_prompt: nullable(Type.String()),
    capture_location_prompt_required: Type.Boolean(),
    job_completion_target: nullable(Type.Integer()),
    accept_window: Type.Integer({ description: 'Days; 0 is the current day only' }),
    combine_groups: Type.Boolean(),
    summary: nullable(Type.String()),
    positive_criteria: nullable(Type.String()),
    negative_criteria: nullable(Type.String()),
    treasure_target: nullable(Type.String()),
    dashboard_id: nullable(Type.String()),
  }),
);

export const OrderCategory = component('OrderCategory', Type.Object({ id: Id, name: Type.String() }));

export type Documentation = Static<typeof Documentation>;
export type LocatingState = Static<typeof LocatingState>;
export type Schedule = Static<typeof Schedule>;
export type TimeRange = Static<typeof TimeRange>;
