import { Anchor } from '@mantine/core';
import { useMemo } from 'react';
import { DetailColumns, DetailPage } from '../../kit/detail/DetailPage.tsx';
import { DetailQuery } from '../../kit/detail/DetailQuery.tsx';
import { Fact, Facts, Section } from '../../kit/detail/Section.tsx';
import { usePageParameters } from '../../kit/page/PageLink.tsx';
import { usePolledQuery } from '../../kit/polling/usePolledQuery.ts';
import { CopyableId } from '../../kit/value/CopyableId.tsx';
import { DateText } from '../../kit/value/DateText.tsx';
import { personName } from '../../kit/value/personName.ts';
import { ProgressBar } from '../../kit/value/ProgressBar.tsx';
import { StatusBadge } from '../../kit/value/StatusBadge.tsx';
import { inDigits } from '../../messages/inDigits.ts';
import { BulkActionDetailDocument } from './BulkActionPage.generated.ts';
import type { BulkActionDetailQuery } from './BulkActionPage.generated.ts';
import { Failures } from './Failures.tsx';
import { typeLabels } from './labels.ts';
import { bulkMessages } from './messages.ts';
import { bulkActionListPage, bulkActionPage } from './pages.ts';
import { isOpen, shareOf } from './progress.ts';

type BulkAction = NonNullable<BulkActionDetailQuery['bulkAction']>;

export default function BulkActionPage() {
  const { id } = usePageParameters(bulkActionPage);
  const variables = useMemo(() => ({ id }), [id]);
  const result = usePolledQuery({ query: BulkActionDetailDocument, variables, inProgress: isUnderWay });
  return (
    <DetailQuery name="bulk action" base={bulkActionListPage} result={result} thing={result.data?.bulkAction}>
      {(action) => (
        <DetailPage
          base={bulkActionListPage}
          title={typeLabels[action.type]}
          subtitle={<CopyableId id={action.id} />}
          status={<StatusBadge of="upload" status={action.status} />}
        >
          <DetailColumns
            main={
              <Section title="Rows that failed">
                <Failures action={action} />
              </Section>
            }
            side={
              <Section title="Details">
                <About action={action} />
              </Section>
            }
          />
        </DetailPage>
      )}
    </DetailQuery>
  );
}

const isUnderWay = ({ bulkAction }: BulkActionDetailQuery): boolean =>
  bulkAction !== null && isOpen(bulkAction);

function About({ action }: { action: BulkAction }) {
  const { rows, done, failures, createdBy, createdAt, finishedAt, file } = action;
  return (
    <Facts>
      {isOpen(action) && (
        <Fact label="Progress">
          <ProgressBar label={`Progress of ${action.id}`} share={shareOf(action)} />
          {rows !== null && done !== null && <output>{bulkMessages.doneOf(done, rows)}</output>}
        </Fact>
      )}
      <Fact label="Rows">{rows !== null && inDigits(rows)}</Fact>
      <Fact label="Applied">{done !== null && inDigits(done - failures)}</Fact>
      <Fact label="Failed">{inDigits(failures)}</Fact>
      <Fact label="Started by">{createdBy && personName(createdBy)}</Fact>
      <Fact label="Started">
        <DateText value={createdAt} show="date-time" />
      </Fact>
      <Fact label="Finished">
        <DateText value={finishedAt} show="date-time" />
      </Fact>
      <Fact label="File">
        {file !== null && (
          <Anchor href={file} download={`bulk-action-${action.id}.csv`} inherit>
            Download the file as it was sent
          </Anchor>
        )}
      </Fact>
    </Facts>
  );
}
