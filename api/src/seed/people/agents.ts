import type { AgentStatus } from '../../agents/statuses.ts';
import type { BillingAddress } from '../../agents/schemas.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import { dayOf, formatInstant, hour, later, oneDay } from '../../time/instants.ts';
import { hasJob } from '../../applications/stages.ts';
import { applicationOf, hasProfile, identityOf } from './applications.ts';
import type { SeededApplication } from './applications.ts';
import { addressOf, personName } from './people.ts';
import { britishPlaces, citiesAbroad, irishPlaces, irishStreets, postcode, streets } from './places.ts';
import type { Place } from './places.ts';
import { workingTime } from '../office-hours.ts';
import type { Random } from '../random.ts';
import { insertNumbered } from '../rows.ts';
import { scattered } from '../scatter.ts';
import type { SeedContext } from '../context.ts';
import { skillOfTag, tags } from './skills.ts';

export const agentCount = 420;
const firstId = 1001;
export const agentId = (index: number): string => String(firstId + index);

/** Agents that demonstrate a case. */
export const withoutAssignments = agentId(1);
export const viewRestricted = agentId(2);
export const paymentRestricted = agentId(3);
export const withoutPosition = agentId(4);
export const withOldStrikes = agentId(5);
export const withMaximumStrikes = agentId(6);
export const overlappingAgents = [agentId(7), agentId(8)] as const;
export const withManyAreas = agentId(9);
export const waitingForIdentityCheck = agentId(10);
export const withoutWithdrawals = agentId(11);
/** The first Shepherd earned nothing in the month this many months ago. */
export const emptyMonth = 3;
export const atRest = agentId(0);

/** The statuses of one block of agents; ten blocks are all agents. */
const block: readonly AgentStatus[] = [
  ...Array<AgentStatus>(26).fill('active'),
  ...Array<AgentStatus>(4).fill('inactive'),
  ...Array<AgentStatus>(3).fill('retired'),
  ...Array<AgentStatus>(9).fill('applicant'),
];
export const statusOfAgent = (index: number): AgentStatus => block[index % block.length] ?? 'active';

const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0];

/** How many earlier agents have the same status. */
export const rankOf = (index: number): number => {
  const status = statusOfAgent(index);
  return (
    Math.floor(index / block.length) * block.filter((one) => one === status).length +
    (index % block.length) -
    block.indexOf(status)
  );
};

/** How many strikes an agent should have, if there are enough jobs for them. */
export function strikesMeantFor(index: number): number {
  const status = statusOfAgent(index);
  if (agentId(index) === withOldStrikes) return 4;
  if (agentId(index) === withMaximumStrikes) return strikesToLeave;
  if (status === 'retired') return wasStruckOff(index) ? strikesToLeave : 0;
  return status !== 'applicant' && index % 9 === 7 ? 1 + (index % 4) : 0;
}
/** The third strike is the last. */
const strikesToLeave = 3;
export const wasStruckOff = (index: number): boolean =>
  statusOfAgent(index) === 'retired' && rankOf(index) % 2 === 0;

/** The country of an agent's home. Agents abroad were refused for that reason. */
function countryOfAgent(index: number): string {
  const { reason, stage, status } = applicationOf(index, statusOfAgent(index), rankOf(index)) ?? {};
  if (reason === 'inactive_country') return ['FR', 'DE', 'ES', 'US'][index % 4] ?? 'FR';
  // Ireland has few orders, so a first job for a refused applicant might not exist there.
  const refused = status === 'rejected' && stage !== undefined && hasJob(stage);
  return index % 21 === 13 && !refused ? 'IE' : 'GB';
}

/** Where an agent lives and works. Irish agents are in fewer cities, so that each city has several. */
export function homeOf(index: number): Place {
  const country = countryOfAgent(index);
  if (country === 'IE') return irishHomes[Math.floor(index / 21) % irishHomes.length] ?? irishPlaces[0];
  const abroad = citiesAbroad[country]?.[index % 10];
  if (abroad && country !== 'GB')
    return {
      city: abroad[0],
      latitude: abroad[1],
      longitude: abroad[2],
      zip: '',
      dialling: dialling[country] ?? '',
    };
  return pick(britishPlaces, index * 3 + Math.floor(index / 20));
}
const [dublin, cork, galway, limerick] = irishPlaces;
const irishHomes = [dublin, dublin, cork, cork, galway, galway, limerick, limerick];
const dialling: Readonly<Record<string, string>> = {
  FR: '+33 6 39 98 0',
  DE: '+49 1556 0',
  ES: '+34 600 000 ',
  US: '+1 212 555 0',
};

