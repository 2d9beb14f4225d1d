import { Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { definePiece } from '../page/piece.ts';
import { LazyOverlay } from './LazyOverlay.tsx';
import type { MoreAction } from './moreAction.ts';

const Panel = definePiece(async () => (await import('./MoreActionsPanel.tsx')).MoreActionsPanel);

/** The menu of what a page can do besides its buttons; nothing without any. */
export function MoreActions({ actions }: { actions: readonly MoreAction[] }) {
  if (actions.length === 0) return null;
  return (
    <LazyOverlay
      kind="menu"
      load={Panel.load}
      button={
        <Button variant="default" size="xs" px={8} aria-label="More actions" title="More actions">
          <IconDots size={16} aria-hidden />
        </Button>
      }
    >
      {(overlay) => <Panel {...overlay} actions={actions} />}
    </LazyOverlay>
  );
}
