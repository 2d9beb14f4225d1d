import { useQuery } from '@apollo/client/react';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Narrowing } from '../../kit/list/definition.ts';
import { ConfirmModal } from '../../kit/modal/ConfirmModal.tsx';
import { ModalButton } from '../../kit/modal/ModalButton.tsx';
import { useAct } from '../../kit/mutation/useAct.ts';
import { FailedWorkDocument } from './BackgroundWork.generated.ts';
import classes from './backgroundWork.module.css';
import { kindOptions } from './labels.ts';
import { backgroundWorkMessages } from './messages.ts';
import { retryFailedWork } from './mutations.ts';
import { defineModal } from '../../kit/modal/defineModal.ts';

const retryModal = defineModal('retry-all');

/** Shows the number of failed pieces of the selected kind, with a button to retry all; nothing without any. */
export function FailedWork({ filters }: Narrowing) {
  const [chosen] = filters['kind'] ?? [];
  const kind = kindOptions.find(({ value }) => value === chosen)?.value;
  const { data } = useQuery(FailedWorkDocument, {
    variables: { kind: kind === undefined ? null : [kind] },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const retryAll = useAct(retryFailedWork);
  const count = data?.backgroundWorks.pageInfo.total ?? 0;
  return (
    <>
      {count > 0 && (
        <p className={classes.failed}>
          <IconAlertTriangle size={18} aria-hidden />
          <span>{backgroundWorkMessages.failed(count, kind)}</span>
          <ModalButton opens={retryModal}>{backgroundWorkMessages.retryAll(kind)}</ModalButton>
        </p>
      )}
      <ConfirmModal
        name={retryModal}
        title={backgroundWorkMessages.retryAllTitle(kind)}
        act="Retry all"
        affects={{ count, thing: 'failed piece' }}
        onConfirm={() => retryAll({ input: kind === undefined ? {} : { kind } })}
      >
        {backgroundWorkMessages.retryAllText}
      </ConfirmModal>
    </>
  );
}
