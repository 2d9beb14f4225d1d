import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { PieceBoundary } from '../page/code/PieceBoundary.tsx';
import type { Fetched } from '../page/code/piece.ts';
import { Waiting } from '../page/Waiting.tsx';
import type { ModalName } from './defineModal.ts';
import { announceContent, DialogFrame, fetchModal } from './dialogPieces.ts';
import { heldKeys } from '../keyboard/heldKeys.ts';
import { giveFocusBack, takeRememberedFocus } from './focusReturn.ts';
import { DialogReady } from './DialogReady.tsx';
import { readModal } from './modalAddress.ts';
import { useSoleDialog } from './useSoleDialog.ts';
import { useModal } from './useModal.ts';

interface AddressModalProps {
  readonly name: ModalName;
  readonly title: string;
  /** Pixels. */
  readonly size?: number;
  /** Its content if that is lazy, so that both are loaded at the same time. */
  readonly shows?: Fetched;
  /** The content's height in pixels, reserved while it loads. */
  readonly height?: number;
  /** A modal for reading: the focus starts on its content, not on its close button. */
  readonly reads?: boolean;
  readonly children: (modal: { readonly close: () => void; readonly subject: string }) => ReactNode;
}

/**
 * A modal with an address. Its content is mounted only while it is open, so forms start fresh. Escape, the close button
 * and the browser's Back close it, after a question if a form in it has unsaved changes. Its code is loaded on demand:
 * its button prefetches it, and keys typed before it is rendered are not lost.
 */
export function AddressModal({
  name,
  title,
  size = 480,
  shows,
  height = 160,
  reads,
  children,
}: AddressModalProps) {
  const { opened: asked, subject, close } = useModal(name);
  const opened = useSoleDialog(name) && asked;
  const [wanted, setWanted] = useState(opened);
  useFocusReturn(opened);
  useEffect(() => shows && announceContent(name, shows), [name, shows]);
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  });
  useEffect(() => {
    if (!opened) return undefined;
    // The address itself may have opened it, without a button.
    fetchModal(name);
    const giveUp = () => closing.current();
    heldKeys.hold(giveUp);
    return () => heldKeys.dropFor(giveUp);
  }, [opened, name]);
  if (opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <PieceBoundary>
      <Suspense fallback={null}>
        <DialogFrame name={name} subject={subject} title={title} size={size} opened={opened} onClose={close}>
          {opened && (
            <Content reads={reads}>
              <PieceBoundary>
                <Suspense fallback={<Waiting label={title} height={height} />}>
                  {children({ close, subject })}
                  <DialogReady key={subject} />
                </Suspense>
              </PieceBoundary>
            </Content>
          )}
        </DialogFrame>
      </Suspense>
    </PieceBoundary>
  );
}

/** The initial focus target must exist when the dialog opens: a container around content that may still be loading. */
const Content = ({ reads = false, children }: { reads?: boolean | undefined; children: ReactNode }) =>
  reads ? (
    <div data-autofocus tabIndex={-1}>
      {children}
    </div>
  ) : (
    children
  );

/** One modal may lead to another and back: closing the last restores the focus from before the first. */
function useFocusReturn(opened: boolean): void {
  const before = useRef<readonly HTMLElement[]>([]);
  useEffect(() => {
    if (!opened) return undefined;
    const remembered = takeRememberedFocus();
    if (remembered.length > 0) before.current = remembered;
    return () => {
      setTimeout(() => {
        if (readModal(window.location.search) === null) giveFocusBack(before.current);
      });
    };
  }, [opened]);
}
