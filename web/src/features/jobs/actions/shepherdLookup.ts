import type { ApolloClient } from '@apollo/client';
import { customerSearchDebounceMilliseconds } from '../../../constants.ts';
import type { AgentFilter } from '../../../graphql/generated/schema.ts';
import { agentLookup } from '../../../graphql/lookups/agents.ts';
import type { Lookup, LookupOption } from '../../../graphql/lookups/lookup.ts';
import type { AssignTimes } from '../assign/definition.ts';
import { jobMessages } from '../messages.ts';
import { candidatesOf, jobsToAssign, skillNames } from './candidates.ts';
import type { JobToAssign } from './candidates.ts';
import { detailText, warningText } from './candidateWords.ts';
import { metresBetween } from './shepherdFit.ts';
import type { Place } from './shepherdFit.ts';
import {
  JobsToAssignDocument,
  ShepherdsAroundDocument,
  ShepherdsForJobsDocument,
} from './ShepherdsForJobs.generated.ts';

/** Batch size of the comparison. */
const mostCompared = 50;
/** The most suggestions without a search. */
const mostSuggested = 15;
const mostAreas = 200;

/**
 * Candidates for these jobs: by name, e-mail, phone or id, and without a search those whose areas are near. Each shows
 * distance, matching skills, visits and warnings.
 */
export const shepherdLookup = (jobIds: readonly string[], times: AssignTimes): Lookup => ({
  name: agentLookup.name,
  minimumLength: 0,
  debounceMilliseconds: customerSearchDebounceMilliseconds,
  search: async (client, keywords) => {
    const { data } = await client.query({
      query: JobsToAssignDocument,
      variables: { ids: [...jobIds], perPage: Math.max(1, jobIds.length) },
      context: { quiet: true },
    });
    const jobs = data ? jobsToAssign(data, new Date()) : [];
    const compare = (filter: AgentFilter) =>
      compared(client, { ...filter, status: ['ACTIVE', 'INACTIVE'] }, jobs, times);
    if (keywords !== '') return compare({ keywords });
    const ids = await around(client, jobs);
    return ids.length === 0 ? [] : compare({ ids: [...ids] });
  },
  resolve: agentLookup.resolve,
  note: (text, options) => {
    if (text === '') return jobMessages.nearbyOnly;
    return options.length === mostCompared ? jobMessages.onlyFirst(mostCompared) : undefined;
  },
});

async function compared(
  client: ApolloClient,
  filter: AgentFilter,
  jobs: readonly JobToAssign[],
  times: AssignTimes,
): Promise<readonly LookupOption[]> {
  const { data } = await client.query({
    query: ShepherdsForJobsDocument,
    variables: { perPage: mostCompared, filter, ...ordersOf(jobs) },
    // The Shepherds' visits change while other users assign jobs.
    fetchPolicy: 'network-only',
    // Each failed part is missing alone.
    errorPolicy: 'all',
    context: { quiet: true },
  });
  if (!data) throw new Error('No Shepherds were answered');
  const named = skillNames(data);
  return candidatesOf(data, jobs, times).map((candidate) => {
    const warning = warningText(candidate, named);
    return {
      id: candidate.id,
      // Several Shepherds may share a name; the id tells them apart.
      label: `${candidate.name} · ${candidate.id}`,
      detail: detailText(candidate, named),
      ...(warning === undefined ? {} : { warning }),
    };
  });
}

/** The orders of the jobs, as query variables. */
export const ordersOf = (jobs: readonly JobToAssign[]) => {
  const orderIds = [...new Set(jobs.flatMap(({ orderId }) => orderId ?? []))];
  return { orderIds, orders: Math.max(1, orderIds.length) };
};

/** Degrees around the jobs: about 30 miles to the north, and in Britain as much to the east. */
const margin = { latitude: 0.45, longitude: 0.75 };

/** The Shepherds whose areas are nearest to these jobs. */
async function around(client: ApolloClient, jobs: readonly JobToAssign[]): Promise<readonly string[]> {
  const places = jobs.flatMap(({ place }) => place ?? []);
  if (places.length === 0) return [];
  const { data } = await client.query({
    query: ShepherdsAroundDocument,
    variables: { perPage: mostAreas, box: boxAround(places) },
    context: { quiet: true },
  });
  const nearest = (data?.agentAreas ?? []).flatMap(({ agent, ...middle }) =>
    agent ? [{ id: agent.id, metres: Math.min(...places.map((place) => metresBetween(middle, place))) }] : [],
  );
  const ids = nearest.toSorted((one, other) => one.metres - other.metres).map(({ id }) => id);
  return [...new Set(ids)].slice(0, mostSuggested);
}

function boxAround(places: readonly Place[]) {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return {
    latitudeNw: Math.min(90, Math.max(...latitudes) + margin.latitude),
    longitudeNw: Math.max(-180, Math.min(...longitudes) - margin.longitude),
    latitudeSe: Math.max(-90, Math.min(...latitudes) - margin.latitude),
    longitudeSe: Math.min(180, Math.max(...longitudes) + margin.longitude),
  };
}
