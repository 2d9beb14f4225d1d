import { notOfferedText } from '../../../../graphql/errorNotice.ts';
import type { CheckedOrderAction } from '../../../../graphql/generated/schema.ts';
import { ConfirmForm } from '../../../../kit/modal/ConfirmForm.tsx';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { Waiting } from '../../../../kit/page/Waiting.tsx';
import { FailedMessage } from '../../../../kit/page/failures/FailedMessage.tsx';
import { checkedTexts } from './checkedActions.ts';
import classes from '../detail.module.css';
import { useOrderActionCheckQuery } from './DialogActions.generated.ts';
import { archiveOrder, restartOrder, resumeOrder } from './dialogMutations.ts';

interface CheckedActionProps {
  readonly orderId: string;
  readonly action: CheckedOrderAction;
  readonly onClose: () => void;
}

/** Shows the result of a dry run, and acts only after the confirmation. */
export function CheckedAction({ orderId, action, onClose }: CheckedActionProps) {
  const resume = useAct(resumeOrder);
  const restart = useAct(restartOrder);
  const archive = useAct(archiveOrder);
  const { data, error, loading, refetch } = useOrderActionCheckQuery({
    variables: { id: orderId, action },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const input = { id: orderId, confirm: true };
  const acts = {
    RESUME: () => resume({ input }),
    RESTART: () => restart({ input }),
    ARCHIVE: () => archive({ input }),
  };
  const { act, explain } = checkedTexts[action];
  const unchecked = loading ? null : notOfferedText(error);
  if (unchecked !== null) {
    return (
      <ConfirmForm act={act} onConfirm={acts[action]} onClose={onClose}>
        <p>{unchecked}.</p>
      </ConfirmForm>
    );
  }
  if (error && !loading) {
    return (
      <FailedMessage
        title="What would happen could not be found out"
        detail="Nothing was changed."
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!data || loading) return <Waiting label="Checking" height={96} />;
  const { warnings, jobsAffected } = data.orderActionCheck;
  return (
    <ConfirmForm act={act} onConfirm={acts[action]} onClose={onClose}>
      <p>{explain(jobsAffected)}</p>
      {warnings.length > 0 && (
        <ul className={classes.warnings} aria-label="Warnings">
          {warnings.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      )}
    </ConfirmForm>
  );
}
