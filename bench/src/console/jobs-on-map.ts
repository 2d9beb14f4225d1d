/** Jobs and Shepherds of the map benchmark: all of them visible, the same in every run. */

export const jobCount = 50_000;
export const shepherdCount = 5000;

const statuses = ['UNASSIGNED', 'PENDING', 'ASSIGNED', 'IN_PROGRESS', 'QA', 'COMPLETED'];

/** Seeded pseudo-random numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Jobs cluster in towns, as real ones do: three quarters of them near one of two hundred places. */
function places(count: number, seed: number) {
  const next = numbers(seed);
  const towns = Array.from({ length: 200 }, () => ({
    latitude: 50 + next() * 8,
    longitude: -5 + next() * 6.5,
  }));
  return Array.from({ length: count }, () => {
    const town = towns[Math.floor(next() * towns.length)];
    return town && next() < 0.75
      ? { latitude: town.latitude + (next() - 0.5) / 5, longitude: town.longitude + (next() - 0.5) / 4 }
      : { latitude: 50 + next() * 8, longitude: -5 + next() * 6.5 };
  });
}

const jobs = places(jobCount, 7).map((place, index) => ({
  id: `${1000 + Math.floor(index / 40)}-${(index % 40) + 1}`,
  status: statuses[index % statuses.length],
  reference: `ref-${index}`,
  startDate: '2026-11-23',
  endDate: '2026-11-24',
  startTime: '09:00',
  endTime: '17:00',
  startedAt: '2026-11-22T08:00:00Z',
  completedAt: '2026-11-22T09:00:00Z',
  marketOffer: { id: `m${index}`, createdAt: '2026-11-22T07:00:00Z' },
  address1: `${index % 90} Station Road`,
  city: 'Leeds',
  fee: { amount: '10', currency: 'GBP', formatted: '£10.00' },
  agentFee: { amount: '8', currency: 'GBP', formatted: '£8.00' },
  customer: { id: String(index % 30), name: `Lakeside Coffee ${index % 30}` },
  template: { id: '1', name: 'Shelf audit', duration: 30 },
  order: { id: String(1000 + Math.floor(index / 40)), title: 'Shelf audit', orderType: 'STANDARD' },
  location: { id: `l${index}`, name: `Harbour shop ${index}`, ...place },
}));

const agents = places(shepherdCount, 11).map((place, index) => ({
  ...place,
  agent: { id: `a${index}`, firstName: 'Amy', lastName: `Reed ${index}` },
}));

interface Corners {
  readonly latitudeNw: number;
  readonly longitudeNw: number;
  readonly latitudeSe: number;
  readonly longitudeSe: number;
}
interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const within =
  (box: Corners | undefined) =>
  ({ latitude, longitude }: Place): boolean =>
    !box ||
    (latitude <= box.latitudeNw &&
      latitude >= box.latitudeSe &&
      longitude >= box.longitudeNw &&
      longitude <= box.longitudeSe);

interface Asked {
  readonly page?: number;
  readonly perPage: number;
  readonly filter?: { readonly box?: Corners };
}

/** The gateway's answers to the map. */
export const mapAnswers = {
  jobs: ({ page = 1, perPage, filter }: Asked) => {
    const found = jobs.filter(({ location }) => within(filter?.box)(location));
    const from = (page - 1) * perPage;
    return {
      items: found.slice(from, from + perPage),
      pageInfo: {
        page,
        perPage,
        total: found.length,
        lastPage: Math.max(1, Math.ceil(found.length / perPage)),
        from: found.length > 0 ? from + 1 : null,
        to: Math.min(found.length, from + perPage),
      },
      summary: {
        total: found.length,
        groups: statuses.map((value) => ({ value, total: Math.floor(found.length / statuses.length) })),
      },
    };
  },
  agentPositions: ({ box, perPage }: { box: Corners; perPage: number }) =>
    agents
      .filter(within(box))
      .slice(0, perPage)
      .map((at) => ({ ...at, recordedAt: '2026-11-22T09:00:00Z' })),
  agentAreas: ({ box, perPage }: { box: Corners; perPage: number }) =>
    agents
      .filter(within(box))
      .slice(0, perPage)
      .map((at, index) => ({
        ...at,
        id: `r${index}`,
        name: null,
        transportMode: ['WALKING', 'CYCLING', 'VEHICLE'][index % 3],
        radius: 2000 + (index % 9) * 1000,
        available: index % 4 > 0,
      })),
};
