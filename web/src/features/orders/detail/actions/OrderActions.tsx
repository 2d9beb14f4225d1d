import { Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useModal } from '../../../../kit/modal/useModal.ts';
import { ModalButton } from '../../../../kit/modal/ModalButton.tsx';
import { ActButton } from '../../../../kit/mutation/ActButton.tsx';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { useNarrow } from '../../../../kit/page/useNarrow.ts';
import { usePageCommand } from '../../../../kit/palette/pageCommands.ts';
import { Allowed } from '../../../../kit/permission/PermissionProvider.tsx';
import { showError } from '../../../../kit/toast/toast.ts';
import { actionLabels, arrangeActions } from './arrangedActions.ts';
import type { HeaderAction } from './arrangedActions.ts';
import { ActionDialogs } from './ActionDialogs.tsx';
import { WaitingButton } from './WaitingButton.tsx';
import { dialogOf } from './dialogNames.ts';
import type { FramedOrder } from '../frame/framedOrder.ts';
import { approveOrder, pauseOrder } from '../orderMutations.ts';
import { orderMessages } from '../../messages.ts';
import { useRunningUploads } from '../uploads/useRunningUploads.ts';

/** What can be done to the order in its present state, and the dialogs that ask first. */
export function OrderActions({ order }: { order: FramedOrder }) {
  return (
    <Allowed to="ORDERS_MANAGE">
      <ActionButtons order={order} />
      <ActionDialogs order={order} />
    </Allowed>
  );
}

/** Jobs are made of an order's locations: of all of them, so that a file has to be read to its end before. */
const makesJobs: ReadonlySet<HeaderAction> = new Set(['APPROVE', 'START']);

function ActionButtons({ order }: { order: FramedOrder }) {
  const narrow = useNarrow();
  const orderId = order.id;
  const { next, others, dangerous } = arrangeActions(order.availableActions);
  const uploading = useRunningUploads(orderId) && order.status === 'PENDING';
  const waits = (action: HeaderAction) => uploading && makesJobs.has(action);
  const inMenu = narrow ? others : [];
  return (
    <>
      {!narrow &&
        others.map((action) => (
          <ActionButton key={action} orderId={orderId} action={action} waits={waits(action)} />
        ))}
      {inMenu.length + dangerous.length > 0 && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <Button variant="default" size="xs" px={8} aria-label="More actions" title="More actions">
              <IconDots size={16} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {inMenu.map((action) => (
              <ActionItem key={action} orderId={orderId} action={action} waits={waits(action)} />
            ))}
            {inMenu.length > 0 && dangerous.length > 0 && <Menu.Divider />}
            {dangerous.map((action) => (
              <ActionItem key={action} orderId={orderId} action={action} dangerous />
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {dangerous.map((action) => (
        <PaletteEntry key={action} action={action} />
      ))}
      {next && <ActionButton orderId={orderId} action={next} waits={waits(next)} filled />}
    </>
  );
}

interface ActionProps {
  readonly orderId: string;
  readonly action: HeaderAction;
  /** For the locations that are still being read. */
  readonly waits?: boolean;
}

interface ActionButtonProps extends ActionProps {
  readonly filled?: boolean;
}

function ActionButton({ orderId, action, waits = false, filled = false }: ActionButtonProps) {
  const act = useDirectAct(orderId, action);
  const dialog = dialogOf(action);
  const look = filled ? { variant: 'filled' } : {};
  if (waits) return <WaitingButton label={actionLabels[action]} reason={orderMessages.uploadsRunning} />;
  return dialog === null ? (
    <ActButton onAct={act} {...look}>
      {actionLabels[action]}
    </ActButton>
  ) : (
    <ModalButton opens={dialog} {...look}>
      {actionLabels[action]}
    </ModalButton>
  );
}

interface ActionItemProps extends ActionProps {
  readonly dangerous?: boolean;
}

function ActionItem({ orderId, action, waits = false, dangerous = false }: ActionItemProps) {
  const act = useDirectAct(orderId, action);
  const dialog = dialogOf(action);
  const { open } = useModal(dialog ?? '');
  return (
    <Menu.Item
      {...(dangerous ? { color: 'red' } : {})}
      onClick={() => {
        if (waits) showError(orderMessages.uploadsRunning);
        else if (dialog === null) act().catch(() => undefined);
        else open();
      }}
    >
      {actionLabels[action]}
    </Menu.Item>
  );
}

/** A menu's items exist only while it is open; the palette offers them always. */
function PaletteEntry({ action }: { action: HeaderAction }) {
  const { open } = useModal(dialogOf(action) ?? '');
  usePageCommand(actionLabels[action], () => open());
  return null;
}

/** Approving is what pending orders wait for, and pausing can be taken back: neither asks first. */
function useDirectAct(id: string, action: HeaderAction): () => Promise<unknown> {
  const approve = useAct(approveOrder);
  const pause = useAct(pauseOrder);
  return () => (action === 'PAUSE' ? pause({ id }) : approve({ id }));
}
