import { Skeleton } from '@mantine/core';
import { useAct } from '../../kit/mutation/useAct.ts';
import { FailedMessage } from '../../kit/page/failures/FailedMessage.tsx';
import { CampaignDetailDocument, useCampaignDetailQuery } from './Campaign.generated.ts';
import type { CampaignDetailsFragment } from './Campaign.generated.ts';
import { CampaignForm, wavesInput } from './CampaignForm.tsx';
import { campaignValues } from './campaignValues.ts';
import { changeCampaignStatus, updateCampaign } from './campaignMutations.ts';
import { useEdited } from '../../kit/conflict/useEdited.ts';

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
  readonly campaign: CampaignDetailsFragment & { readonly version: string | null };
  readonly customerId: string;
  readonly onDone: () => void;
}

function EditForm({ campaign, customerId, onDone }: EditFormProps) {
  const { id } = campaign;
  const update = useAct(updateCampaign);
  const changeStatus = useAct(changeCampaignStatus);
  const edits = useEdited(campaign, {
    query: CampaignDetailDocument,
    variables: { id },
    of: (data) => data.campaign,
    values: campaignValues,
  });
  return (
    <CampaignForm
      record={campaignValues(campaign)}
      edits={edits}
      onSave={({ waves, ...changed }, _before, seen) =>
        (changed.status === undefined ? update : changeStatus)({
          input: { id, customerId, ...changed, ...(waves && { waves: wavesInput(waves) }), ...seen },
        })
      }
      onSaved={onDone}
      onCancel={onDone}
    />
  );
}
