import { useQuery } from '@apollo/client/react';
import { UnstyledButton } from '@mantine/core';
import { use } from 'react';
import { nobody } from '../../../graphql/lookups/lookup.ts';
import type { Narrowing } from '../../../kit/list/definition.ts';
import { Person } from '../../../kit/person/PersonProvider.tsx';
import { useToldHere } from '../../../kit/toast/useToldHere.ts';
import { inDigits } from '../../../messages/inDigits.ts';
import { noValue } from '../../../kit/value/time.ts';
import { reviewerKey } from '../jobFilters.ts';
import { reviewMessages } from './messages.ts';
import { QaSummaryDocument } from './Review.generated.ts';
import classes from './ReviewerCounts.module.css';

/** The numbers of jobs in QA without a reviewer, of the user's own and of others; the first two are filters. */
export function ReviewerCounts({ filters, setFilter }: Narrowing) {
  const person = use(Person);
  const { data, loading, error, observable } = useQuery(QaSummaryDocument, {
    fetchPolicy: 'cache-and-network',
  });
  useToldHere(observable.queryName, error !== undefined && !loading);
  const counts = new Map(data?.qaSummary.groups.map(({ value, total }) => [value, total]));
  const countOf = (group: string) => (data ? inDigits(counts.get(group) ?? 0) : noValue);
  const chosen = filters[reviewerKey] ?? [];
  return (
    <fieldset className={classes.counts} aria-label={reviewMessages.reviewers}>
      {[
        { group: 'UNASSIGNED', id: nobody.id },
        { group: 'MINE', id: person },
      ].map(({ group, id }) => {
        const pressed = chosen.length === 1 && chosen[0] === id;
        return (
          <UnstyledButton
            key={group}
            className={classes.count}
            aria-pressed={pressed}
            onClick={() => setFilter(reviewerKey, pressed ? [] : [id])}
          >
            {reviewMessages.reviewerGroups[group]} <b>{countOf(group)}</b>
          </UnstyledButton>
        );
      })}
      <span className={classes.others}>
        {reviewMessages.reviewerGroups['OTHERS']} <b>{countOf('OTHERS')}</b>
      </span>
    </fieldset>
  );
}
