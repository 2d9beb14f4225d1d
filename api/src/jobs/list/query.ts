import { Type } from 'typebox';
import type { Static } from 'typebox';
import { listQuery } from '../../http/lists/lists.ts';
import { boxCorners } from '../../http/lists/map-box.ts';
import { Day, ExactText, Id, JobId, many, optional } from '../../http/schemas/schemas.ts';
import { AssignmentStatus, JobStatus } from '../schemas.ts';

const jobFilters = {
  id: many(JobId),
  status: many(JobStatus),
  customer_id: many(Id),
  order_id: many(Id),
  campaign_id: many(Id),
  template_id: many(Id),
  agent_id: many(Id),
  stage: many(AssignmentStatus),
  with_rejections: optional(
    Type.Boolean({ description: '1 also lists jobs with failed or partially failed work, in any status' }),
  ),
  reviewer: many(Type.String({ pattern: '^(none|[1-9]\\d{0,17})$', description: 'Id of a user, or none' })),
  has_market_offer: optional(Type.Boolean()),
  bundle_name: optional(Type.String()),
  country_code: many(Type.String()),
  city: many(Type.String()),
  start_date_from: optional(Day),
  start_date_to: optional(Day),
  end_date_from: optional(Day),
  end_date_to: optional(Day),
  latitude_nw: optional(boxCorners.latitude_nw),
  longitude_nw: optional(boxCorners.longitude_nw),
  latitude_se: optional(boxCorners.latitude_se),
  longitude_se: optional(boxCorners.longitude_se),
  metadata: optional(
    Type.Record(Type.String(), ExactText({ maxLength: 30 }), {
      propertyNames: { maxLength: 15 },
      description: 'metadata[category]=value; all pairs must match',
    }),
  ),
};

const sorts = [
  'id',
  'reference',
  'status',
  'customer',
  'template',
  'start_date',
  'end_date',
  'completed_at',
  'fee',
  'city',
  'zip',
  'created_at',
] as const;

export const JobsQuery = listQuery(sorts, jobFilters);
export type JobsQuery = Static<typeof JobsQuery>;
