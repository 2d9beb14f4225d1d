import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import type { CampaignStatus } from '../../graphql/generated/schema.ts';
import { recordValues } from '../../kit/form/values/recordValues.ts';
import { requiredText, textOrNull, wholeNumberSchema } from '../../kit/form/values/schemas.ts';
import type { FormStart } from '../../kit/form/values/formValues.ts';
import type { CampaignDetailsFragment } from './Campaign.generated.ts';

export const campaignSchema = object({
  name: requiredText(),
  campaignTarget: wholeNumberSchema(0),
  purchaseOrderNumber: textOrNull(),
  hubspotId: textOrNull(),
  status: string<CampaignStatus>().required().default('ACTIVE'),
  /** An existing wave has an id. */
  waves: array(
    object({ key: string().defined(), id: string().nullable().defined(), name: requiredText() }),
  ).required(),
});

export type CampaignValues = InferType<typeof campaignSchema>;

export const campaignValues = (campaign: CampaignDetailsFragment): FormStart<CampaignValues> =>
  recordValues(campaignSchema, campaign, {
    waves: (campaign.waves ?? []).map(({ id, name }) => ({ key: id, id, name })),
  });
