import { Type } from 'typebox';
import { allOf, anyOf } from '../authentication/permissions.ts';
import { call, edit } from '../http/call.ts';
import { fieldError } from '../http/errors.ts';
import {
  component,
  Day,
  FilledText,
  Id,
  nullable,
  optional,
  optionalText,
  TimeOfDay,
} from '../http/schemas.ts';
import { largestInteger } from '../orders/write-schemas.ts';
import { changeLocationGroup, changeRates, editJob, mustMayEdit } from './editing.ts';
import { JobParams } from './ids.ts';
import { messages } from './messages.ts';
import { lockJob } from './review.ts';
import { getJob } from './routes.ts';
import { Job, JobComment } from './schemas.ts';
import { jobNow, staffOf } from './staff.ts';
import { addComment } from './talk.ts';

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
    reference: optional(FilledText),
    special_instructions: optionalText(20_000),
    qa_notes: optionalText(20_000),
  }),
);

const Amount = optional(Type.Number({ minimum: 0, maximum: 1_000_000 }));

export const jobEditRoutes = [
  ...edit({
    path: 'jobs/{id}',
    operationId: 'updateJob',
    tag: 'jobs',
    summary: 'Change dates, address, texts or notes of a job',
    description:
      'Takes jobs.administrate; qa_notes alone also jobs.review as the reviewer of a job in review. Dates and address of a job that is over stay as they are. What the request does not name stays as it is, in the address too.',
    permission: anyOf('jobs.administrate', 'jobs.review'),
    params: JobParams,
    body: JobChanges,
    answer: Job,
    edits: getJob,
    handler: async (context) => {
      await editJob(context.database, context.params.id, context.body, await staffOf(context));
      return jobNow(context, context.params.id);
    },
  }),
  call({
    method: 'PUT',
    path: 'jobs/{id}/location-group',
    operationId: 'changeJobLocationGroup',
    tag: 'jobs',
    summary: 'Move a job to another location group of its order, or to a new one',
    permission: allOf('jobs.administrate'),
    params: JobParams,
    body: Type.Object({
      location_group_id: optional(nullable(Id)),
      name: optionalText(255),
      job_time_limit: optional(
        nullable(Type.Integer({ minimum: 0, maximum: largestInteger, description: 'Minutes' })),
      ),
      hide_from_market: optional(nullable(Type.Boolean())),
    }),
    answer: Job,
    handler: async (context) => {
      await changeLocationGroup(context.database, context.params.id, context.body, await staffOf(context));
      return jobNow(context, context.params.id);
    },
  }),
  call({
    method: 'PUT',
    path: 'jobs/{id}/rates',
    operationId: 'changeJobRates',
    tag: 'jobs',
    summary: 'Change what a job pays and costs',
    description: 'Amounts are major units of the currency of the job.',
    permission: allOf('jobs.administrate'),
    params: JobParams,
    body: Type.Object({ agent_fee: Amount, customer_price: Amount }),
    answer: Job,
    handler: async (context) => {
      await changeRates(context.database, context.params.id, context.body, await staffOf(context));
      return jobNow(context, context.params.id);
    },
  }),
  call({
    method: 'POST',
    path: 'jobs/{id}/comments',
    operationId: 'addJobComment',
    tag: 'jobs',
    summary: 'Write a comment about a job',
    description: 'Takes jobs.administrate, or jobs.review as the reviewer of a job in review.',
    permission: anyOf('jobs.administrate', 'jobs.review'),
    params: JobParams,
    body: Type.Object({
      text: optionalText(5_000),
      comment: optional(nullable(Type.String({ maxLength: 5_000, description: 'The same as text' }))),
    }),
    answer: JobComment,
    status: 201,
    handler: async ({ database, params, body, session, clock }) => {
      const written = (body.text ?? body.comment ?? '').trim();
      if (written === '') throw fieldError('text', messages.commentRequired);
      mustMayEdit(await lockJob(database, params.id), session);
      return addComment(database, params.id, { text: written, userId: session.userId }, clock());
    },
  }),
];
