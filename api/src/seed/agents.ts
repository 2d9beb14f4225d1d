import { applicationStages, identityCheckResults, rejectReasons } from '../agents/statuses.ts';
import type { AgentStatus, ApplicationStage } from '../agents/statuses.ts';
import { dayOf, formatInstant, hour, later, oneDay } from '../time/instants.ts';
import { firstNames, lastNames } from './names.ts';
import { britishPlaces, citiesAbroad, streets } from './places.ts';
import type { Random } from './random.ts';
import { insertNumbered } from './rows.ts';
import type { SeedContext } from './context.ts';
import { tags } from './skills.ts';

export const agentCount = 420;
const firstId = 1001;
export const agentId = (index: number): string => String(firstId + index);

/** Agents that show one thing on purpose. */
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

/** How a block of agents is made up; ten such blocks are all of them. */
const block: readonly AgentStatus[] = [
  ...Array<AgentStatus>(26).fill('active'),
  ...Array<AgentStatus>(4).fill('inactive'),
  ...Array<AgentStatus>(3).fill('retired'),
  ...Array<AgentStatus>(9).fill('applicant'),
];
export const statusOfAgent = (index: number): AgentStatus => block[index % block.length] ?? 'active';

type SeededApplication = {
  status: 'in_progress' | 'accepted' | 'rejected';
  stage: ApplicationStage;
  reject_reason: (typeof rejectReasons)[number] | null;
  deleted: boolean;
};

const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0];

/** How many agents before this one have the same status. */
const rank = (index: number): number => {
  const status = statusOfAgent(index);
  return (
    Math.floor(index / block.length) * block.filter((one) => one === status).length +
    (index % block.length) -
    block.indexOf(status)
  );
};

/** All applicants and the 44 first active agents have one: 130 are visible, four were deleted. */
const acceptedInAll = 44;
function applicationOf(index: number): SeededApplication | null {
  const status = statusOfAgent(index);
  const number = rank(index);
  if (status === 'active' && number < acceptedInAll)
    return {
      status: 'accepted',
      stage: number < 20 ? pick(applicationStages, number) : 'identity_check',
      reject_reason: null,
      deleted: false,
    };
  if (status !== 'applicant') return null;
  const stage = pick(applicationStages, number);
  if (number >= 86) return { status: 'in_progress', stage, reject_reason: null, deleted: true };
  // Thirty rows of each ten stages: what comes third in a row of ten was rejected.
  if (Math.floor(number / 10) % 3 === 2)
    return {
      status: 'rejected',
      stage,
      reject_reason: pick(rejectReasons, number + Math.floor(number / 10)),
      deleted: false,
    };
  return { status: 'in_progress', stage, reject_reason: null, deleted: false };
}

