import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MapBox, MapContent } from './map.ts';
import { forgetMapSettings, readMapSettings } from './mapSettings.ts';
import { MapView } from './MapView.tsx';

/** A fake of Google's library: its loading state, and a map that records its calls. */
const google = vi.hoisted(() => ({
  status: 'LOADED',
  map: {
    setCenter: vi.fn<(place: unknown) => void>(),
    setZoom: vi.fn<(zoom: number) => void>(),
    fitBounds: vi.fn<(box: unknown) => void>(),
    getZoom: () => 7,
    getBounds: () => ({ toJSON: () => ({ north: 2, south: 1, west: 3, east: 4 }) }),
  },
}));

vi.mock('@vis.gl/react-google-maps', () => {
  interface MarkerProps {
    title: string;
    icon: { scaledSize: { width: number; height: number } };
    onClick?: () => void;
    onDragEnd?: (event: { latLng: { lat: () => number; lng: () => number } }) => void;
    draggable?: boolean;
  }
  interface MapProps {
    children: ReactNode;
    defaultCenter: object;
    defaultZoom: number;
    onIdle: (event: { map: typeof google.map }) => void;
  }
  return {
    APILoadingStatus: {
      LOADED: 'LOADED',
      FAILED: 'FAILED',
      AUTH_FAILURE: 'AUTH_FAILURE',
      LOADING: 'LOADING',
    },
    useApiLoadingStatus: () => google.status,
    useMap: () => (google.status === 'LOADED' ? google.map : null),
    useMapsLibrary: () => ({
      Size: class {
        width: number;
        height: number;
        constructor(width: number, height: number) {
          this.width = width;
          this.height = height;
        }
      },
      Point: class {
        x: number;
        y: number;
        constructor(x: number, y: number) {
          this.x = x;
          this.y = y;
        }
      },
    }),
    APIProvider: ({ children, apiKey, authReferrerPolicy }: Record<string, ReactNode>) => (
      <div data-testid="google" data-key={apiKey} data-referrer={authReferrerPolicy}>
        {children}
      </div>
    ),
    Map: ({ children, defaultCenter, defaultZoom, onIdle }: MapProps) => (
      <div data-testid="google-map" data-centre={JSON.stringify(defaultCenter)} data-zoom={defaultZoom}>
        <button type="button" onClick={() => onIdle({ map: google.map })}>
          come to rest
        </button>
        {children}
      </div>
    ),
    Circle: ({ radius }: { radius: number }) => <div data-testid="circle">{radius}</div>,
    Marker: ({ title, icon, onClick, onDragEnd, draggable }: MarkerProps) => (
      <button
        type="button"
        data-size={`${icon.scaledSize.width}x${icon.scaledSize.height}`}
        onClick={() => onClick?.()}
        {...(draggable ? { onDragEnd: () => onDragEnd?.({ latLng: { lat: () => 7, lng: () => 8 } }) } : {})}
      >
        {title}
      </button>
    ),
  };
});

const settings = (body: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body));

beforeEach(forgetMapSettings);
afterEach(() => {
  google.status = 'LOADED';
  vi.restoreAllMocks();
});

const content: MapContent = {
  label: 'Where it was done',
  markers: [
    { id: 'a', label: 'Leeds', latitude: 53.8, longitude: -1.55 },
    { id: 'b', label: 'York', latitude: 53.96, longitude: -1.08, tone: 'done', shape: 'check' },
  ],
};
const open = (more: Partial<MapContent> = {}) => act(async () => render(<MapView {...content} {...more} />));

