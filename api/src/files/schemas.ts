import { Type } from 'typebox';
import { component, Count, Id, Url } from '../http/schemas/schemas.ts';

/** An uploaded file: other calls refer to it by its id. */
export const UploadedFile = component(
  'UploadedFile',
  Type.Object({
    id: Id,
    url: Url,
    name: Type.String(),
    content_type: Type.String(),
    size: Type.Intersect([Count], { description: 'Bytes' }),
  }),
);
