import { Type } from 'typebox';
import { allOf, anyOf } from '../authentication/permissions.ts';
import { action, editAction } from '../http/action.ts';
import { ownCommentRules } from '../http/own-comment.ts';
import {
  component,
  Day,
  FilledReference,
  FilledText,
  Id,
  Nothing,
  nullable,
  optional,
  optionalText,
  TimeOfDay,
} from '../http/schemas/schemas.ts';
import { largestInteger } from '../orders/drafts/write-schemas.ts';
import { changeLocationGroup, changeRates, editJob } from './actions/editing.ts';
import { JobParams } from './ids.ts';
import { getJob } from './routes.ts';
import { JobComment } from './schemas.ts';
import { jobActed } from './list/staff.ts';
import { addComment, deleteComment } from './actions/talk.ts';

const JobChanges = component(
  'JobChanges',
  Type.Object({
    start_date: optional(Day),
    end_date: optional(Day),
    start_time: optional(nullable(TimeOfDay)),
    end_time: optional(nullable(TimeOfDay)),
    location: optional(
      component(
        'JobAddress',
        Type.Object({
          name: optionalText(255),
          address1: optional(FilledText),
          address2: optionalText(255),
          address_details: optionalText(1_000),
          city: optional(FilledText),
          zip: optionalText(30),
          state: optionalText(100),
          country_code: optional(FilledText),
          phone: optionalText(30),
          latitude: optional(nullable(Type.Number({ minimum: -90, maximum: 90 }))),
          longitude: optional(nullable(Type.Number({ minimum: -180, maximum: 180 }))),
        }),
      ),
    ),
    description: optionalText(20_000),
    reference: optional(FilledReference),
    special_instructions: optionalText(20_000),
    qa_notes: optionalText(20_000),
  }),
);

const Amount = optional(Type.Number({ minimum: 0 }));

export const jobEditRoutes = [
  ...editAction({
    ...jobActed,
    path: 'jobs/{id}',
    operationId: 'updateJob',
    summary: 'Change dates, address, texts or notes of a job',
    description:
      'Takes jobs.administrate; qa_notes alone also jobs.review as the reviewer of a job in review. Dates and address of a job that is over stay as they are. What the request does not name stays as it is, in the address too; only the coordinates of a changed address are found anew, shortly after, unless the request has them.',
    permission: anyOf('jobs.administrate', 'jobs.review'),
    body: JobChanges,
    edits: getJob,
    does: editJob,
  }),
  action({
    ...jobActed,
    method: 'PUT',
    path: 'jobs/{id}/location-group',
    operationId: 'changeJobLocationGroup',
    edits: getJob,
    summary: 'Move a job to another location group of its order, or to a new one',
    permission: allOf('jobs.administrate'),
    body: Type.Object({
      location_group_id: optional(nullable(Id)),
      name: optionalText(255),
      job_time_limit: optional(
        nullable(Type.Integer({ minimum: 0, maximum: largestInteger, description: 'Minutes' })),
      ),
      hide_from_market: optional(nullable(Type.Boolean())),
    }),
    does: changeLocationGroup,
  }),
  action({
    ...jobActed,
    method: 'PUT',
    path: 'jobs/{id}/rates',
    operationId: 'changeJobRates',
    edits: getJob,
    summary: 'Change the fee and the price of a job',
    description: 'Amounts are major units of the currency of the job.',
    permission: allOf('jobs.administrate'),
    body: Type.Object({ agent_fee: Amount, customer_price: Amount }),
    does: changeRates,
  }),
  action({
    ...jobActed,
    path: 'jobs/{id}/comments',
    operationId: 'addJobComment',
    summary: 'Comment on a job',
    description: 'Takes jobs.administrate, or jobs.review as the reviewer of a job in review.',
    permission: anyOf('jobs.administrate', 'jobs.review'),
    body: Type.Object({
      text: optionalText(5_000),
      comment: optional(nullable(Type.String({ maxLength: 5_000, description: 'The same as text' }))),
    }),
    answer: JobComment,
    status: 201,
    does: addComment,
    shows: async (_request, _id, comment) => comment,
  }),
  action({
    method: 'DELETE',
    path: 'jobs/{id}/comments/{comment}',
    operationId: 'deleteJobComment',
    tag: 'jobs',
    summary: 'Delete a comment on a job',
    description: `Takes what addJobComment takes. ${ownCommentRules}`,
    permission: anyOf('jobs.administrate', 'jobs.review'),
    params: Type.Object({ ...JobParams.properties, comment: Id }),
    subject: (params) => params,
    answer: Nothing,
    does: deleteComment,
    shows: async () => {},
  }),
];
