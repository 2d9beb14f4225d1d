import { useMemo } from 'react';
import { DetailColumns, DetailPage } from '../../kit/detail/DetailPage.tsx';
import { DetailQuery } from '../../kit/detail/DetailQuery.tsx';
import { Fact, Facts, Section } from '../../kit/detail/Section.tsx';
import { usePageParameters } from '../../kit/page/PageLink.tsx';
import { usePolledQuery } from '../../kit/polling/usePolledQuery.ts';
import { CopyableId } from '../../kit/value/CopyableId.tsx';
import { DateText } from '../../kit/value/DateText.tsx';
import { personName } from '../../kit/value/personName.ts';
import { StatusBadge } from '../../kit/value/StatusBadge.tsx';
import { inDigits } from '../../messages/inDigits.ts';
import { BackgroundWorkDetailDocument } from './BackgroundWork.generated.ts';
import type { BackgroundWorkDetailQuery, BackgroundWorkPieceFragment } from './BackgroundWork.generated.ts';
import classes from './backgroundWork.module.css';
import { isOpen, kindLabels } from './labels.ts';
import { backgroundWorkMessages } from './messages.ts';
import { backgroundWorkListPage, backgroundWorkPage } from './pages.ts';
import { RetryButton } from './RetryButton.tsx';
import { SubjectText } from './Subject.tsx';

export default function BackgroundWorkPage() {
  const { id } = usePageParameters(backgroundWorkPage);
  const variables = useMemo(() => ({ id }), [id]);
  const result = usePolledQuery({ query: BackgroundWorkDetailDocument, variables, inProgress: isUnderWay });
  return (
    <DetailQuery
      name="background work"
      base={backgroundWorkListPage}
      result={result}
      thing={result.data?.backgroundWork}
    >
      {(piece) => (
        <DetailPage
          base={backgroundWorkListPage}
          title={piece.title}
          subtitle={<CopyableId id={piece.id} />}
          status={<StatusBadge of="work" status={piece.status} />}
          actions={<RetryButton piece={piece} />}
        >
          <DetailColumns
            main={
              <Section title="Last failure">
                <Failure piece={piece} />
              </Section>
            }
            side={
              <Section title="Details">
                <About piece={piece} />
              </Section>
            }
          />
        </DetailPage>
      )}
    </DetailQuery>
  );
}

const isUnderWay = ({ backgroundWork }: BackgroundWorkDetailQuery): boolean =>
  backgroundWork !== null && isOpen(backgroundWork);

function Failure({ piece: { failure, status } }: { piece: BackgroundWorkPieceFragment }) {
  if (failure === null) return <p className={classes.quiet}>{backgroundWorkMessages.noFailure}</p>;
  const next = Object.entries(backgroundWorkMessages.next).find(([of]) => of === status)?.[1];
  return (
    <>
      <p className={classes.reason}>{failure}</p>
      {next !== undefined && <p className={classes.quiet}>{next}</p>}
    </>
  );
}

function About({ piece }: { piece: BackgroundWorkPieceFragment }) {
  const { kind, about, recipient, attempts, attemptsLeft, createdAt, nextTryAt, finishedAt } = piece;
  const { retriedAt, retriedBy } = piece;
  return (
    <Facts>
      <Fact label="Kind">{kindLabels[kind]}</Fact>
      <Fact label="About">{about && <SubjectText piece={{ ...piece, recipient: null }} />}</Fact>
      {recipient !== null && <Fact label="To">{recipient}</Fact>}
      <Fact label="Tries">
        {attemptsLeft === null || attemptsLeft === 0
          ? inDigits(attempts)
          : `${inDigits(attempts)}, ${inDigits(attemptsLeft)} left before it is given up`}
      </Fact>
      <Fact label="Since">
        <DateText value={createdAt} show="date-time" />
      </Fact>
      <Fact label="Next try">
        <DateText value={nextTryAt} show="date-time" />
      </Fact>
      <Fact label="Ended">
        <DateText value={finishedAt} show="date-time" />
      </Fact>
      <Fact label="Retried by">
        {retriedAt !== null && (
          <>
            {retriedBy === null ? 'Somebody' : personName(retriedBy)},{' '}
            <DateText value={retriedAt} show="date-time" />
          </>
        )}
      </Fact>
    </Facts>
  );
}
