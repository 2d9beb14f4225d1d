import { UnstyledButton } from '@mantine/core';
import {
  IconArrowsExchange,
  IconBriefcase,
  IconBuilding,
  IconChecklist,
  IconClipboardList,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconShieldHalf,
  IconUserCheck,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { productName } from '../../constants.ts';
import { navigationLabels } from '../../kit/page/definition.ts';
import type { AnyPage, NavigationLabel } from '../../kit/page/definition.ts';
import { useOpeningAddress } from '../../kit/list/view/savedViews.ts';
import { useAllows } from '../../kit/permission/PermissionProvider.tsx';
import { useProfile } from '../session/SessionProvider.tsx';
import { useOfferedPages } from '../useOfferedPages.ts';
import { currentEntry, isWithin, navigationEntries } from './navigation.ts';
import type { NavigationEntry } from './navigation.ts';
import classes from './Sidebar.module.css';

const icons: Readonly<Record<NavigationLabel, typeof IconUsers>> = {
  Orders: IconClipboardList,
  Jobs: IconBriefcase,
  Customers: IconBuilding,
  Shepherds: IconUserCheck,
  Applications: IconUserPlus,
  'All users': IconUsers,
  Transactions: IconArrowsExchange,
  Templates: IconChecklist,
  Users: IconShieldHalf,
};

interface SidebarProps {
  readonly collapsed: boolean;
  /** Undefined where the sidebar cannot be collapsed (in the drawer). */
  readonly onToggle?: () => void;
  readonly onNavigate?: () => void;
}

export function Sidebar({ collapsed, onToggle, onNavigate }: SidebarProps) {
  const { pathname, search } = useLocation();
  const entries = navigationEntries(useOfferedPages(), navigationLabels, useAllows());
  const current = currentEntry(entries, pathname, search);
  const ToggleIcon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <>
      <Link to="/" className={classes.brand} onClick={onNavigate} aria-label={`${productName}, start page`}>
        <img src="/favicon.svg" alt="" width={22} height={22} />
        {!collapsed && productName}
      </Link>
      <nav aria-label="Main" className={classes.scroll}>
        <ul className={classes.list}>
          {entries.map((entry) => (
            <EntryItem
              key={entry.label}
              entry={entry}
              current={entry.label === current}
              collapsed={collapsed}
              onNavigate={onNavigate}
            />
          ))}
        </ul>
      </nav>
      {onToggle && (
        <div className={classes.foot}>
          <UnstyledButton
            className={`${classes.link} ${classes.toggle}`}
            onClick={onToggle}
            aria-expanded={!collapsed}
            aria-label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          >
            <ToggleIcon size={18} stroke={1.6} aria-hidden />
            {!collapsed && 'Collapse'}
          </UnstyledButton>
        </div>
      )}
    </>
  );
}

interface EntryItemProps {
  readonly entry: NavigationEntry;
  readonly current: boolean;
  readonly collapsed: boolean;
  readonly onNavigate?: (() => void) | undefined;
}

function EntryItem({ entry, current, collapsed, onNavigate }: EntryItemProps) {
  const { pathname } = useLocation();
  const opening = useOpeningAddress(useProfile().role.id);
  const Icon = icons[entry.label];
  return (
    <li>
      <Link
        to={opening(entry.to)}
        className={classes.link}
        aria-current={current ? 'page' : undefined}
        aria-label={collapsed ? entry.label : undefined}
        title={collapsed ? entry.label : undefined}
        onClick={onNavigate}
      >
        <Icon size={18} stroke={1.6} aria-hidden />
        {!collapsed && entry.label}
      </Link>
      {current && !collapsed && entry.children.length > 0 && (
        <ul className={classes.children}>
          {entry.children.map((page) => (
            <li key={page.path}>
              <Link
                to={opening(page.path)}
                className={classes.link}
                data-current={isCurrent(page, pathname) || undefined}
                aria-current={isCurrent(page, pathname) ? 'page' : undefined}
                onClick={onNavigate}
              >
                {page.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A menu page also counts as current for the pages that it covers; any other page only for itself. */
const isCurrent = (page: AnyPage, pathname: string): boolean =>
  page.covers === undefined ? pathname === page.path : isWithin(page, pathname);
