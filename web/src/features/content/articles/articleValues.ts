import { object, string } from 'yup';
import type { InferType } from 'yup';
import type { ContentStatus } from '../../../graphql/generated/schema.ts';
import { requiredText } from '../../../kit/form/values/schemas.ts';
import { displayOrderSchema } from '../schemas.ts';

/** News and training share these fields; training also has a display order, which is 0 for news. */
export const articleSchema = object({
  title: requiredText(),
  body: requiredText(),
  status: string<ContentStatus>().required().default('ACTIVE'),
  displayOrder: displayOrderSchema().default(0),
});

export type ArticleValues = InferType<typeof articleSchema>;

export interface Article {
  readonly title: string;
  readonly body: string;
  readonly status: ContentStatus;
  readonly displayOrder?: number | null;
}

export const articleValues = ({ title, body, status, displayOrder }: Article): ArticleValues => ({
  title,
  body,
  status,
  displayOrder: displayOrder ?? 0,
});
