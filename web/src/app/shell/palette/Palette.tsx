import { useApolloClient } from '@apollo/client/react';
import { useMantineColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import { matchPath } from 'react-router-dom';
import CommandPalette from '../../../kit/palette/CommandPalette.tsx';
import { useReaches } from '../../../kit/page/KnownPages.tsx';
import { pageCommands } from '../../../kit/palette/pageCommands.ts';
import { useAllows } from '../../../kit/permission/PermissionProvider.tsx';
import type { Visit } from '../../../kit/navigation/visits.ts';
import { pages } from '../../screens.ts';
import { useOfferedPages } from '../../useOfferedPages.ts';
import { createEntries, openablePages } from '../navigation.ts';
import { paletteSearch } from './paletteSearch.ts';
import { schemes } from '../menus/schemes.ts';

interface PaletteProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Oldest first. */
  readonly visits: readonly Visit[];
  readonly onHelp: () => void;
  readonly onSignOut: () => void;
}

const shownVisits = 5;

/** The command palette: all pages and actions that the user has access to. */
export default function Palette({ opened, onClose, visits, onHelp, onSignOut }: PaletteProps) {
  const client = useApolloClient();
  const allows = useAllows();
  const reaches = useReaches();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const search = useMemo(() => paletteSearch(client, reaches), [client, reaches]);
  const open = openablePages(useOfferedPages(), allows);
  const direct = new Set(open.map(({ path }) => path));
  const known = ({ path }: Visit) => pages.some((page) => matchPath(page.path, path) && reaches(page));
  const recent = visits.filter((visit) => !direct.has(visit.path) && known(visit)).slice(-shownVisits);
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
        {
          label: 'You',
          commands: [
            ...schemes
              .filter(({ value }) => value !== colorScheme)
              .map(({ value, label }) => ({ title: label, run: () => setColorScheme(value) })),
            { title: 'Keyboard shortcuts', run: onHelp },
            { title: 'Sign out', run: onSignOut },
          ],
        },
      ]}
    />
  );
}
