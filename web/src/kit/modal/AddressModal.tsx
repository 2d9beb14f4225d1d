import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { PieceBoundary } from '../page/PieceBoundary.tsx';
import type { Fetched } from '../page/piece.ts';
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
  /** What it shows where that is fetched when it is wanted, so that both are fetched at once. */
  readonly shows?: Fetched;
  /** Pixels that it will need, for as long as it is waited for. */
  readonly height?: number;
  /** There is nothing to do in it at first but read: reading begins with what it shows, not with what closes it. */
  readonly reads?: boolean;
  readonly children: (modal: { readonly close: () => void; readonly subject: string }) => ReactNode;
}

/**
 * A modal with an address. Its content exists only while it is open, so forms in it start afresh. Escape, the close
 * button and the browser's Back close it, after the question about unsaved changes where a form in it has some. Its
 * code is fetched when it is first wanted: by its button before it is pressed, and what is typed before it stands there
 * is not lost.
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
    // The address itself may have asked for it, without a button.
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

/** What takes the focus as the dialog opens has to stand there then: around what may still be fetched. */
const Content = ({ reads = false, children }: { reads?: boolean | undefined; children: ReactNode }) =>
  reads ? (
    <div data-autofocus tabIndex={-1}>
      {children}
    </div>
  ) : (
    children
  );

/** One modal may lead to another and be come back to: what had the focus before the first of them gets it back. */
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
