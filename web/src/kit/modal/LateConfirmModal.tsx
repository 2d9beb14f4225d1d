import { Suspense, useState } from 'react';
import { definePiece } from '../page/code/piece.ts';
import { PieceBoundary } from '../page/code/PieceBoundary.tsx';
import type { ConfirmModalProps } from './ConfirmModal.tsx';
import { useModal } from './useModal.ts';

const ConfirmModal = definePiece(async () => (await import('./ConfirmModal.tsx')).ConfirmModal);

/** A confirmation that most visits do not need: its code is loaded on demand. */
export function LateConfirmModal(props: ConfirmModalProps) {
  const { opened } = useModal(props.name);
  const [wanted, setWanted] = useState(opened);
  if (opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <PieceBoundary>
      <Suspense>
        <ConfirmModal {...props} />
      </Suspense>
    </PieceBoundary>
  );
}
