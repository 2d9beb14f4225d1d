import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInbox } from '@tabler/icons-react';
import { listMessages } from '../../messages/lists.ts';
import { PageMessage, RetryButton } from '../page/PageMessage.tsx';
import { activeFilterCount } from './address/listState.ts';
import type { ListController } from './useList.ts';

/** What stands in place of the rows: that they could not be loaded, or that there are none. */
export function ListMessage({ list }: { list: ListController }) {
  if (list.failed) {
    return (
      <PageMessage
        announce="alert"
        icon={<IconAlertTriangle size={20} />}
        title={listMessages.failed}
        actions={<RetryButton onRetry={list.retry} />}
      >
        {list.reason} The rest of the page still works.
      </PageMessage>
    );
  }
  if (list.busy) return null;
  const { state, clearFilters } = list.control;
  return (
    <PageMessage
      announce="status"
      icon={<IconInbox size={20} />}
      title={list.definition.legacy === true ? listMessages.emptyLegacy : listMessages.empty}
      actions={
        activeFilterCount(state.filters) > 0 ? (
          <Button variant="default" onClick={clearFilters}>
            {listMessages.clearFilters}
          </Button>
        ) : undefined
      }
    />
  );
}
