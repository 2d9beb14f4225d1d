import { Type } from 'typebox';
import type { Static } from 'typebox';
import { allOf } from '../authentication/permissions.ts';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import type { Services } from '../http/call.ts';
import { Id, IdParams, Nothing } from '../http/schemas/schemas.ts';
import { storageOf } from '../files/files.ts';
import { readFailedRows } from './failed-rows.ts';
import {
  FailedUploadRows,
  LocationsUpload,
  LocationsUploads,
  NewUpload,
  UploadCancellation,
} from './schemas.ts';
import {
  cancelUpload,
  createUpload,
  deleteUploads,
  readUpload,
  readUploads,
  startUpload,
} from './uploads.ts';

const view = allOf('orders.view');
const manage = allOf('orders.manage');
const UploadParams = Type.Object({ id: Id, uploadId: Id });

/** The common part of all actions on one upload. */
const uploadActed = {
  tag: 'order-uploads',
  permission: manage,
  params: UploadParams,
  answer: LocationsUpload,
  subject: (params: Static<typeof UploadParams>) => params,
  shows: ({ database, settings }: Services, { id, uploadId }: Static<typeof UploadParams>) =>
    readUpload(database, id, uploadId, settings),
} as const;

export const orderUploadRoutes = [
  call({
    method: 'POST',
    path: 'orders/{id}/uploads',
    operationId: 'createLocationsUpload',
    tag: 'order-uploads',
    summary: 'Announce a CSV file of locations',
    description:
      'The answer says where to PUT the file; then start it. A sep= line, a title above the header row, and rows and columns without a value are skipped; dates and times are read as spreadsheets write them, and a date that may be two days, such as 03/04/2026, fails with both of them. Answers 409 upload.duplicate for a file that is on its way or was processed for this order already.',
    permission: manage,
    params: IdParams,
    body: NewUpload,
    answer: LocationsUpload,
    status: 201,
    handler: async ({ database, params, body, session, clock, settings }) => {
      const id = await createUpload(database, params.id, body.hash, session, clock());
      return readUpload(database, params.id, id, settings);
    },
  }),
  call({
    method: 'GET',
    path: 'orders/{id}/uploads',
    operationId: 'listLocationsUploads',
    tag: 'order-uploads',
    summary: 'Files of locations of an order, newest first',
    permission: view,
    params: IdParams,
    answer: LocationsUploads,
    handler: async ({ database, params, settings }) => ({
      data: await readUploads(database, params.id, settings),
    }),
  }),
  call({
    method: 'GET',
    path: 'orders/{id}/uploads/{uploadId}',
    operationId: 'getLocationsUpload',
    tag: 'order-uploads',
    summary: 'The progress of a file of locations',
    permission: view,
    params: UploadParams,
    answer: LocationsUpload,
    handler: ({ database, params, settings }) => readUpload(database, params.id, params.uploadId, settings),
  }),
  call({
    method: 'GET',
    path: 'orders/{id}/uploads/{uploadId}/failed',
    operationId: 'listFailedUploadRows',
    tag: 'order-uploads',
    summary: 'The rejected rows of a file, with their values',
    description: 'Of the first 10000 failures.',
    permission: view,
    params: UploadParams,
    answer: FailedUploadRows,
    handler: async ({ database, params, settings }) => ({
      data: await readFailedRows(database, storageOf(settings), params),
    }),
  }),
  action({
    ...uploadActed,
    path: 'orders/{id}/uploads/{uploadId}/start',
    operationId: 'startLocationsUpload',
    summary: 'Process the uploaded file',
    description:
      'Answers 409 upload.not_sent before the file has arrived, order.invalid_transition once the order was approved. Until the file is completed or cancelled the order can be neither submitted nor approved.',
    does: startUpload,
  }),
  action({
    ...uploadActed,
    path: 'orders/{id}/uploads/{uploadId}/cancel',
    operationId: 'cancelLocationsUpload',
    summary: 'Cancel a file, also after its upload failed',
    body: UploadCancellation,
    does: cancelUpload,
  }),
  action({
    method: 'DELETE',
    path: 'orders/{id}/uploads',
    operationId: 'deleteLocationsUploads',
    tag: 'order-uploads',
    summary: 'Delete all files of locations of an order',
    description: 'Before the order is approved the locations that came with them are deleted too.',
    permission: manage,
    params: IdParams,
    answer: Nothing,
    subject: ({ id }) => id,
    does: deleteUploads,
    shows: async () => {},
  }),
];
