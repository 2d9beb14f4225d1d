import { Button } from '@mantine/core';
import { fetchModal } from '../../kit/modal/dialogPieces.ts';
import { useModal } from '../../kit/modal/useModal.ts';
import { Allowed } from '../../kit/permission/PermissionProvider.tsx';
import { isFlagged } from './flagged.ts';
import { reviewModal } from './reviewModal.ts';
import type { WithdrawalRowFragment } from '../../graphql/transaction.generated.ts';

/** Opens the review of a flagged withdrawal; nothing for others. */
function ReviewButton({ withdrawal }: { withdrawal: WithdrawalRowFragment }) {
  const { open } = useModal(reviewModal);
  if (!isFlagged(withdrawal)) return null;
  return (
    <Allowed to="PAYMENTS_MANAGE">
      <Button
        variant="default"
        size="compact-xs"
        aria-label={`Review ${withdrawal.reference ?? withdrawal.id}`}
        onPointerEnter={() => fetchModal(reviewModal)}
        onFocus={() => fetchModal(reviewModal)}
        onClick={() => open(withdrawal.id)}
      >
        Review
      </Button>
    </Allowed>
  );
}

export const reviewColumn = {
  id: 'review',
  header: 'Decide',
  width: 92,
  narrow: true,
  permission: 'PAYMENTS_MANAGE',
  cell: (withdrawal: WithdrawalRowFragment) => <ReviewButton withdrawal={withdrawal} />,
} as const;
