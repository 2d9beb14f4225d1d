import { IconAlertTriangle, IconMapOff } from '@tabler/icons-react';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListFilters } from '../../../kit/list/ListFilters.tsx';
import { SelectionBar } from '../../../kit/list/selection/SelectionBar.tsx';
import { StatusTabs } from '../../../kit/list/StatusTabs.tsx';
import { withMargin } from '../../../kit/map/mapBox.ts';
import { MapBesideList } from '../../../kit/map/MapBesideList.tsx';
import { useMapBox } from '../../../kit/map/useMapBox.ts';
import { FailedParts } from '../../../kit/page/failures/FailedParts.tsx';
import { usePageParameters } from '../../../kit/page/PageLink.tsx';
import { PageHeading } from '../../../kit/page/PageHeading.tsx';
import { PageMessage, RetryButton } from '../../../kit/page/failures/PageMessage.tsx';
import { NotFoundMessage } from '../../../kit/page/failures/pageMessages.tsx';
import { Waiting } from '../../../kit/page/Waiting.tsx';
import { useToldHere } from '../../../kit/toast/useToldHere.ts';
import { listMessages } from '../../../messages/lists.ts';
import type { MapBox } from '../../../ui/map/map.ts';
import { jobStatuses } from '../jobFilters.ts';
import type { JobMapQuery } from './JobMap.generated.ts';
import classes from './JobMapPage.module.css';
import { JobOnMap } from './JobOnMap.tsx';
import { jobMapList, selectedParameter, useJobMapList } from './jobMapList.ts';
import { MapControls } from './MapControls.tsx';
import { useOpeningView, useWantedPlace } from './openingView.ts';
import { useJobPoints } from './useJobPoints.ts';
import type { JobPoints } from './useJobPoints.ts';
import { useJobsInSight } from './useJobsInSight.ts';
import { useNearby } from './useNearby.ts';
import type { Nearby } from './useNearby.ts';
import { jobMessages } from '../messages.ts';
import { jobMapPage, jobOnMapPage } from '../pages.ts';
import { useMapSelection } from './useMapSelection.ts';

type MappedJob = JobMapQuery['jobs']['items'][number];

const noJobs: readonly MappedJob[] = [];

/** Jobs on a map and in a synchronised list; the address may contain one of them. */
export default function JobMapPage() {
  const { id }: { readonly id?: string } = usePageParameters(jobOnMapPage);
  const box = useMapBox();
  const { control, filters, filter, sort, listSearch } = useJobMapList(box.inSight);
  const [search] = useSearchParams();
  // A later selection takes precedence over the job that the page was opened for.
  const selected = search.get(selectedParameter) ?? id;
  const section = useRef<HTMLElement>(null);
  const { setParameter } = box;
  const select = useCallback((chosen: string) => setParameter(selectedParameter, chosen), [setParameter]);
  const place = useWantedPlace(id, box.wanted === null, (at) => box.show(withMargin(at)));
  const { result, time } = useJobsInSight(box.inSight, filter, sort.sort);
  const points = useJobPoints(box.inSight, filter, time);
  const failed = result.error !== undefined && !result.loading;
  useToldHere(result.observable.queryName, failed);
  const jobs = failed ? undefined : (result.data?.jobs ?? result.previousData?.jobs);
  const items = jobs?.items ?? noJobs;
  const selection = useMapSelection(items, filter, sort.sort);
  const { store, offers } = selection;
  const chosen = useSyncExternalStore(store.subscribe, store.rows);
  const marked = useMemo(() => chosen.map((job) => job.id), [chosen]);
  const selectable = offers && store;
  const itemOf = useCallback(
    (job: MappedJob) => <JobOnMap job={job} onSelect={select} selection={selectable} />,
    [select, selectable],
  );
  const nearby = useNearby(box.inSight);
  const [shepherd, setShepherd] = useState<string>();
  const layer = useMemo(() => nearby.layer && { ...nearby.layer, onSelect: setShepherd }, [nearby.layer]);
  const selectIn = (drawn: MapBox) => void selection.selectIn(drawn).catch(() => undefined);
  useOpeningView(id === undefined && box.wanted === null, points.markers, box.open);
  if (place === 'no such job') return <NotFoundMessage />;
  return (
    <section ref={section} className={classes.page} aria-label={jobMapPage.title}>
      <PageHeading
        title={jobMapPage.title}
        note={<output>{jobs ? listMessages.found(jobs.pageInfo.total) : ''}</output>}
      />
      <StatusTabs
        statuses={jobStatuses}
        summary={jobs?.summary ?? undefined}
        filters={control.state.filters}
        setFilter={control.setFilter}
      />
      <ListFilters list={jobMapList} control={control} filters={filters} search={listSearch} />
      <MapBesideList
        label="Jobs in sight"
        thing="job"
        box={box}
        items={items}
        markers={points.markers}
        selected={selected}
        marked={marked}
        onSelect={select}
        busy={result.loading}
        controls={
          <>
            {/* Not above the map: it would change its height, and so ask for other jobs. */}
            <FailedParts result={result} />
            <MapControls
              sort={sort.value}
              setSort={control.setSort}
              onSelectAll={offers && (() => selectIn(box.inSight))}
              empty={items.length === 0}
              nearby={nearby}
              setParameter={setParameter}
            />
          </>
        }
        layer={layer}
        note={
          points.failed && !failed ? (
            <PlacesMissing points={points} />
          ) : (
            (selection.refusal ??
            shepherdNote(nearby, shepherd) ??
            noteOf(jobs, place === 'no place' ? id : undefined))
          )
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
          failed ? (
            <PageMessage
              announce="alert"
              icon={<IconAlertTriangle size={20} />}
              title={jobMessages.mapFailed}
              actions={
                <RetryButton
                  onRetry={() => {
                    points.retry();
                    void result.refetch().catch(() => undefined);
                  }}
                />
              }
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

function PlacesMissing({ points }: { readonly points: JobPoints }) {
  return (
    <span role="alert">
      {jobMessages.placesFailed} <RetryButton onRetry={points.retry} />
    </span>
  );
}

const shepherdNote = ({ layer }: Nearby, chosen: string | undefined): string | undefined =>
  layer?.markers.find(({ id }) => id === chosen)?.label;

function noteOf(jobs: JobMapQuery['jobs'] | undefined, withoutPlace: string | undefined): string | undefined {
  if (withoutPlace !== undefined) return jobMessages.noPlace(withoutPlace);
  if (!jobs || jobs.items.length === 0) return undefined;
  return jobs.pageInfo.total > jobs.items.length
    ? jobMessages.moreOnMap(jobs.items.length, jobs.pageInfo.total)
    : jobMessages.placeless;
}
