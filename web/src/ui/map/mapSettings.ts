/** The server's settings for maps. */
export interface MapSettings {
  /** Null: the offline map is used. */
  readonly googleMapsApiKey: string | null;
}

const without: MapSettings = { googleMapsApiKey: null };
let asked: Promise<MapSettings> | null = null;

/** Requests the settings once per page; on failure the offline map is used. Never rejects. */
export function readMapSettings(fetchSettings: typeof fetch = fetch): Promise<MapSettings> {
  asked ??= request(fetchSettings).catch(() => without);
  return asked;
}

/** Clears the cached settings. */
export const forgetMapSettings = (): void => {
  asked = null;
};

async function request(fetchSettings: typeof fetch): Promise<MapSettings> {
  const answer = await fetchSettings('/settings.json', {
    headers: { accept: 'application/json' },
    credentials: 'omit',
  });
  if (!answer.ok) return without;
  const settings: unknown = await answer.json();
  const key =
    typeof settings === 'object' && settings !== null && 'googleMapsApiKey' in settings
      ? settings.googleMapsApiKey
      : null;
  return { googleMapsApiKey: typeof key === 'string' && key !== '' ? key : null };
}
