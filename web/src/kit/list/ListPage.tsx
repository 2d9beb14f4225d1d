import { Button } from '@mantine/core';
import { useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { inDigits } from '../../messages/inDigits.ts';
import { listMessages } from '../../messages/lists.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { FailedParts } from '../page/failures/FailedParts.tsx';
import { NotOfferedMessage } from '../page/failures/NotOfferedMessage.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import { useAllows } from '../permission/PermissionProvider.tsx';
import { ExportButton } from './export/ExportButton.tsx';
import { statusKey } from './address/listState.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListMessage } from './ListMessage.tsx';
import classes from './ListPage.module.css';
import { PrintHeading } from './PrintHeading.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import { useList } from './useList.ts';
import type { ListController, ListOfPage } from './useList.ts';
import { useListKeys } from './useListKeys.ts';
import { SavedViewsButton, ViewPanelButton } from './view/ViewButtons.tsx';

/** Renders a list page from its definition; `useList` is its behaviour. */
export function ListPage({ embedded, ...ofPage }: ListOfPage & { readonly embedded: boolean }) {
  const list = useList(ofPage);
  const { definition, control, counted, view, offers } = list;
  const { title = definition.page.title } = definition;
  const heading = definition.heading?.(control.state.filters[statusKey] ?? []) ?? title;
  const isPart = definition.title !== undefined;
  const titleId = useId();
  const { narrowing: Narrowing, menu: Menu } = definition;
  const section = useRef<HTMLElement>(null);
  const { key: historyKey } = useLocation();
  useListKeys(section, !embedded && definition.prefix === undefined);
  if (list.notOffered !== null) {
    return (
      <section ref={section} className={classes.page} aria-label={title}>
        {!isPart && !embedded && <PageHeading title={heading} />}
        {Menu && !embedded && <Menu />}
        <NotOfferedMessage title={list.notOffered} />
      </section>
    );
  }
  return (
    <section
      ref={section}
      className={classes.page}
      {...(isPart ? { 'aria-labelledby': titleId } : { 'aria-label': title })}
      data-embedded={embedded || undefined}
      data-part={isPart || undefined}
    >
      {isPart ? (
        <PartHeading id={titleId} title={title} count={countOf(list)} />
      ) : (
        !embedded && <PageHeading title={heading} note={<output>{countOf(list)}</output>} />
      )}
      {Menu && !embedded && <Menu />}
      <PrintHeading title={heading} count={countOf(list)} />
      {definition.statuses && definition.statuses.tabs.length > 0 && (
        <StatusTabs
          statuses={definition.statuses}
          summary={counted?.summary}
          filters={control.state.filters}
          setFilter={control.setFilter}
        />
      )}
      <FailedParts result={list.result} />
      {Narrowing && <Narrowing filters={control.state.filters} setFilter={control.setFilter} />}
      <ListControls list={list} embedded={embedded} />
      <DataTable
        model={list.table}
        label={title}
        total={counted?.pageInfo.total ?? 0}
        firstPosition={list.firstPosition}
        scrollKey={historyKey}
        skeletonRows={list.skeletonRows}
        busy={list.busy}
        density={view.density}
        struck={list.notes.struck}
        message={<ListMessage list={list} embedded={embedded} />}
      />
      {offers && (
        <SelectionBar
          offers={offers}
          selection={list.selection}
          section={section}
          rows={list.rows}
          total={counted?.pageInfo.total ?? 0}
          onSelectAll={list.selectAll}
        />
      )}
      <ListFooter
        {...(isPart ? { of: title } : {})}
        page={control.state.page}
        lastPage={counted && Math.max(counted.pageInfo.lastPage, 1)}
        perPage={control.state.perPage}
        pageSizes={list.pageSizes}
        onPage={control.setPage}
        onPageSize={control.setPageSize}
      />
    </section>
  );
}

/** Search and filters, and the actions of the whole list. */
function ListControls({ list, embedded }: { list: ListController; embedded: boolean }) {
  const { definition, control, filters, view } = list;
  const allows = useAllows();
  const isPart = definition.title !== undefined;
  return (
    <ListFilters list={definition} control={control} filters={filters} search={list.search}>
      {embedded && !isPart && <output className={classes.found}>{countOf(list)}</output>}
      {list.notes.offer !== null && (
        <Button variant="light" size="xs" onClick={list.retry}>
          {list.notes.offer}
        </Button>
      )}
      {!embedded && (
        <SavedViewsButton
          list={definition}
          view={view}
          search={list.search}
          onOpen={(saved) => {
            view.restore(saved.columns);
            list.show(saved.search);
          }}
        />
      )}
      {definition.export && allows(definition.exportPermission) && (
        <ExportButton
          run={list.runExport}
          {...(definition.title === undefined ? {} : { of: definition.title })}
        />
      )}
      {!list.narrow && <ViewPanelButton view={view} model={list.table} />}
    </ListFilters>
  );
}

/** One list of several on a page. */
function PartHeading({ id, title, count }: { id: string; title: string; count: string }) {
  return (
    <div className={classes.partHeading}>
      <h2 id={id} className={classes.partTitle}>
        {title}
      </h2>
      <output className={classes.found}>{count}</output>
    </div>
  );
}

function countOf({ counted, definition: { countLabel } }: ListController): string {
  if (!counted) return '';
  const { total } = counted.pageInfo;
  return countLabel === undefined ? listMessages.found(total) : `${inDigits(total)} ${countLabel}`;
}
