import { useAct } from '../../kit/mutation/useAct.ts';
import { campaignInput, CampaignForm, newCampaign } from './CampaignForm.tsx';
import { createCampaign } from './campaignMutations.ts';

export function AddCampaign({ customerId, onDone }: { customerId: string; onDone: () => void }) {
  const create = useAct(createCampaign);
  return (
    <CampaignForm
      initial={newCampaign}
      act="Add campaign"
      onSubmit={({ name, status: _alwaysActive, waves, ...rest }) =>
        create({ input: { customerId, name, waves: [], ...campaignInput({ ...rest, waves }) } })
      }
      onDone={onDone}
    />
  );
}
