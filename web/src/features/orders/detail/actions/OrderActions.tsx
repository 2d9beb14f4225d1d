import { Button } from '@mantine/core';
import { useOpenModal } from '../../../../kit/modal/useModal.ts';
import { ModalButton } from '../../../../kit/modal/ModalButton.tsx';
import { ActButton } from '../../../../kit/mutation/ActButton.tsx';
import { RefusedButton } from '../../../../kit/mutation/RefusedButton.tsx';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { MoreActions } from '../../../../kit/overlay/MoreActions.tsx';
import { useGo } from '../../../../kit/page/PageLink.tsx';
import { useNarrow } from '../../../../kit/page/useNarrow.ts';
import { usePageCommand } from '../../../../kit/palette/pageCommands.ts';
import { Allowed } from '../../../../kit/permission/PermissionProvider.tsx';
import { showError } from '../../../../kit/toast/toast.ts';
import { actionLabels, arrangeActions } from './arrangedActions.ts';
import type { HeaderAction } from './arrangedActions.ts';
import { ActionDialogs } from './ActionDialogs.tsx';
import { dialogOf } from './dialogNames.ts';
import type { FramedOrder } from '../frame/framedOrder.ts';
import { approveOrder, pauseOrder } from '../orderMutations.ts';
import { newOrderPage } from '../../pages.ts';
import { orderMessages } from '../../messages.ts';
import { useRunningUploads } from '../uploads/useRunningUploads.ts';

/** The actions of the order in its present state, and their dialogs. */
export function OrderActions({ order }: { order: FramedOrder }) {
  return (
    <Allowed to="ORDERS_MANAGE">
      <ActionButtons order={order} />
      <ActionDialogs order={order} />
    </Allowed>
  );
}

/** Jobs are created from all of an order's locations, so a file must be read completely before. */
const makesJobs: ReadonlySet<HeaderAction> = new Set(['APPROVE', 'START']);

function ActionButtons({ order }: { order: FramedOrder }) {
  const narrow = useNarrow();
  const orderId = order.id;
  const { next, others, dangerous } = arrangeActions(order.availableActions);
  const uploading = useRunningUploads(orderId) && order.status === 'PENDING';
  const waits = (action: HeaderAction) => uploading && makesJobs.has(action);
  const inMenu = narrow ? others : [];
  const directActs = useDirectActs(orderId);
  const openModal = useOpenModal();
  const go = useGo();
  const goOn = () => go(newOrderPage.to({ order: orderId }));
  const run = (action: HeaderAction) => {
    const dialog = dialogOf(action);
    if (waits(action)) showError(orderMessages.uploadsRunning);
    else if (dialog === null) directActs(action).catch(() => undefined);
    else openModal(dialog);
  };
  return (
    <>
      {!narrow &&
        others.map((action) => (
          <ActionButton key={action} orderId={orderId} action={action} waits={waits(action)} />
        ))}
      <MoreActions
        actions={[
          ...inMenu.map((action) => ({ label: actionLabels[action], run: () => run(action) })),
          { label: 'Duplicate', run: () => go(newOrderPage.to({ copy: orderId })) },
          ...dangerous.map((action) => ({
            label: actionLabels[action],
            dangerous: true,
            run: () => run(action),
          })),
        ]}
      />
      {dangerous.map((action) => (
        <PaletteEntry key={action} action={action} />
      ))}
      {order.status === 'DRAFT' && (
        <Button size="xs" onClick={goOn}>
          Continue
        </Button>
      )}
      {next && <ActionButton orderId={orderId} action={next} waits={waits(next)} filled />}
    </>
  );
}

interface ActionProps {
  readonly orderId: string;
  readonly action: HeaderAction;
  /** Disabled while locations are still being read. */
  readonly waits?: boolean;
}

interface ActionButtonProps extends ActionProps {
  readonly filled?: boolean;
}

function ActionButton({ orderId, action, waits = false, filled = false }: ActionButtonProps) {
  const act = useDirectActs(orderId);
  const dialog = dialogOf(action);
  const look = filled ? { variant: 'filled' } : {};
  if (waits)
    return (
      <RefusedButton why={orderMessages.uploadsRunning} onRefuse={(why) => showError(why)}>
        {actionLabels[action]}
      </RefusedButton>
    );
  return dialog === null ? (
    <ActButton onAct={() => act(action)} {...look}>
      {actionLabels[action]}
    </ActButton>
  ) : (
    <ModalButton opens={dialog} {...look}>
      {actionLabels[action]}
    </ModalButton>
  );
}

/** A menu's items are mounted only while it is open; the palette offers them always. */
function PaletteEntry({ action }: { action: HeaderAction }) {
  const openModal = useOpenModal();
  const dialog = dialogOf(action);
  usePageCommand(dialog === null ? null : actionLabels[action], () => {
    if (dialog !== null) openModal(dialog);
  });
  return null;
}

/** Approving is the expected next step, and pausing is reversible: neither asks first. */
function useDirectActs(id: string): (action: HeaderAction) => Promise<unknown> {
  const approve = useAct(approveOrder);
  const pause = useAct(pauseOrder);
  return (action) => (action === 'PAUSE' ? pause({ id }) : approve({ id }));
}
