import { Type } from 'typebox';
import {
  choice,
  component,
  Count,
  Id,
  Instant,
  nullable,
  optional,
  rows,
  Url,
} from '../http/schemas/schemas.ts';

export const UploadFailure = component(
  'LocationsUploadFailure',
  Type.Object({
    row: Type.Integer({ minimum: 0, description: 'From 1 below the header' }),
    field: nullable(Type.String({ description: 'The column; null when the whole row is wrong' })),
    message: Type.String(),
  }),
);

export const FailedUploadRow = component(
  'LocationsUploadFailedRow',
  Type.Object({
    row: Type.Integer({ minimum: 0, description: 'From 1 below the header' }),
    problems: Type.Array(
      Type.Object({
        field: nullable(Type.String({ description: 'The column; null when the whole row is wrong' })),
        message: Type.String(),
      }),
    ),
    values: Type.Array(Type.Object({ column: Type.String(), value: Type.String() }), {
      description: 'The row as in the file; empty when the file is gone',
    }),
  }),
);
export const FailedUploadRows = rows('LocationsUploadFailedRows', FailedUploadRow);

export const LocationsUpload = component(
  'LocationsUpload',
  Type.Object({
    id: Id,
    url: Type.Intersect([Url], { description: 'Where to PUT the file, within an hour' }),
    hash: Type.String({ description: 'SHA-256 of the file in hex' }),
    status: choice('LocationsUploadStatus', ['pending', 'in_progress', 'completed', 'cancelled']),
    completed: Type.Integer({ minimum: 0, description: 'Rows that became locations' }),
    fails: Type.Array(UploadFailure, { description: 'The first 10000' }),
    locating: Type.Integer({
      minimum: 0,
      description:
        'Rows without coordinates whose address is still being geocoded; no other action waits for that',
    }),
    notices: Type.Array(UploadFailure, {
      description: 'Rows that became locations without exact coordinates, and why. The first 10000',
    }),
    progress: Type.Integer({ minimum: 0, maximum: 100, description: 'Per cent of the file' }),
    rows_read: Count,
    cancellation_reason: nullable(Type.String()),
    created_at: Instant,
  }),
);
export const LocationsUploads = rows('LocationsUploads', LocationsUpload);

export const NewUpload = component(
  'NewLocationsUpload',
  Type.Object({
    hash: Type.String({
      pattern: '^[0-9a-fA-F]{64}$',
      description: 'SHA-256 of the file in hex; the uploaded file must match',
    }),
  }),
);
export const UploadCancellation = component(
  'LocationsUploadCancellation',
  Type.Object({ reason: optional(nullable(Type.String({ maxLength: 1_000 }))) }),
);
