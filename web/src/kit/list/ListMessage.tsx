import { Button } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { listMessages } from '../../messages/lists.ts';
import { PageMessage } from '../page/failures/PageMessage.tsx';
import { PartFailed } from '../page/failures/PartFailed.tsx';
import { activeFilterCount } from './address/listState.ts';
import type { ListController } from './useList.ts';

/** Shown instead of rows: the list failed to load or is empty. */
export function ListMessage({ list, embedded }: { list: ListController; embedded: boolean }) {
  if (list.failed) {
    return (
      <PartFailed
        title={listMessages.failed}
        {...(list.reason ? { reason: list.reason } : {})}
        onRetry={list.retry}
      />
    );
  }
  if (list.busy) return null;
  const { state, clearFilters } = list.control;
  return (
    <PageMessage
      announce="status"
      icon={<IconInbox size={20} />}
      title={emptyText(list, embedded)}
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

/** A list inside another page has the text of the embedded tables beside it. */
function emptyText({ definition: { legacy } }: ListController, embedded: boolean): string {
  if (legacy === true) return listMessages.emptyLegacy;
  return embedded ? listMessages.emptyEmbedded : listMessages.empty;
}
