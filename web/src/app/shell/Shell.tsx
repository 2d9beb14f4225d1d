// Without a network, its code could no longer be loaded.
import '../../kit/toast/ToastList.tsx';
import { ActionIcon, Button } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { heldKeys } from '../../kit/keyboard/heldKeys.ts';
import { fetchAhead, whenOnline } from '../../kit/page/code/whenOnline.ts';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { readModal } from '../../kit/modal/modalAddress.ts';
import { UnsavedChangesGuard } from '../../kit/unsaved/UnsavedChangesGuard.tsx';
import { PieceBoundary } from '../../kit/page/code/PieceBoundary.tsx';
import { KnownPages } from '../../kit/page/KnownPages.tsx';
import { HeadingBar } from '../../kit/page/PageHeading.tsx';
import { usePersonStorage } from '../../kit/person/usePersonStorage.ts';
import { pages } from '../screens.ts';
import { useSignOut } from '../session/useSignOut.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { CreateMenu } from './menus/CreateMenu.tsx';
import { PersonMenu } from './menus/PersonMenu.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { ShellKeys } from './ShellKeys.tsx';
import { Sidebar } from './Sidebar.tsx';
import classes from './Shell.module.css';
import { UpdateNotice } from './UpdateNotice.tsx';
import { useNoticesOfPage } from './useNoticesOfPage.ts';
import { usePageFocus } from './usePageFocus.ts';
import { usePaletteKey } from './palette/usePaletteKey.ts';
import { usePreload } from './preload/usePreload.ts';
import { usePrefetch } from './preload/usePrefetch.ts';
import { useRefetchOnFocus } from './useRefetchOnFocus.ts';
import { useVisits } from './palette/useVisits.ts';

const loadPalette = () => import('./palette/Palette.tsx');
const Palette = lazy(whenOnline(loadPalette));
const DrawerMenu = lazy(whenOnline(() => import('./menus/DrawerMenu.tsx')));
const ShortcutHelp = lazy(whenOnline(() => import('./ShortcutHelp.tsx')));

const fetchPalette = () => fetchAhead(loadPalette);

/** The layout of every signed-in page: sidebar, top bar and content. */
export function Shell() {
  const [collapsed, setCollapsed] = useLocalStorage({
    key: 'sidebar-collapsed',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [keysEnabled, setKeysEnabled] = usePersonStorage('single-keys', true);
  const drawer = useOverlay();
  const palette = useTypedOverlay();
  const help = useTypedOverlay();
  const { signOut, question } = useSignOut();
  const visits = useVisits();
  usePaletteKey(palette.open);
  useRefetchOnFocus();
  usePrefetch();
  useNoticesOfPage();
  usePageFocus();
  usePreload();

  return (
    <KnownPages pages={pages}>
      <div className={classes.shell}>
        <a href="#content" className={classes.skip}>
          Skip to content
        </a>
        <aside className={classes.sidebar} aria-label="Sidebar" data-collapsed={collapsed || undefined}>
          <Sidebar collapsed={collapsed} onToggle={() => setCollapsed((was) => !was)} />
        </aside>
        <HeadingBar>
          {(slot) => (
            <div className={classes.column}>
              {/* Not a `header` element: dialogs have one, and a page should have only one banner. */}
              <section className={classes.topbar} aria-label="Top bar">
                <ActionIcon
                  size="lg"
                  onClick={drawer.open}
                  className={classes.onlyNarrow ?? ''}
                  aria-label="Open menu"
                >
                  <IconMenu2 size={20} />
                </ActionIcon>
                <div ref={slot} className={classes.heading} />
                {/* Here it covers no control. */}
                <ScrollToTop />
                <Button
                  variant="default"
                  size="xs"
                  onClick={palette.open}
                  onPointerEnter={fetchPalette}
                  leftSection={<IconSearch size={15} aria-hidden />}
                  rightSection={<kbd className={classes.searchKeys}>Ctrl K</kbd>}
                  className={classes.onlyWide}
                >
                  Search
                </Button>
                <ActionIcon
                  onClick={palette.open}
                  size="lg"
                  aria-label="Search"
                  className={classes.onlyNarrow}
                >
                  <IconSearch size={18} />
                </ActionIcon>
                <CreateMenu />
                <PersonMenu onHelp={help.open} onSignOut={signOut} />
              </section>
              <ConnectionNotice />
              <UpdateNotice />
              <main id="content" tabIndex={-1} className={classes.main}>
                <UnsavedChangesGuard>
                  <Suspense fallback={null}>
                    <Outlet />
                  </Suspense>
                </UnsavedChangesGuard>
              </main>
            </div>
          )}
        </HeadingBar>
        <ScrollRestoration />
        {question}
        <ShellKeys enabled={keysEnabled} onHelp={help.open} />
        <PieceBoundary>
          <Suspense fallback={null}>
            {drawer.wanted && <DrawerMenu opened={drawer.opened} onClose={drawer.close} />}
            {palette.wanted && (
              <Palette
                opened={palette.opened}
                onClose={palette.close}
                visits={visits}
                onHelp={help.open}
                onSignOut={signOut}
              />
            )}
            {help.wanted && (
              <ShortcutHelp
                opened={help.opened}
                onClose={help.close}
                enabled={keysEnabled}
                onEnabled={setKeysEnabled}
              />
            )}
          </Suspense>
        </PieceBoundary>
      </div>
    </KnownPages>
  );
}

/** An overlay whose code is loaded when it first opens. It stays mounted so that it closes with its transition. */
function useOverlay() {
  const [opened, { open, close }] = useDisclosure(false);
  const [wanted, want] = useDisclosure(false);
  return {
    opened,
    wanted,
    open: () => {
      want.open();
      open();
    },
    close,
  };
}

/**
 * The same for an overlay that a shortcut opens: keys typed from then on go to it. It gives way to a dialog of the
 * page.
 */
function useTypedOverlay() {
  const overlay = useOverlay();
  const giveWay = useEffectEvent(overlay.close);
  const { search } = useLocation();
  const dialog = readModal(search) !== null;
  useEffect(() => {
    if (dialog) giveWay();
  }, [dialog]);
  return {
    ...overlay,
    open: () => {
      overlay.open();
      heldKeys.hold(overlay.close);
    },
  };
}
