import { Button, NativeSelect } from '@mantine/core';
import { IconAlertTriangle, IconMapOff } from '@tabler/icons-react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { JobFilter, JobSort } from '../../graphql/generated/schema.ts';
import { SelectionBar } from '../../kit/list/selection/SelectionBar.tsx';
import { withMargin } from '../../kit/map/mapBox.ts';
import { MapBesideList } from '../../kit/map/MapBesideList.tsx';
import { useMapBox } from '../../kit/map/useMapBox.ts';
import { boxAround } from '../../ui/map/map.ts';
import type { MapPlace } from '../../ui/map/map.ts';
import { usePageParameters } from '../../kit/page/PageLink.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { PageMessage, RetryButton } from '../../kit/page/PageMessage.tsx';
import { NotFoundMessage } from '../../kit/page/pageMessages.tsx';
import { Waiting } from '../../kit/page/Waiting.tsx';
import { everyStatus, statusOptions } from '../../kit/value/status.ts';
import { listMessages } from '../../messages/lists.ts';
import { useJobMapQuery, useJobPlaceQuery } from './JobMap.generated.ts';
import type { JobMapQuery } from './JobMap.generated.ts';
import classes from './JobMapPage.module.css';
import { JobOnMap } from './JobOnMap.tsx';
import { NearbyControls } from './map/NearbyControls.tsx';
import { useJobPoints } from './map/useJobPoints.ts';
import { useNearby } from './map/useNearby.ts';
import type { Nearby } from './map/useNearby.ts';
import { jobMessages } from './messages.ts';
import { jobMapPage, jobOnMapPage } from './pages.ts';
import { boxFilter, useMapSelection } from './useMapSelection.ts';

type MappedJob = JobMapQuery['jobs']['items'][number];

/** As many as the list beside a map can be looked through. */
const mostJobs = 200;

interface Sort {
  readonly value: string;
  readonly label: string;
  readonly sort: JobSort;
}
const latestFirst: Sort = {
  value: '-start_date',
  label: 'Latest date',
  sort: { field: 'START_DATE', direction: 'DESC' },
};
const sorts: readonly Sort[] = [
  { value: 'start_date', label: 'Earliest date', sort: { field: 'START_DATE', direction: 'ASC' } },
  latestFirst,
  { value: 'id', label: 'Job id, ascending', sort: { field: 'ID', direction: 'ASC' } },
  { value: '-id', label: 'Job id, descending', sort: { field: 'ID', direction: 'DESC' } },
];
const selectedParameter = 'job';
const noJobs: readonly MappedJob[] = [];

/** Jobs on a map and in a list beside it, which follow each other; one of them may stand in the address. */
export default function JobMapPage() {
  const { id }: { readonly id?: string } = usePageParameters(jobOnMapPage);
  const box = useMapBox();
  const [search] = useSearchParams();
  const status = everyStatus('job').find((known) => known.toLowerCase() === search.get('status'));
  // One that was chosen since stands before the one that the page was opened for.
  const selected = search.get(selectedParameter) ?? id;
  const section = useRef<HTMLElement>(null);
  const { setParameter } = box;
  const select = useCallback((chosen: string) => setParameter(selectedParameter, chosen), [setParameter]);
  const sort = sorts.find(({ value }) => value === search.get('sort')) ?? latestFirst;
  const place = useWantedPlace(id, box.wanted === null, (at) => box.show(withMargin(at)));
  const filter = useMemo<JobFilter>(() => (status ? { status: [status] } : {}), [status]);
  const { result, time } = useJobsInSight(box.inSight, filter, sort.sort);
  const points = useJobPoints(box.inSight, filter, time);
  const jobs = result.data?.jobs ?? result.previousData?.jobs;
  const items = jobs?.items ?? noJobs;
  const selection = useMapSelection(items, filter, sort.sort);
  const { store, offers } = selection;
  const selectable = offers && store;
  const itemOf = useCallback(
    (job: MappedJob) => <JobOnMap job={job} onSelect={select} selection={selectable} />,
    [select, selectable],
  );
  const nearby = useNearby(box.inSight);
  const [shepherd, setShepherd] = useState<string>();
  const selectIn = (drawn: Box) => void selection.selectIn(drawn).catch(() => undefined);
  useOpeningView(id === undefined && box.wanted === null, points, box.open);
  if (place === 'no such job') return <NotFoundMessage />;
  return (
    <section ref={section} className={classes.page} aria-label={jobMapPage.title}>
      <PageHeading
        title={jobMapPage.title}
        note={<output>{jobs ? listMessages.found(jobs.pageInfo.total) : ''}</output>}
      />
      <MapBesideList
        label="Jobs in sight"
        thing="job"
        box={box}
        items={items}
        markers={points}
        selected={selected}
        onSelect={select}
        busy={result.loading}
        controls={
          <>
            <NativeSelect
              size="xs"
              aria-label="Status"
              value={status?.toLowerCase() ?? ''}
              onChange={({ currentTarget }) => box.setParameter('status', currentTarget.value)}
              data={[
                { value: '', label: 'All statuses' },
                ...statusOptions('job', ...everyStatus('job')).map(({ value, label }) => ({
                  value: value.toLowerCase(),
                  label,
                })),
              ]}
            />
            <NativeSelect
              size="xs"
              aria-label="Sort by"
              value={sort.value}
              onChange={({ currentTarget }) => box.setParameter('sort', currentTarget.value)}
              data={sorts.map(({ value, label }) => ({ value, label }))}
            />
            {offers && (
              <Button
                variant="default"
                size="xs"
                disabled={items.length === 0}
                onClick={() => selectIn(box.inSight)}
              >
                {jobMessages.selectInSight}
              </Button>
            )}
            <NearbyControls nearby={nearby} setParameter={box.setParameter} />
          </>
        }
        layer={nearby.layer && { ...nearby.layer, onSelect: setShepherd }}
        note={
          selection.refusal ??
          shepherdNote(nearby, shepherd) ??
          noteOf(jobs, place === 'no place' ? id : undefined)
        }
        onBoxDrawn={offers && selectIn}
        footer={
          offers && (
            <SelectionBar
              offers={offers}
              selection={store}
              section={section}
              rows={items}
              total={jobs?.pageInfo.total ?? 0}
              onSelectAll={() => selection.selectIn(box.inSight)}
              elsewhereWords={jobMessages.outOfSight}
            />
          )
        }
        message={
          result.error !== undefined && !result.loading ? (
            <PageMessage
              announce="alert"
              icon={<IconAlertTriangle size={20} />}
              title={jobMessages.mapFailed}
              actions={<RetryButton onRetry={() => void result.refetch().catch(() => undefined)} />}
            />
          ) : jobs === undefined || result.loading ? (
            <Waiting label="Jobs" height={76} />
          ) : (
            <PageMessage announce="status" icon={<IconMapOff size={20} />} title={jobMessages.mapEmpty}>
              {jobMessages.mapEmptyHint}
            </PageMessage>
          )
        }
      >
        {itemOf}
      </MapBesideList>
    </section>
  );
}

