import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  ApplicationStage,
  IdentityCheck,
  IdentityCheckFilter,
  IdentityCheckMethod,
} from '../agents/schemas.ts';
import { applicationStatuses, rejectReasons } from '../agents/statuses.ts';
import {
  choice,
  component,
  FilledText,
  Id,
  Instant,
  nullable,
  optional,
  page,
} from '../http/schemas/schemas.ts';

export const ApplicationStatus = choice('ApplicationStatus', applicationStatuses);
export const RejectReason = choice('RejectReason', rejectReasons);

export const Application = component(
  'Application',
  Type.Object({
    id: Id,
    status: ApplicationStatus,
    stage: ApplicationStage,
    reject_reason: nullable(RejectReason),
    identity_check: nullable(IdentityCheck),
    country_code: Type.String(),
    created_at: Instant,
    agent_id: Id,
    agent: component(
      'Applicant',
      Type.Object({
        id: Id,
        first_name: Type.String(),
        last_name: Type.String(),
        email: Type.String(),
        phone: Type.String(),
        last_seen_at: nullable(Instant),
      }),
    ),
    contract: Type.Boolean({ description: 'Whether a contract was agreed' }),
    job: Type.Boolean({ description: 'Whether a job was accepted' }),
  }),
);
export type Application = Static<typeof Application>;
export const ApplicationPage = page('ApplicationPage', Application);

export const IdentityReview = Type.Object({
  result: choice('IdentityReviewResult', ['pass', 'fail']),
  comment: FilledText,
  seen: optional(
    nullable(
      Type.Object(
        { result: optional(nullable(IdentityCheckFilter)), method: optional(nullable(IdentityCheckMethod)) },
        { description: 'The check as the reviewer saw it: refused when it has changed meanwhile' },
      ),
    ),
  ),
});
