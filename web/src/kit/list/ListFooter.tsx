import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronLeftPipe,
  IconChevronRight,
  IconChevronRightPipe,
} from '@tabler/icons-react';
import { memo, useState } from 'react';
import { listMessages } from '../../messages/lists.ts';
import classes from './ListPage.module.css';
import { clampPage } from './address/listState.ts';

interface ListFooterProps {
  /** Names the list, where the page has several. */
  readonly of?: string;
  readonly page: number;
  /** Undefined while the number of pages is unknown. */
  readonly lastPage: number | undefined;
  readonly perPage: number;
  readonly pageSizes: readonly number[];
  readonly onPage: (page: number) => void;
  readonly onPageSize: (perPage: number) => void;
}

export const ListFooter = memo(function ListFooter({
  of,
  page,
  lastPage,
  perPage,
  pageSizes,
  onPage,
  onPageSize,
}: ListFooterProps) {
  return (
    <nav className={classes.footer} aria-label={of === undefined ? 'Pages' : `Pages of ${of.toLowerCase()}`}>
      <div className={classes.pager}>
        <PageButton
          label="First page"
          icon={IconChevronLeftPipe}
          disabled={page <= 1}
          onClick={() => onPage(1)}
        />
        <PageButton
          label="Previous page"
          icon={IconChevronLeft}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <span className={classes.pageText}>
          {lastPage === undefined ? listMessages.pageAlone(page) : listMessages.page(page, lastPage)}
        </span>
        <PageButton
          label="Next page"
          icon={IconChevronRight}
          disabled={lastPage === undefined || page >= lastPage}
          onClick={() => onPage(page + 1)}
        />
        <PageButton
          label="Last page"
          icon={IconChevronRightPipe}
          disabled={lastPage === undefined || page >= lastPage}
          onClick={() => lastPage !== undefined && onPage(lastPage)}
        />
      </div>
      <GoToPage page={page} lastPage={lastPage} onPage={onPage} />
      <NativeSelect
        size="xs"
        className={classes.size ?? ''}
        aria-label="Rows per page"
        data={pageSizes.map((size) => ({ value: String(size), label: listMessages.pageSize(size) }))}
        value={String(perPage)}
        onChange={({ currentTarget }) => onPageSize(Number(currentTarget.value))}
      />
    </nav>
  );
});

interface PageButtonProps {
  readonly label: string;
  readonly icon: typeof IconChevronLeft;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function PageButton({ label, icon: Icon, disabled, onClick }: PageButtonProps) {
  return (
    <ActionIcon size={28} aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <Icon size={16} />
    </ActionIcon>
  );
}

function GoToPage({ page, lastPage, onPage }: Pick<ListFooterProps, 'page' | 'lastPage' | 'onPage'>) {
  const [text, setText] = useState('');
  const go = () => {
    if (text === '') return;
    onPage(clampPage(text, lastPage ?? page, page));
    setText('');
  };
  return (
    <TextInput
      size="xs"
      w={108}
      inputMode="numeric"
      aria-label="Go to page"
      placeholder="Go to page"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={go}
      onKeyDown={(event) => event.key === 'Enter' && go()}
    />
  );
}
