import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { requiredText, textOrNull } from '../../../kit/form/values/schemas.ts';
import type { ContentStatus } from '../../../graphql/generated/schema.ts';
import { validationMessages } from '../../../messages/validation.ts';
import { displayOrderSchema } from '../schemas.ts';
import type { CollectionDetailsFragment } from './Collection.generated.ts';

/** The limit of REST v1 for each. */
const longestAttribute = 255;
export const mostItems = 1000;

const attribute = () =>
  textOrNull().max(longestAttribute, validationMessages.maxCharacters(longestAttribute));

export const collectionSchema = object({
  name: requiredText(),
  /** In display order; each item is unique in a collection, so its id is its key. */
  items: array(
    object({ key: string().required(), id: string().required(), name: string().defined() }),
  ).required(),
  status: string<ContentStatus>().required().default('ACTIVE'),
  attribute1: attribute(),
  attribute2: attribute(),
  displayOrder: displayOrderSchema().default(0),
});

export type CollectionValues = InferType<typeof collectionSchema>;
export type ChosenItem = CollectionValues['items'][number];

export const chosenItem = ({ id, name }: { readonly id: string; readonly name: string }): ChosenItem => ({
  key: id,
  id,
  name,
});

export const collectionValues = (collection: CollectionDetailsFragment): CollectionValues => ({
  name: collection.name,
  items: (collection.items ?? []).map(chosenItem),
  status: collection.status,
  attribute1: collection.attribute1,
  attribute2: collection.attribute2,
  displayOrder: collection.displayOrder ?? 0,
});

/** In the format of a request: the ids of the items, in order. */
export const collectionInput = <Values extends Partial<CollectionValues>>({ items, ...values }: Values) => ({
  ...values,
  ...(items && { items: items.map(({ id }) => id) }),
});
