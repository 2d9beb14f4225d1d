import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import type { CampaignStatus } from '../../graphql/generated/schema.ts';
import { requiredText, textOrNull, wholeNumberSchema } from '../../kit/form/schemas.ts';

export const campaignSchema = object({
  name: requiredText(),
  campaignTarget: wholeNumberSchema(0),
  purchaseOrderNumber: textOrNull(),
  hubspotId: textOrNull(),
  status: string<CampaignStatus>().required(),
  /** An existing wave has an id. */
  waves: array(
    object({ key: string().defined(), id: string().nullable().defined(), name: requiredText() }),
  ).required(),
});

export type CampaignValues = InferType<typeof campaignSchema>;
