import { lazy, Suspense, useState } from 'react';
import { Section } from '../../../kit/detail/Section.tsx';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { PieceBoundary } from '../../../kit/page/code/PieceBoundary.tsx';
import { whenOnline } from '../../../kit/page/code/whenOnline.ts';
import { DateText } from '../../../kit/value/DateText.tsx';
import type { ShepherdProfileFragment } from '../Shepherd.generated.ts';
import { radiusText, transportLooks, transportModes } from '../transport.ts';
import { useShepherdAreasQuery } from './Availability.generated.ts';
import type { Area, Position } from './areas.ts';
import classes from './availability.module.css';
import { availabilityMessages } from './messages.ts';

const AreasMap = lazy(whenOnline(() => import('./AreasMap.tsx')));

interface AreasProps {
  readonly shepherd: Pick<ShepherdProfileFragment, 'id' | 'viewRestricted'>;
}

/** The areas of a Shepherd by transport mode, and the last position. */
export function Areas({ shepherd: { id, viewRestricted } }: AreasProps) {
  const result = useShepherdAreasQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const agent = result.data?.agent;
  return (
    <Section title="Areas">
      <SectionState result={result} value={agent?.locations} title="Areas">
        {(areas) => (
          <AreasBesideMap
            areas={areas}
            // A restricted position is hidden, even if a cached answer contains it.
            position={viewRestricted === true ? null : (agent?.position ?? null)}
            hidden={viewRestricted === true}
          />
        )}
      </SectionState>
    </Section>
  );
}

interface AreasBesideMapProps {
  readonly areas: readonly Area[];
  readonly position: Position;
  readonly hidden: boolean;
}

function AreasBesideMap({ areas, position, hidden }: AreasBesideMapProps) {
  const [selected, setSelected] = useState<string>();
  return (
    <div className={classes.areas}>
      <div>
        {areas.length === 0 && <p className={classes.text}>{availabilityMessages.noAreas}</p>}
        {transportModes.map((mode) => {
          const there = areas.filter(({ transportMode }) => transportMode === mode);
          if (there.length === 0) return null;
          return (
            <div key={mode} className={classes.mode}>
              <h3>{transportLooks[mode].label}</h3>
              <ul>
                {there.map((area) => (
                  <li key={area.id}>
                    <AreaButton
                      area={area}
                      pressed={area.id === selected}
                      onPress={() => setSelected(area.id === selected ? undefined : area.id)}
                    />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
        <p className={classes.text}>
          {position ? (
            <>
              Last position: <DateText value={position.recordedAt} show="date-time" />
            </>
          ) : hidden ? (
            availabilityMessages.hidden
          ) : (
            availabilityMessages.unknown
          )}
        </p>
      </div>
      {(areas.length > 0 || position) && (
        <PieceBoundary>
          <Suspense fallback={<div className={classes.map} aria-busy="true" />}>
            <AreasMap areas={areas} position={position} selected={selected} />
          </Suspense>
        </PieceBoundary>
      )}
    </div>
  );
}

interface AreaButtonProps {
  readonly area: Area;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

function AreaButton({ area: { name, radius, available }, pressed, onPress }: AreaButtonProps) {
  return (
    <button type="button" className={classes.area} aria-pressed={pressed} onClick={onPress}>
      <span>{name ?? 'Area'}</span>
      <span className={classes.quiet}>
        {radiusText(radius)} around, {available === true ? 'available' : 'not available'}
      </span>
    </button>
  );
}
