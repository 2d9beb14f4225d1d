import { Skeleton } from '@mantine/core';
import { useAct } from '../../kit/mutation/useAct.ts';
import { FailedMessage } from '../../kit/page/failures/FailedMessage.tsx';
import { useCampaignDetailQuery } from './Campaign.generated.ts';
import type { CampaignDetailsFragment } from './Campaign.generated.ts';
import { CampaignForm, wavesInput } from './CampaignForm.tsx';
import { campaignValues } from './campaignValues.ts';
import { changeCampaignStatus, updateCampaign } from './campaignMutations.ts';

/** Fetches the current campaign: its waves are replaced as a whole, so a list's older ones would not do. */
export function EditCampaign({ id, onDone }: { id: string; onDone: () => void }) {
  const { data, error, loading, refetch } = useCampaignDetailQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.campaign?.customer) {
    return <EditForm campaign={data.campaign} customerId={data.campaign.customer.id} onDone={onDone} />;
  }
  if (data || (error !== undefined && !loading)) {
    return (
      <FailedMessage
        title="This campaign could not be loaded"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  return <Skeleton height={360} aria-busy="true" />;
}

interface EditFormProps {
  readonly campaign: CampaignDetailsFragment;
  readonly customerId: string;
  readonly onDone: () => void;
}

function EditForm({ campaign, customerId, onDone }: EditFormProps) {
  const { id } = campaign;
  const update = useAct(updateCampaign);
  const changeStatus = useAct(changeCampaignStatus);
  return (
    <CampaignForm
      record={campaignValues(campaign)}
      onSave={({ waves, ...changed }) =>
        (changed.status === undefined ? update : changeStatus)({
          input: { id, customerId, ...changed, ...(waves && { waves: wavesInput(waves) }) },
        })
      }
      onSaved={onDone}
      onCancel={onDone}
    />
  );
}
