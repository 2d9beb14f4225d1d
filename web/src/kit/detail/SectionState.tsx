import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorText } from '../../graphql/errorNotice.ts';
import { useFailedParts } from '../../graphql/parts.ts';
import type { PartedResult } from '../../graphql/parts.ts';
import { skeletonDelayMilliseconds } from '../../constants.ts';
import { inRem } from '../../ui/textScale.ts';
import { PartFailed } from '../page/failures/PartFailed.tsx';
import { useDelayed } from '../page/useDelayed.ts';
import { useToldHere } from '../toast/useToldHere.ts';

interface SectionStateProps<Value> {
  readonly result: PartedResult & {
    readonly loading: boolean;
    readonly error?: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** The content of the section; null or undefined while there is no answer. */
  readonly value: Value | null | undefined;
  /** Names the section in its error: 'Workflows'. */
  readonly title: string;
  /** The part of the query that contains the value, where the query declares parts. */
  readonly part?: string;
  /** Rows of the skeleton. */
  readonly rows?: number;
  /** Replaces the server's message in the error. */
  readonly detail?: string;
  readonly children: (value: Value) => ReactNode;
}

/** Loading and failed states of a section with a query of its own, or a part of one. */
export function SectionState<Value>({
  result,
  value,
  title,
  part,
  rows = 3,
  detail,
  children,
}: SectionStateProps<Value>) {
  const skeleton = useDelayed(result.loading, skeletonDelayMilliseconds);
  const missing = value === null || value === undefined;
  const failedPart = useFailedParts(result).find(({ path }) => path === part);
  useToldHere(result.observable.queryName, missing && !result.loading);
  if (!missing) return children(value);
  if (!result.loading) {
    return (
      <PartFailed
        title={`${title} could not be loaded`}
        reason={detail ?? errorText(result.error ?? failedPart?.error)}
        onRetry={() => void result.refetch().catch(() => undefined)}
      />
    );
  }
  return (
    <div aria-busy="true" style={{ minHeight: inRem(rows * 32) }}>
      {skeleton &&
        Array.from({ length: rows }, (_, row) => <Skeleton key={row} height={12} my={10} width="70%" />)}
    </div>
  );
}
