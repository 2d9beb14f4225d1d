import { ActionIcon, Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconBookmark } from '@tabler/icons-react';
import { lazy } from 'react';
import { whenOnline } from '../../page/code/whenOnline.ts';
import { LazyOverlay } from '../../overlay/LazyOverlay.tsx';
import type { AnyList } from '../definition.ts';
import { listKey } from '../listKey.ts';
import { useStoredViews } from './savedViews.ts';
import type { SavedView } from './savedViews.ts';
import type { ListView } from './useListView.ts';
import type { PanelModel } from './ViewPanel.tsx';

const loadPanel = () => import('./ViewPanel.tsx');
const ViewPanel = lazy(whenOnline(loadPanel));
const loadViews = () => import('./SavedViews.tsx');
const SavedViews = lazy(whenOnline(loadViews));

export function ViewPanelButton({ view, model }: { view: ListView; model: PanelModel }) {
  return (
    <LazyOverlay
      kind="dialog"
      load={loadPanel}
      button={
        <ActionIcon
          variant="default"
          size={30}
          aria-label="Columns and row height"
          title="Columns and row height"
        >
          <IconAdjustmentsHorizontal size={16} />
        </ActionIcon>
      }
    >
      {(overlay) => <ViewPanel {...overlay} view={view} model={model} />}
    </LazyOverlay>
  );
}

interface SavedViewsButtonProps {
  readonly list: AnyList;
  readonly view: ListView;
  readonly search: string;
  readonly onOpen: (view: SavedView) => void;
}

export function SavedViewsButton({ list, view, search, onOpen }: SavedViewsButtonProps) {
  const current = useStoredViews(listKey(list)).find((saved) => saved.search === search);
  return (
    <LazyOverlay
      kind="dialog"
      load={loadViews}
      button={
        <Button variant="default" size="xs" leftSection={<IconBookmark size={15} aria-hidden />}>
          {current?.name ?? 'Views'}
        </Button>
      }
    >
      {(overlay) => <SavedViews {...overlay} list={list} view={view} search={search} onOpen={onOpen} />}
    </LazyOverlay>
  );
}