describe('the choice of the library', () => {
  test.each([
    ['no key', () => settings({ googleMapsApiKey: null })],
    ['an answer that is no settings', () => settings('<html>')],
    ['no server', () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))],
    [
      'a refusal',
      () => vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 404 })),
    ],
  ])('the offline map is used with %s', async (_case, prepare) => {
    prepare();
    await open();
    expect(await screen.findByTitle('Leeds')).toBeDefined();
    expect(screen.queryByTestId('google')).toBeNull();
  });

  test("Google's map is used with a key, and learns the site but not the page", async () => {
    settings({ googleMapsApiKey: 'k1' });
    await open();
    const provider = await screen.findByTestId('google');
    expect(provider.dataset).toMatchObject({ key: 'k1', referrer: 'origin' });
    expect(screen.queryByTitle('Leeds')).toBeNull();
  });

  test.each(['FAILED', 'AUTH_FAILURE'])('the offline map is used when Google reports %s', async (status) => {
    google.status = status;
    settings({ googleMapsApiKey: 'k1' });
    await open();
    expect(await screen.findByTitle('Leeds')).toBeDefined();
    expect(screen.queryByTestId('google')).toBeNull();
  });

  test('the offline map is used when Google does not answer for eight seconds', async () => {
    google.status = 'LOADING';
    settings({ googleMapsApiKey: 'k1' });
    await readMapSettings();
    await open();
    await screen.findByTestId('google');
    vi.useFakeTimers();
    await act(async () => render(<MapView {...content} label="Second" />));
    act(() => void vi.advanceTimersByTime(7999));
    expect(screen.getAllByTestId('google')).toHaveLength(2);
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await waitFor(() => expect(screen.getAllByTestId('google')).toHaveLength(1));
  });

  test('the settings are requested once, without the session', async () => {
    const fetchSettings = settings({ googleMapsApiKey: null });
    await open();
    await open();
    expect(fetchSettings).toHaveBeenCalledOnce();
    expect(fetchSettings.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
  });
});

describe.each(['offline', 'google'])('the %s map', (library) => {
  const marker = (label: string) =>
    library === 'google' ? screen.findByRole('button', { name: label }) : screen.findByTitle(label);

  beforeEach(() => {
    settings({ googleMapsApiKey: library === 'google' ? 'k1' : null });
  });

  test('has a name and markers of 58 by 68', async () => {
    await open();
    expect(screen.getByRole('region', { name: 'Where it was done' })).toBeDefined();
    const leeds = await marker('Leeds');
    const size =
      library === 'google'
        ? leeds.dataset['size']
        : `${leeds.querySelector('svg')?.getAttribute('width')}x${leeds.querySelector('svg')?.getAttribute('height')}`;
    expect(size).toBe('58x68');
    expect(await marker('York')).toBeDefined();
  });

  test('lets the user select markers', async () => {
    const onSelect = vi.fn<(id: string) => void>();
    await open({ onSelect });
    fireEvent.click(await marker('York'));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('b');
  });
});

test('the markers of the offline map can be selected by keyboard', async () => {
  settings({ googleMapsApiKey: null });
  const onSelect = vi.fn<(id: string) => void>();
  await open({ onSelect });
  const leeds = await screen.findByTitle('Leeds');
  fireEvent.keyDown(leeds, { key: 'Tab' });
  expect(onSelect).not.toHaveBeenCalled();
  fireEvent.keyDown(leeds, { key: 'Enter' });
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('a');
});

