import { ActionIcon } from '@mantine/core';
import { IconGitBranch, IconInfoCircle } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { LazyOverlay } from '../../../kit/overlay/LazyOverlay.tsx';
import { definePiece } from '../../../kit/page/code/piece.ts';
import { PieceBoundary } from '../../../kit/page/code/PieceBoundary.tsx';
import { jobMessages } from '../messages.ts';
import type { AnsweredQuestion } from './jobTasks.ts';

const JumpTooltip = definePiece(async () => (await import('./JumpTooltip.tsx')).JumpTooltip);

/** The jumps after an answer, shown on hover, focus or touch. */
export function JumpHint({ title, conditions }: { title: string; conditions: readonly string[] }) {
  const target = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(false);
  const [shown, setShown] = useState(false);
  if (conditions.length === 0) return null;
  const show = () => {
    setWanted(true);
    setShown(true);
  };
  const hide = () => setShown(false);
  return (
    <>
      <ActionIcon
        ref={target}
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={jobMessages.jumpsOf(title, conditions)}
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={({ key }) => key === 'Escape' && hide()}
      >
        <IconGitBranch size={16} aria-hidden />
      </ActionIcon>
      {wanted && (
        <PieceBoundary>
          <Suspense fallback={null}>
            <JumpTooltip target={target} opened={shown} conditions={conditions} />
          </Suspense>
        </PieceBoundary>
      )}
    </>
  );
}

const loadInformation = () => import('./TaskInformation.tsx');
const TaskInformation = lazy(loadInformation);

/** Information about the task, shown on demand; nothing without any. */
export function InformationHint({ question }: { question: AnsweredQuestion }) {
  const { title, description, instructions, qaNotes } = question;
  if (!description && !instructions?.link && !instructions?.media && !qaNotes) return null;
  return (
    <LazyOverlay
      kind="dialog"
      load={loadInformation}
      button={
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={jobMessages.aboutTask(title)}>
          <IconInfoCircle size={16} aria-hidden />
        </ActionIcon>
      }
    >
      {(overlay) => <TaskInformation {...overlay} question={question} />}
    </LazyOverlay>
  );
}