const currencyOfCountry = (country: string): Currency =>
  country === 'GB' ? 'GBP' : country === 'US' ? 'USD' : 'EUR';

/** Agents of every status and stage, with their applications. */
export async function seedAgents({ database, now, random }: SeedContext): Promise<void> {
  const applications: ({ id: string; agent_id: string } & Record<string, unknown>)[] = [];
  const rows = Array.from({ length: agentCount }, (_, index) => {
    const status = statusOfAgent(index);
    const application = applicationOf(index, status, rankOf(index));
    const stage = application?.stage ?? 'job_accepted';
    const daysAgo = status === 'applicant' ? random.integer(2, 90) : random.integer(400, 900);
    const createdAt = scattered(
      later(now, -daysAgo * oneDay - random.integer(0, 23) * hour),
      `agent ${index} came`,
    );
    const age = now.getTime() - createdAt.getTime();
    const since = (share: number): Date => later(createdAt, age * share);
    if (application)
      applications.push({
        id: String(applications.length + 1),
        agent_id: agentId(index),
        status: application.status,
        reject_reason: application.reason,
        created_at: formatInstant(createdAt),
      });
    const left =
      status === 'retired'
        ? scattered(later(now, -random.integer(1, 50) * oneDay), `agent ${index} left`)
        : null;
    const ends = application?.status === 'rejected' || application?.deleted === true;
    const over = ends ? (workingTime('office', since(0.4), since(0.7), 0.5) ?? since(0.5)) : null;
    const name = personName(index, countryOfAgent(index));
    const place = homeOf(index);
    const known = status !== 'applicant' || hasProfile(stage);
    const home = known ? addressIn(place, index, random) : unknown;
    // Former or refused agents were not seen after that.
    const last = left ?? over ?? now;
    const quiet = Math.min(random.integer(0, 30 * 24) * hour, (last.getTime() - createdAt.getTime()) * 0.9);
    const lastAction = scattered(later(last, -quiet), `agent ${index} was seen`);
    const seen = index % 19 === 18 && home.latitude === null ? null : formatInstant(lastAction);
    return {
      id: agentId(index),
      first_name: name.first,
      last_name: name.last,
      email: `${addressOf(name)}${index}@mail.shepherd.test`,
      phone: known ? phoneOf(index, place) : '',
      date_of_birth: known ? dayOf(bornAt(index, application, createdAt, now, random)) : null,
      ...home,
      country_code: countryOfAgent(index),
      currency: currencyOfCountry(countryOfAgent(index)),
      position_updated_at: home.latitude === null ? null : seen,
      status,
      stage,
      tags: tagsOf(index, status, random),
      created_at: formatInstant(createdAt),
      last_seen_at: seen,
      fee: index % 6 === 2 ? random.integer(16, 36) * 50 : null,
      view_restricted: agentId(index) === viewRestricted,
      payment_restricted: agentId(index) === paymentRestricted,
      can_withdraw: agentId(index) !== withoutWithdrawals,
      ...identityOf({
        index,
        number: rankOf(index),
        application,
        status,
        waits: agentId(index) === waitingForIdentityCheck,
        checked: formatInstant(
          over ?? checkedAt(index, application?.status === 'in_progress', createdAt, now),
        ),
      }),
      billing: status === 'applicant' ? null : billingOf(index, `${name.first} ${name.last}`, home),
      settings: settingsOf(index),
      retire_reason: left && (wasStruckOff(index) ? 'striked_off' : 'removed'),
      retire_comment: left
        ? wasStruckOff(index)
          ? 'Third strike'
          : movedAway
        : application?.deleted
          ? 'Applied twice'
          : null,
      retired_by: left || application?.deleted ? '3' : null,
      retired_at: left && formatInstant(left),
      rejected_at: application?.status === 'rejected' && over ? formatInstant(over) : null,
      deleted_at: application?.deleted && over ? formatInstant(over) : null,
    };
  });
  await insertNumbered(database, 'agents', rows);
  await insertNumbered(database, 'agent_applications', applications);
}

