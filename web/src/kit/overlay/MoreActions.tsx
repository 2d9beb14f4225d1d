import { Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { definePiece } from '../page/code/piece.ts';
import { LazyOverlay } from './LazyOverlay.tsx';
import type { MoreAction } from './moreAction.ts';

const Panel = definePiece(async () => (await import('./MoreActionsPanel.tsx')).MoreActionsPanel);

interface MoreActionsProps {
  readonly actions: readonly MoreAction[];
  /** Names the menu, where there are several. */
  readonly label?: string;
  /** Without a border, for rows of a list. */
  readonly quiet?: boolean;
}

/** The menu of further actions of a page or a row; nothing without any. */
export function MoreActions({ actions, label = 'More actions', quiet = false }: MoreActionsProps) {
  if (actions.length === 0) return null;
  return (
    <LazyOverlay
      kind="menu"
      load={Panel.load}
      button={
        <Button
          {...(quiet
            ? ({ variant: 'subtle', color: 'gray', size: 'compact-xs', px: 4 } as const)
            : ({ variant: 'default', size: 'xs', px: 8 } as const))}
          aria-label={label}
          {...(quiet ? {} : { title: label })}
        >
          <IconDots size={16} aria-hidden />
        </Button>
      }
    >
      {(overlay) => <Panel {...overlay} actions={actions} />}
    </LazyOverlay>
  );
}
