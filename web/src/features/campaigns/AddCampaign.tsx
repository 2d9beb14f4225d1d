import { useAct } from '../../kit/mutation/useAct.ts';
import { CampaignForm, wavesInput } from './CampaignForm.tsx';
import { createCampaign } from './campaignMutations.ts';

export function AddCampaign({ customerId, onDone }: { customerId: string; onDone: () => void }) {
  const create = useAct(createCampaign);
  return (
    <CampaignForm
      act="Add campaign"
      onCreate={({ status: _alwaysActive, waves, ...values }) =>
        create({ input: { customerId, ...values, waves: wavesInput(waves) } })
      }
      onSaved={onDone}
      onCancel={onDone}
    />
  );
}
