import {
  APILoadingStatus,
  APIProvider,
  Circle,
  Map,
  Marker,
  useApiLoadingStatus,
  useMap,
  useMapsLibrary,
} from '@vis.gl/react-google-maps';
import { useEffect, useEffectEvent, useRef } from 'react';
import { boxAround, mapDefaults, shownPlaces } from '../map.ts';
import type { MapBox, MapContent, MapPlace } from '../map.ts';
import { markerAnchor, markerUrl, toneColour } from '../markerPicture.ts';
import classes from './GoogleMap.module.css';

interface GoogleMapProps extends MapContent {
  readonly apiKey: string;
  /** Called when Google cannot be reached or refuses the key. */
  readonly onFail: () => void;
}

/** A network that drops packets never reports a failure. */
const loadingDeadlineMilliseconds = 8000;
/** The deepest zoom to a single place. */
const placeZoom = 15;
const edgePixels = 48;

/** Google's map. Its referrer policy hides the page's path, which may contain a secret, from Google. */
export default function GoogleMap({ apiKey, onFail, ...content }: GoogleMapProps) {
  const { centre = mapDefaults.centre, zoom = mapDefaults.zoom } = content;
  const own = useRef(true);
  return (
    <APIProvider apiKey={apiKey} authReferrerPolicy="origin" region="GB" language="en">
      <LoadingWatch onFail={onFail} />
      <Map
        className={classes.map ?? ''}
        defaultCenter={googlePlace(centre)}
        defaultZoom={zoom}
        gestureHandling={content.wheel === true ? 'greedy' : 'cooperative'}
        isFractionalZoomEnabled
        streetViewControl={false}
        mapTypeControl={false}
        fullscreenControl={false}
        onIdle={({ map }) => {
          const box = map.getBounds()?.toJSON();
          if (box) content.onBoxChange?.(box, { zoom: map.getZoom() ?? 0, moved: !own.current });
          own.current = false;
        }}
      >
        <Shown
          {...content}
          onOwnMove={() => {
            own.current = true;
          }}
        />
      </Map>
    </APIProvider>
  );
}

const googlePlace = ({ latitude, longitude }: MapPlace) => ({ lat: latitude, lng: longitude });

function LoadingWatch({ onFail }: { onFail: () => void }) {
  const status = useApiLoadingStatus();
  const fail = useEffectEvent(onFail);
  const failed = status === APILoadingStatus.FAILED || status === APILoadingStatus.AUTH_FAILURE;
  const loaded = status === APILoadingStatus.LOADED;
  useEffect(() => {
    if (loaded) return;
    const timer = setTimeout(() => fail(), failed ? 0 : loadingDeadlineMilliseconds);
    return () => clearTimeout(timer);
  }, [failed, loaded]);
  return null;
}

interface ShownProps extends MapContent {
  /** Called before the map moves by itself to show its content, not when the user moves it. */
  readonly onOwnMove: () => void;
}

function Shown({ onOwnMove, ...content }: ShownProps) {
  const { markers = [], areas = [], pins = [], follow = true, box = null, onSelect, onPinMove } = content;
  const map = useMap();
  const fit = (to: MapBox, edge: number) => {
    onOwnMove();
    map?.fitBounds(to, edge);
  };
  const core = useMapsLibrary('core');
  const { key } = shownPlaces(content);
  const lookAtAll = useEffectEvent(() => {
    const { places } = shownPlaces(content);
    const around = boxAround(places);
    if (!map || !around) return;
    const [only] = places;
    onOwnMove();
    if (places.length === 1 && only) map.setCenter(googlePlace(only));
    if (places.length === 1) map.setZoom(placeZoom);
    else fit(around, edgePixels);
  });
  const showBox = useEffectEvent(() => {
    if (box) fit(box, 0);
  });
  const boxKey = box && Object.values(box).join();
  useEffect(() => {
    if (map && boxKey !== null) showBox();
  }, [map, boxKey]);
  useEffect(() => {
    if (follow && map && key !== '') lookAtAll();
  }, [follow, map, key]);

  if (!map || !core) return null;
  const size = { width: mapDefaults.markerWidthPixels, height: mapDefaults.markerHeightPixels };
  const icon = (look: Parameters<typeof markerUrl>[0]) => {
    const { x, y } = markerAnchor(look);
    return {
      url: markerUrl(look),
      scaledSize: new core.Size(size.width, size.height),
      anchor: new core.Point(x, y),
    };
  };
  return (
    <>
      {areas.map((area) => (
        <Circle
          key={area.id}
          center={googlePlace(area)}
          radius={area.radiusMetres}
          strokeColor={toneColour(area.tone ?? 'active')}
          fillColor={toneColour(area.tone ?? 'active')}
          strokeWeight={1.5}
          fillOpacity={0.05}
          clickable={onSelect !== undefined}
          onClick={() => onSelect?.(area.id)}
        />
      ))}
      {markers.map((marker) => (
        <Marker
          key={marker.id}
          position={googlePlace(marker)}
          title={marker.label}
          clickable={onSelect !== undefined}
          icon={icon(marker)}
          zIndex={marker.selected ? 1 : 0}
          onClick={() => onSelect?.(marker.id)}
        />
      ))}
      {pins.map((pin) => (
        <Marker
          key={pin.id}
          position={googlePlace(pin)}
          title={pin.label}
          draggable={onPinMove !== undefined}
          icon={icon({ shape: 'ring' })}
          onDragEnd={({ latLng }) => {
            if (latLng) onPinMove?.(pin.id, { latitude: latLng.lat(), longitude: latLng.lng() });
          }}
        />
      ))}
    </>
  );
}
