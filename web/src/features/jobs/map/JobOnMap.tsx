import { VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import type { SelectionStore } from '../../../kit/list/selection/selectionStore.ts';
import { PageLink } from '../../../kit/page/PageLink.tsx';
import { DateRangeText } from '../../../kit/value/DateText.tsx';
import { StatusBadge } from '../../../kit/value/StatusBadge.tsx';
import type { JobMapQuery } from './JobMap.generated.ts';
import classes from './JobOnMap.module.css';
import { jobDetailPage } from '../pages.ts';

type MappedJob = JobMapQuery['jobs']['items'][number];

interface JobOnMapProps {
  readonly job: MappedJob;
  readonly onSelect: (id: string) => void;
  /** Undefined without actions for selected jobs. */
  readonly selection: SelectionStore | undefined;
}

/** The names of places usually include the town. */
const placeOf = ({ location, address1, city }: MappedJob): string =>
  location?.name ?? [address1, city].filter(Boolean).join(', ');

/** A job in the list beside the map. */
export function JobOnMap({ job, onSelect, selection }: JobOnMapProps) {
  const words = [job.customer?.name, placeOf(job)].filter(Boolean).join(' · ');
  return (
    <>
      <div className={classes.head}>
        {selection && <SelectBox id={job.id} selection={selection} />}
        <button type="button" className={classes.choose} onClick={() => onSelect(job.id)}>
          Job {job.id}
        </button>
        <StatusBadge of="job" status={job.status} />
        <span className={classes.fee}>{job.fee?.formatted}</span>
      </div>
      <p className={classes.line}>
        <span className={classes.words} title={words}>
          {words}
        </span>
      </p>
      <p className={classes.line}>
        <DateRangeText from={job.startDate} to={job.endDate} />
        <span className={classes.open}>
          <PageLink page={jobDetailPage} to={jobDetailPage.to({ id: job.id })}>
            Open<VisuallyHidden> job {job.id}</VisuallyHidden>
          </PageLink>
        </span>
      </p>
    </>
  );
}

function SelectBox({ id, selection }: { readonly id: string; readonly selection: SelectionStore }) {
  const checked = useSyncExternalStore(selection.subscribe, () => selection.isSelected(id));
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={`Select ${id}`}
      checked={checked}
      onChange={({ nativeEvent }) =>
        selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