test('after opening a group the focus moves to the nearest marker from it, else to the map', async () => {
  settings({ googleMapsApiKey: null });
  const group = { id: 'group', latitude: 53, longitude: -1, label: '2 jobs; opens the group', count: 2 };
  const far = { id: 'far', latitude: 55, longitude: -3, label: 'Far' };
  const near = { id: 'near', latitude: 53.1, longitude: -1, label: 'Near' };
  const chosen = { onSelect: () => undefined };
  const { rerender } = await open({ markers: [group], ...chosen });
  const show = (markers: MapContent['markers'] = []) =>
    act(async () => rerender(<MapView {...content} {...chosen} markers={markers} />));
  const opened = await screen.findByTitle(group.label);
  opened.focus();
  fireEvent.keyDown(opened, { key: 'Enter' });
  await show([far, near]);
  expect(document.activeElement).toBe(screen.getByTitle('Near'));
  await show([far]);
  expect(document.activeElement?.contains(screen.getByTitle('Far'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test("a box can be drawn over Google's map, based on its last idle view", async () => {
  settings({ googleMapsApiKey: 'k1' });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 200));
  const onBoxDrawn = vi.fn<(box: MapBox) => void>();
  await open({ onBoxDrawn });
  const tool = screen.getByRole('button', { name: 'Select in a box' });
  const surface = tool.previousElementSibling;
  if (!surface) throw new Error('There is nothing to draw on');
  Object.assign(surface, { setPointerCapture: () => undefined });
  const draw = () => {
    fireEvent.click(tool);
    fireEvent.pointerDown(surface, { button: 0, clientX: 100, clientY: 50 });
    fireEvent.pointerMove(surface, { clientX: 300, clientY: 150 });
    fireEvent.pointerUp(surface, { clientX: 300, clientY: 150 });
  };
  draw();
  expect(onBoxDrawn).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: 'come to rest' }));
  draw();
  expect(onBoxDrawn).toHaveBeenCalledOnce();
  expect(onBoxDrawn.mock.calls[0]?.[0]).toMatchObject({ west: 3.25, east: 3.75 });
});

describe('the view', () => {
  test('Google opens at the default place and zoom, then shows every marker', async () => {
    settings({ googleMapsApiKey: 'k1' });
    await open();
    expect((await screen.findByTestId('google-map')).dataset).toMatchObject({
      centre: '{"lat":51.5285582,"lng":-0.2416816}',
      zoom: '0.5',
    });
    expect(google.map.fitBounds).toHaveBeenLastCalledWith(
      { north: 53.96, south: 53.8, west: -1.55, east: -1.08 },
      48,
    );
  });

  test('the visible part is reported', async () => {
    settings({ googleMapsApiKey: 'k1' });
    const onBoxChange = vi.fn<(box: unknown) => void>();
    await open({ onBoxChange });
    fireEvent.click(await screen.findByRole('button', { name: 'come to rest' }));
    expect(onBoxChange).toHaveBeenLastCalledWith(
      { north: 2, south: 1, west: 3, east: 4 },
      { zoom: 7, moved: false },
    );
    fireEvent.click(screen.getByRole('button', { name: 'come to rest' }));
    expect(onBoxChange).toHaveBeenLastCalledWith(expect.anything(), { zoom: 7, moved: true });
  });

  test('the offline map reports it too, at the default place when there is nothing to show', async () => {
    settings({ googleMapsApiKey: null });
    const onBoxChange = vi.fn<(box: { north: number; south: number; west: number; east: number }) => void>();
    await open({ markers: [], onBoxChange });
    await waitFor(() => expect(onBoxChange).toHaveBeenCalled());
    const { north = 0, south = 0 } = onBoxChange.mock.calls[0]?.[0] ?? {};
    // A pixel is about a degree at this zoom, and the map starts on a whole one.
    expect(Math.abs((north + south) / 2 - 51.5285582)).toBeLessThan(1);
  });

  test('areas and pins are shown, and a moved pin reports its new place', async () => {
    settings({ googleMapsApiKey: 'k1' });
    const onPinMove = vi.fn<(id: string, place: unknown) => void>();
    await open({
      markers: [],
      areas: [{ id: 'x', label: 'On foot', latitude: 1, longitude: 2, radiusMetres: 500 }],
      pins: [{ id: 'p', label: 'Entrance', latitude: 1, longitude: 2 }],
      onPinMove,
    });
    expect((await screen.findByTestId('circle')).textContent).toBe('500');
    fireEvent.dragEnd(await screen.findByRole('button', { name: 'Entrance' }));
    expect(onPinMove).toHaveBeenCalledExactlyOnceWith('p', { latitude: 7, longitude: 8 });
  });
});