/** In the first three weeks; for open applications, some time after they began. */
function checkedAt(index: number, goesOn: boolean, createdAt: Date, now: Date): Date {
  const share = ((index * 37) % 89) / 100;
  const until = goesOn ? later(now, -hour) : later(createdAt, 21 * oneDay);
  return workingTime('desk', later(createdAt, 20 * hour), until, share) ?? later(createdAt, 20 * hour);
}

export const movedAway = 'Moved abroad and asked to be taken off the list';

const unknown = {
  address1: '',
  address2: null,
  city: '',
  state: null,
  zip: null,
  latitude: null,
  longitude: null,
};

/** A home address with its location, unless the location is unknown. */
function addressIn(place: Place, index: number, random: Random) {
  const known = agentId(index) !== withoutPosition && index % 23 !== 22;
  const irish = irishPlaces.includes(place);
  return {
    address1: `${random.integer(1, 180)} ${pick(irish ? irishStreets : streets, index)}`,
    address2: index % 7 === 3 ? `Flat ${random.integer(1, 40)}` : null,
    city: place.city,
    state: null,
    zip: place.zip === '' ? null : postcode(place, index),
    latitude: known ? round(place.latitude + random.integer(-110, 110) / 10_000) : null,
    longitude: known ? round(place.longitude + random.integer(-150, 150) / 10_000) : null,
  };
}

/** British numbers come from the range reserved for fiction; each is used once. */
const phoneOf = (index: number, place: Place): string =>
  britishPlaces.includes(place)
    ? `+44 7700 900${String(index).padStart(3, '0')}`
    : `${place.dialling}${String(index).padStart(3, '0')}`;

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

function bornAt(
  index: number,
  application: SeededApplication | null,
  createdAt: Date,
  now: Date,
  random: Random,
): Date {
  const young = application?.stage === 'too_young' || application?.reason === 'too_young';
  // An accepted applicant has become old enough meanwhile.
  if (young)
    return later(createdAt, -(18 * 365.25 - (application?.status === 'accepted' ? 200 : 500)) * oneDay);
  return later(now, -random.integer(21 * 366, 64 * 365) * oneDay - index);
}

/** Half of the agents have tags for good work and groceries, but none of those with a bad history. */
function tagsOf(index: number, status: AgentStatus, random: Random): string[] {
  if (status === 'applicant') return random.chance(0.5) ? [] : ['New starter'];
  const strikes = strikesMeantFor(index);
  const usual = index % 2 === 0 && strikes === 0 ? ['Top rated', 'Grocery'] : [];
  const known = strikes > 0 && index % 4 === 3 ? ['Needs coaching'] : [];
  const others = Array.from({ length: random.integer(0, 3) }, () => random.pick(tags));
  const fitting = others.filter(
    (tag) => !told.has(tag) && (index % 2 === 1 || tag !== 'Slow uploads') && !(tag in skillOfTag),
  );
  return [...new Set([...usual, ...known, ...fitting])];
}
/** Tags that an agent must earn. */
const told: ReadonlySet<string> = new Set([
  'New starter',
  'Top rated',
  'Needs coaching',
  'Student',
  'VIP customers',
  'Team lead',
]);

type Address = Pick<BillingAddress, 'address1' | 'address2' | 'city' | 'state' | 'zip'>;

const billingOf = (index: number, name: string, { address1, address2, city, state, zip }: Address) => ({
  name,
  address1,
  address2,
  city,
  state,
  zip,
  country_code: countryOfAgent(index),
  tax_number: index % 4 === 1 ? null : String(1_000_000_000 + index * 7_919),
  vat_registered: index % 10 === 0,
});

const settingsOf = (index: number) =>
  index % 3 === 0
    ? {}
    : {
        push_notifications: index % 4 !== 1,
        email_notifications: index % 5 !== 2,
        language: index % 17 === 5 ? 'pl' : 'en',
        timezone: countryOfAgent(index) === 'IE' ? 'Europe/Dublin' : 'Europe/London',
      };
