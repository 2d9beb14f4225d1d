import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ApolloClient } from '@apollo/client';
import { openCampaignsOf } from '../../../../graphql/lookups/campaigns.ts';
import { customerLookup } from '../../../../graphql/lookups/customers.ts';
import { useLoadedOptions } from '../../../../kit/choice/useLoadedOptions.ts';
import { useListChange } from '../../../../kit/fieldArray/changes.ts';
import { LookupField, SelectField } from '../../../../kit/form/late/lateFields.tsx';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import { newOrderMessages } from '../messages.ts';
import { WavesOfCampaignDocument } from './StepChoices.generated.ts';
import type { OrderValues } from '../orderSchemas.ts';
import classes from '../OrderWizard.module.css';
import { readableName } from '../../../../graphql/readableName.ts';

/** The customer. Values that belong to another customer or campaign are cleared, with a note. */
export function CustomerFields({ form }: { form: WizardForm<OrderValues> }) {
  const { control } = form;
  const change = useListChange(form);
  const [said, setSaid] = useState('');
  const { customerId, campaignId } = useWatch({ control, name: 'customer' });
  const campaigns = useMemo(() => openCampaignsOf(customerId ?? ''), [customerId]);
  const waves = useMemo(() => wavesOf(campaignId), [campaignId]);

  const { options: foundWaves, note: wavesNote } = useLoadedOptions(waves);
  const hasNoWaves = campaignId !== null && wavesNote === undefined && foundWaves.length === 0;

  const set = (words: string, customer: OrderValues['customer']) =>
    change(words, { ...form.getValues(), customer });
  const pickCustomer = (id: string | null) => {
    const before = form.getValues('customer');
    if (id === before.customerId) return;
    setSaid(before.campaignId === null ? '' : newOrderMessages.campaignCleared);
    set('Customer chosen', { customerId: id, campaignId: null, waveId: null });
  };
  const pickCampaign = (id: string | null) => {
    const before = form.getValues('customer');
    if (id === before.campaignId) return;
    setSaid(before.waveId === null ? '' : newOrderMessages.waveCleared);
    set('Campaign chosen', { ...before, campaignId: id, waveId: null });
  };
  return (
    <>
      <LookupField
        control={control}
        name="customer.customerId"
        label="Customer"
        placeholder="Type at least 3 letters"
        lookup={customerLookup}
        onPick={pickCustomer}
      />
      <LookupField
        key={customerId ?? ''}
        control={control}
        name="customer.campaignId"
        label="Campaign"
        placeholder={customerId === null ? newOrderMessages.customerFirst : 'Choose a campaign'}
        lookup={campaigns}
        disabled={customerId === null}
        onPick={pickCampaign}
      />
      <SelectField
        key={`wave ${campaignId}`}
        control={control}
        name="customer.waveId"
        label="Wave"
        placeholder={campaignId === null ? newOrderMessages.campaignFirst : 'Choose a wave'}
        description={hasNoWaves && newOrderMessages.noWaves}
        options={waves}
        disabled={campaignId === null || hasNoWaves}
        clearable
      />
      <output className={classes.said}>{said}</output>
    </>
  );
}

const wavesOf = (campaignId: string | null) => async (client: ApolloClient) => {
  if (campaignId === null) return [];
  const { data } = await client.query({ query: WavesOfCampaignDocument, variables: { id: campaignId } });
  return (data?.campaign?.waves ?? []).map(({ id, name }) => ({ value: id, label: readableName(name, id) }));
};
