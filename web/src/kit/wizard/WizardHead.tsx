import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { memo } from 'react';
import type { ReactNode, RefObject } from 'react';
import { wizardMessages } from '../../messages/wizards.ts';
import classes from './Wizard.module.css';

interface WizardHeadProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly title: string;
  /** Which step of how many; nothing where there is one. */
  readonly progress: string | null;
  readonly back: ReactNode;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** What step this is, and the way back and forth through what was done. A key that is typed does not draw it again. */
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

/** Stays focusable where there is nothing left to undo: the focus would be lost with the last press. */
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
