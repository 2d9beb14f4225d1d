import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { startUpstream } from '../testing/upstream.ts';
import { bundledGeocoder } from './gazetteer.ts';
import { nominatimGeocoder } from './nominatim.ts';

describe('the bundled gazetteer', () => {
  it('finds addresses by words in any order', async () => {
    const [found] = await bundledGeocoder('street BAKER');
    expect(found).toMatchObject({
      address1: '221B Baker Street',
      city: 'London',
      zip: 'NW1 6XE',
      country_code: 'GB',
    });
    expect((await bundledGeocoder('NW1 6XE'))[0]).toEqual(found);
  });

  it('ignores missing accents and apostrophes', async () => {
    expect((await bundledGeocoder('gentlemans walk'))[0]?.city).toBe('Norwich');
  });

  it('places any street in a known city', async () => {
    expect(await bundledGeocoder('12 Acacia Avenue, Leeds')).toEqual([
      {
        label: '12 Acacia Avenue, Leeds, United Kingdom',
        address1: '12 Acacia Avenue',
        city: 'Leeds',
        zip: null,
        state: null,
        country_code: 'GB',
        latitude: 53.7972,
        longitude: -1.5417,
      },
    ]);
  });

  it('finds nothing for an empty query', async () => {
    expect(await bundledGeocoder(' , ')).toEqual([]);
    expect(await bundledGeocoder('Atlantis')).toEqual([]);
  });
});

describe('a Nominatim server', () => {
  it('is queried and its answer read', async () => {
    const upstream = await startUpstream(() => ({
      status: 200,
      body: [
        {
          display_name: '1, High Street, Ely, CB7 4LJ, United Kingdom',
          lat: '52.399',
          lon: '0.264',
          address: {
            house_number: '1',
            road: 'High Street',
            town: 'Ely',
            postcode: 'CB7 4LJ',
            country_code: 'gb',
          },
        },
        { display_name: 'Somewhere at sea', lat: '50', lon: '-30', address: {} },
        { nonsense: true },
      ],
    }));
    const found = await nominatimGeocoder(upstream.url)('1 high street ely');
    await upstream.close();
    expect(found).toEqual([
      {
        label: '1, High Street, Ely, CB7 4LJ, United Kingdom',
        address1: '1 High Street',
        city: 'Ely',
        zip: 'CB7 4LJ',
        state: null,
        country_code: 'GB',
        latitude: 52.399,
        longitude: 0.264,
      },
    ]);
    expect(upstream.requests[0]?.url).toContain('q=1+high+street+ely');
    expect(upstream.requests[0]?.headers['user-agent']).toContain('ShepherdConsole');
  });

  it('has its own error when it fails', async () => {
    const upstream = await startUpstream(() => ({ status: 500, body: {} }));
    await expect(nominatimGeocoder(upstream.url)('ely')).rejects.toMatchObject({
      code: 'geocoding.unavailable',
    });
    await upstream.close();
    await expect(nominatimGeocoder(upstream.url)('ely')).rejects.toMatchObject({
      code: 'geocoding.unavailable',
    });
  });
});

describe('GET geocoding/search', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('answers any signed-in user', async () => {
    const answer = await api.get('content', 'geocoding/search?keywords=london&per_page=3');
    expect(answer.json().data).toHaveLength(3);
    expect((await api.get(null, 'geocoding/search?keywords=london')).statusCode).toBe(401);
    expect((await api.get('content', 'geocoding/search')).json().error.fields).toHaveProperty('keywords');
  });
});