function useJobsInSight(box: Box, filter: JobFilter, sort: JobSort) {
  const variables = useMemo(
    () => ({ perPage: mostJobs, sort, filter: { ...filter, box: boxFilter(box) } }),
    [box, filter, sort],
  );
  const result = useJobMapQuery({
    variables,
    fetchPolicy: 'network-only',
    nextFetchPolicy: (_current, { reason, initialFetchPolicy }) =>
      reason === 'variables-changed' ? initialFetchPolicy : 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  // The same list once more: something that was done has changed jobs, and the map has to follow.
  const [time, setTime] = useState(0);
  const answered = useRef<object>(null);
  const count = useEffectEvent(() => setTime((before) => before + 1));
  useEffect(() => {
    if (result.loading) return;
    if (answered.current === variables) count();
    answered.current = variables;
  }, [result.loading, variables]);
  return { result, time };
}

type Box = NonNullable<ReturnType<typeof useMapBox>['wanted']>;

/** Where the job of the address is, which the map is moved to where the address names no part of it. */
function useWantedPlace(id: string | undefined, unmoved: boolean, onFound: (at: Box) => void) {
  const { data } = useJobPlaceQuery({ variables: { id: id ?? '' }, skip: id === undefined });
  const job = id === undefined ? undefined : data?.job;
  const { latitude = null, longitude = null } = job?.location ?? {};
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current || !unmoved || latitude === null || longitude === null) return;
    moved.current = true;
    onFound({ north: latitude, south: latitude, west: longitude, east: longitude });
  }, [unmoved, latitude, longitude, onFound]);
  if (job === null) return 'no such job';
  return job && (latitude === null || longitude === null) ? 'no place' : undefined;
}

/** Opens the map where the jobs are, unless its address says where. */
function useOpeningView(anywhere: boolean, places: readonly MapPlace[], onFound: (around: Box) => void) {
  const find = useEffectEvent(() => {
    const around = boxAround(places);
    if (around) onFound(withMargin(around));
  });
  useEffect(() => {
    if (anywhere && places.length > 0) find();
  }, [anywhere, places]);
}

const shepherdNote = ({ layer }: Nearby, chosen: string | undefined): string | undefined =>
  layer?.markers.find(({ id }) => id === chosen)?.label;

function noteOf(jobs: JobMapQuery['jobs'] | undefined, withoutPlace: string | undefined): string | undefined {
  if (withoutPlace !== undefined) return jobMessages.noPlace(withoutPlace);
  if (!jobs || jobs.pageInfo.total <= jobs.items.length) return undefined;
  return jobMessages.moreOnMap(jobs.items.length, jobs.pageInfo.total);
}
