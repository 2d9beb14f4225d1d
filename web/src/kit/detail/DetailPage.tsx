import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { PresenceType } from '../../graphql/generated/schema.ts';
import type { Address } from '../page/definition.ts';
import { errorMessages } from '../../messages/errors.ts';
import { Redirect } from '../page/PageLink.tsx';
import { PageTrail, useTabTitle } from '../page/PageHeading.tsx';
import { SubMenu } from '../page/SubMenu.tsx';
import { useAllows } from '../permission/PermissionProvider.tsx';
import type { PermissionRule } from '../permission/rules.ts';
import { backDestination, visitedEntries } from './back.ts';
import { useNewsSinceOpened } from '../live/useNewsSinceOpened.ts';
import { Avatars } from '../presence/Avatars.tsx';
import { useOpenRecord } from '../presence/onRecord.ts';
import { RecordSteps } from './RecordSteps.tsx';
import classes from './DetailPage.module.css';

export interface DetailTab {
  readonly label: string;
  readonly to: Address;
  /** The tab is hidden without this permission; the first tab is the one that a record opens with. */
  readonly permission?: PermissionRule;
}

interface DetailPageProps {
  /** The list that the page belongs to. */
  readonly base: { readonly title: string; readonly path: string };
  /** Back always leads to the list, whatever was visited before. */
  readonly backToBase?: boolean;
  /** Empty where it could not be read. */
  readonly title: string;
  /** The kind of the record, where the users who have it open are shown. */
  readonly record?: { readonly type: PresenceType; readonly id: string };
  readonly subtitle?: ReactNode;
  readonly status?: ReactNode;
  /** The primary action as a filled button, the others as default buttons. */
  readonly actions?: ReactNode;
  readonly tabs?: readonly DetailTab[];
  readonly children: ReactNode;
}

/** The layout of a detail page: a sticky header, tabs, and sections. */
export function DetailPage({
  base,
  backToBase = false,
  title: named,
  record,
  subtitle,
  status,
  actions,
  tabs,
  children,
}: DetailPageProps) {
  const title = named || errorMessages.unreadable.title;
  const navigate = useNavigate();
  const allows = useAllows();
  const { pathname } = useLocation();
  useTabTitle(title);
  const news = useNewsSinceOpened();
  useOpenRecord(record?.type, record?.id);
  const permitted = tabs?.filter(({ permission }) => allows(permission)) ?? [];
  const [opening] = tabs ?? [];
  const [firstPermitted] = permitted;
  // A user without permission for the first tab starts with the first permitted one.
  if (opening && opening.to === pathname && firstPermitted && !allows(opening.permission))
    return <Redirect to={firstPermitted.to} />;
  const goBack = () => {
    const destination = backDestination(base.path, visitedEntries(window.history.state), backToBase);
    if (destination === -1) void navigate(-1);
    else void navigate(destination);
  };
  return (
    <article className={classes.page}>
      <PageTrail>
        <Link to={base.path}>{base.title}</Link>
      </PageTrail>
      <header className={classes.header}>
        <div className={classes.titleRow}>
          <ActionIcon size="lg" aria-label="Back" title="Back" onClick={goBack}>
            <IconArrowLeft size={18} />
          </ActionIcon>
          <div className={classes.titles}>
            <div className={classes.titleLine}>
              <h1 className={classes.title} title={title}>
                {title}
              </h1>
              {status}
            </div>
            {subtitle !== undefined && <div className={classes.subtitle}>{subtitle}</div>}
          </div>
          {record && <Avatars />}
          <RecordSteps base={base.path} />
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </div>
        <SubMenu label={`${base.title} sections`} links={permitted} />
      </header>
      {news?.deleted === true && <p className={classes.news}>{news.words}</p>}
      <div className={classes.body}>{children}</div>
    </article>
  );
}

/** The main content in the wide column, facts and relations in the narrow one; below 1100 pixels one column. */
export function DetailColumns({ main, side }: { main: ReactNode; side?: ReactNode }) {
  return (
    <div className={classes.columns} data-single={side === undefined || undefined}>
      <div className={classes.column}>{main}</div>
      {side !== undefined && <div className={classes.column}>{side}</div>}
    </div>
  );
}
