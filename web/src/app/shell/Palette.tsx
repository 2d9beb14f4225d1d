import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import CommandPalette from '../../kit/palette/CommandPalette.tsx';
import { pageCommands } from '../../kit/palette/pageCommands.ts';
import { useAllows } from '../../kit/permission/PermissionProvider.tsx';
import type { Visit } from '../../kit/navigation/visits.ts';
import { pages } from '../screens.ts';
import { createEntries, openablePages } from './navigation.ts';
import { paletteSearch } from './paletteSearch.ts';

interface PaletteProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Oldest first. */
  readonly visits: readonly Visit[];
}

const shownVisits = 5;

/** The palette with everything this person can reach or do from here. */
export default function Palette({ opened, onClose, visits }: PaletteProps) {
  const client = useApolloClient();
  const allows = useAllows();
  const search = useMemo(() => paletteSearch(client, allows), [client, allows]);
  const open = openablePages(pages, allows);
  const direct = new Set(open.map(({ path }) => path));
  const recent = visits.filter(({ path }) => !direct.has(path) && path !== '/').slice(-shownVisits);
  return (
    <CommandPalette
      opened={opened}
      onClose={onClose}
      search={search}
      groups={[
        { label: 'On this page', commands: opened ? pageCommands() : [] },
        {
          label: 'Pages',
          commands: open.map(({ title, path, description }) => ({ title, to: path, description })),
        },
        {
          label: 'Create',
          commands: createEntries(pages, allows).map(({ label, path }) => ({ title: label, to: path })),
        },
        {
          label: 'Recently open',
          commands: recent.toReversed().map(({ path, title }) => ({ title, to: path, description: path })),
        },
      ]}
    />
  );
}
