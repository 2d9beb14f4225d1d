import { Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useUnreadable } from '../../graphql/unreadable.ts';
import { errorText, notOfferedText } from '../../graphql/errorNotice.ts';
import type { PartedResult } from '../../graphql/parts.ts';
import { skeletonDelayMilliseconds } from '../../constants.ts';
import { PageTrail } from '../page/PageHeading.tsx';
import { FailedMessage } from '../page/failures/FailedMessage.tsx';
import { FailedParts } from '../page/failures/FailedParts.tsx';
import { NotOfferedMessage } from '../page/failures/NotOfferedMessage.tsx';
import { MissingRecordMessage } from '../page/failures/pageMessages.tsx';
import { useToldHere } from '../toast/useToldHere.ts';
import { useDelayed } from '../page/useDelayed.ts';
import classes from './DetailPage.module.css';
import { FactsAround } from '../unreadable/facts.ts';

interface DetailQueryProps<Thing> {
  /** The generated hook's result. */
  readonly result: PartedResult & {
    readonly loading: boolean;
    readonly error?: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** The record in the answer: `undefined` while loading, `null` if there is none with this id. */
  readonly thing: Thing | null | undefined;
  /** Names the record in the error state, for example 'order'. */
  readonly name: string;
  /** The list that the page belongs to. */
  readonly base: { readonly title: string; readonly path: string };
  readonly children: (thing: Thing) => ReactNode;
}

/** Loading, missing and failed states of a detail page. */
export function DetailQuery<Thing>({ result, thing, name, base, children }: DetailQueryProps<Thing>) {
  const failed = result.error !== undefined && !result.loading && thing === undefined;
  useToldHere(result.observable.queryName, failed);
  const values = useUnreadable(result);
  const around = useMemo(() => ({ values, record: thing }), [values, thing]);
  if (thing !== undefined && thing !== null) {
    return (
      <>
        <FailedParts result={result} />
        <FactsAround value={around}>{children(thing)}</FactsAround>
      </>
    );
  }
  if (thing === null) return <MissingRecordMessage name={name} base={base} />;
  if (failed) {
    const notOffered = notOfferedText(result.error);
    if (notOffered !== null) return <NotOfferedMessage title={notOffered} />;
    return (
      <FailedMessage
        title={`This ${name} could not be loaded`}
        detail={errorText(result.error)}
        onRetry={() => void result.refetch().catch(() => undefined)}
      />
    );
  }
  return <DetailSkeleton />;
}

function DetailSkeleton() {
  const visible = useDelayed(true, skeletonDelayMilliseconds);
  return (
    <div className={classes.page} aria-busy="true">
      <PageTrail>{''}</PageTrail>
      <div className={classes.header}>
        <div className={classes.titleRow}>{visible && <Skeleton width={320} height={20} />}</div>
      </div>
      <div className={classes.body}>
        {visible && (
          <div className={classes.section}>
            {[180, 240, 160, 220, 200, 140].map((width) => (
              <div key={width} className={classes.fact}>
                <Skeleton width={96} height={10} />
                <Skeleton width={width} height={10} />
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
