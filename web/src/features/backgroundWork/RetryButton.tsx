import { ActButton } from '../../kit/mutation/ActButton.tsx';
import { useAct } from '../../kit/mutation/useAct.ts';
import type { BackgroundWorkPieceFragment } from './BackgroundWork.generated.ts';
import { retryWork } from './mutations.ts';

/** Shown if there is something to retry. In a list, its accessible name includes the piece. */
export function RetryButton({
  piece,
  inList = false,
}: {
  piece: BackgroundWorkPieceFragment;
  inList?: boolean;
}) {
  const retry = useAct(retryWork);
  if (!piece.retryable) return null;
  return (
    <ActButton
      {...(inList
        ? { variant: 'subtle', px: 8, 'aria-label': `Retry ${piece.title} ${piece.id}` }
        : { variant: 'filled' })}
      onAct={() => retry({ id: piece.id })}
    >
      Retry
    </ActButton>
  );
}