/** Shepherds of every status and stage, with their applications. */
export async function seedAgents({ database, now, random }: SeedContext): Promise<void> {
  const applications: ({ id: string; agent_id: string } & Record<string, unknown>)[] = [];
  const rows = Array.from({ length: agentCount }, (_, index) => {
    const application = applicationOf(index);
    const status = statusOfAgent(index);
    const createdAt = later(
      now,
      -(status === 'applicant' ? random.integer(1, 90) : random.integer(400, 900)) * oneDay -
        random.integer(0, 23) * hour,
    );
    const created = formatInstant(createdAt);
    if (application)
      applications.push({
        id: String(applications.length + 1),
        agent_id: agentId(index),
        status: application.status,
        reject_reason: application.reject_reason,
        created_at: created,
      });
    const home = address(index, random);
    const first = pick(firstNames, index * 7);
    const last = pick(lastNames, index * 11 + 5);
    const ended = formatInstant(later(createdAt, (random.integer(1, 20) * oneDay) / 24));
    return {
      id: agentId(index),
      first_name: first,
      last_name: last,
      email: `${plain(first)}.${plain(last)}${index}@mail.shepherd.test`,
      phone: `+44 7700 900${String(index).padStart(3, '0')}`,
      date_of_birth: dayOf(later(now, -random.integer(18 * 366, 64 * 365) * oneDay)),
      ...home,
      position_updated_at:
        home.latitude === null ? null : formatInstant(later(now, -random.integer(0, 72) * hour)),
      status,
      stage: application?.stage ?? 'job_accepted',
      tags: tagsOf(status, random),
      created_at: created,
      last_seen_at: index % 19 === 18 ? null : formatInstant(later(now, -random.integer(0, 30 * 24) * hour)),
      fee: index % 6 === 2 ? random.integer(16, 60) * 50 : null,
      view_restricted: agentId(index) === viewRestricted,
      payment_restricted: agentId(index) === paymentRestricted,
      can_withdraw: agentId(index) !== withoutWithdrawals,
      ...identityOf(index, application, status, now),
      billing: status === 'applicant' ? null : billingOf(index, `${first} ${last}`),
      settings: settingsOf(index),
      retire_reason: status === 'retired' ? pick(['striked_off', 'removed'], rank(index)) : null,
      retire_comment:
        status === 'retired'
          ? pick(['Third strike within a month', 'Asked for deletion of personal data'], rank(index))
          : application?.deleted
            ? 'Applied twice'
            : null,
      retired_by: status === 'retired' ? '3' : null,
      retired_at: status === 'retired' ? formatInstant(later(now, -random.integer(1, 50) * oneDay)) : null,
      rejected_at: application?.status === 'rejected' ? ended : null,
      deleted_at: application?.deleted ? ended : null,
    };
  });
  await insertNumbered(database, 'agents', rows);
  await insertNumbered(database, 'agent_applications', applications);
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

function address(index: number, random: Random) {
  const irish = citiesAbroad['IE'] ?? [];
  const abroad = index % 21 === 13 ? (irish[index % irish.length] ?? null) : null;
  const place = pick(britishPlaces, index * 3 + Math.floor(index / 20));
  const [latitude, longitude] = abroad ? [abroad[1], abroad[2]] : [place.latitude, place.longitude];
  const known = agentId(index) !== withoutPosition && index % 23 !== 22;
  return {
    address1: `${random.integer(1, 180)} ${pick(streets, index)}`,
    address2: index % 7 === 3 ? `Flat ${random.integer(1, 40)}` : null,
    city: abroad ? abroad[0] : place.city,
    state: null,
    zip: abroad ? null : `${place.zip} ${random.integer(1, 9)}${pick(['AB', 'DF', 'HJ', 'LN', 'PQ'], index)}`,
    country_code: abroad ? 'IE' : 'GB',
    currency: abroad ? 'EUR' : 'GBP',
    latitude: known ? round(latitude + random.integer(-450, 450) / 10_000) : null,
    longitude: known ? round(longitude + random.integer(-700, 700) / 10_000) : null,
  };
}

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

function tagsOf(status: AgentStatus, random: Random): string[] {
  const wanted = status === 'applicant' ? random.integer(0, 1) : random.integer(0, 4);
  return [...new Set(Array.from({ length: wanted }, () => random.pick(tags)))];
}

/** Every result of every method occurs; before the check nothing is known. */
function identityOf(index: number, application: SeededApplication | null, status: AgentStatus, now: Date) {
  const number = rank(index);
  const result =
    agentId(index) === waitingForIdentityCheck
      ? ('consider' as const)
      : application?.reject_reason === 'id_check'
        ? ('fail' as const)
        : application?.status === 'in_progress'
          ? number % 5 === 4
            ? null
            : pick(identityCheckResults, number)
          : ('pass' as const);
  const method =
    result === null ? null : pick(['onfido', 'manual', 'onfido'] as const, Math.floor(index / 4));
  const state =
    result === null
      ? ('awaiting_data' as const)
      : result === 'processing' || result === 'consider'
        ? ('in_progress' as const)
        : result === 'pass'
          ? ('passed' as const)
          : ('failed' as const);
  return {
    identity_check_result: result,
    identity_check_method: method,
    identity_check_state: status === 'applicant' && number % 11 === 10 && result === null ? null : state,
    identity_check_comment: method === 'manual' && result === 'pass' ? 'Passport seen in a video call' : null,
    identity_check_reviewed_by: method === 'manual' ? '3' : null,
    identity_check_updated_at:
      result === null ? null : formatInstant(later(now, -((index % 40) + 1) * oneDay)),
  };
}

const billingOf = (index: number, name: string) => ({
  name,
  address1: `${(index % 90) + 1} ${pick(streets, index + 3)}`,
  address2: null,
  city: pick(britishPlaces, index * 3).city,
  state: null,
  zip: `${pick(britishPlaces, index * 3).zip} 1AA`,
  country_code: 'GB',
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
        timezone: 'Europe/London',
      };
