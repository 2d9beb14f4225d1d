import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { memo } from 'react';
import type { ReactNode, RefObject } from 'react';
import { wizardMessages } from '../../messages/wizards.ts';
import classes from './Wizard.module.css';

interface WizardHeadProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly title: string;
  /** Step x of y; null for a single step. */
  readonly progress: string | null;
  readonly back: ReactNode;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** The title of the step, with undo and redo. Memoised against typing. */
export const WizardHead = memo(function WizardHead({
  heading,
  title,
  progress,
  back,
  canUndo,
  canRedo,
  onUndo,
  onRedo,
}: WizardHeadProps) {
  return (
    <div className={classes.head}>
      {back}
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
        {progress !== null && <span className={classes.progress}>{progress}</span>}
      </h2>
      <TravelButton label={wizardMessages.undo} keys="Control+Z" able={canUndo} onPress={onUndo}>
        <IconArrowBackUp size={18} aria-hidden />
      </TravelButton>
      <TravelButton label={wizardMessages.redo} keys="Control+Shift+Z" able={canRedo} onPress={onRedo}>
        <IconArrowForwardUp size={18} aria-hidden />
      </TravelButton>
    </div>
  );
});

interface TravelButtonProps {
  readonly label: string;
  readonly keys: string;
  readonly able: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Stays focusable when there is nothing left to undo: otherwise the last press would lose the focus. */
function TravelButton({ label, keys, able, onPress, children }: TravelButtonProps) {
  return (
    <ActionIcon
      size={32}
      className={classes.travel ?? ''}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      aria-disabled={!able}
      onClick={onPress}
    >
      {children}
    </ActionIcon>
  );
}
