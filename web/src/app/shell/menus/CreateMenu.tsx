import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy } from 'react';
import { whenOnline } from '../../../kit/page/code/whenOnline.ts';
import { LazyOverlay } from '../../../kit/overlay/LazyOverlay.tsx';
import { useAllows } from '../../../kit/permission/PermissionProvider.tsx';
import { pages } from '../../screens.ts';
import { createEntries } from '../navigation.ts';

const loadPanel = () => import('./CreateMenuPanel.tsx');
const CreateMenuPanel = lazy(whenOnline(loadPanel));

/** Lists what the user may create; hidden from users who may create nothing. */
export function CreateMenu() {
  const entries = createEntries(pages, useAllows());
  if (entries.length === 0) return null;
  return (
    <LazyOverlay
      kind="menu"
      load={loadPanel}
      button={
        <Button size="xs" leftSection={<IconPlus size={15} aria-hidden />}>
          Create
        </Button>
      }
    >
      {(overlay) => <CreateMenuPanel {...overlay} entries={entries} />}
    </LazyOverlay>
  );
}
