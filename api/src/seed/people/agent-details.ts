import { dayOf, formatInstant, hour, later, oneDay } from '../../time/instants.ts';
import { statusOfAgent, withManyAreas, homeOf, rankOf } from './agents.ts';
import { hasJob } from '../../applications/stages.ts';
import { applicationOf, hasAccount, hasContract } from './applications.ts';
import { insertRows } from '../../database/statements.ts';
import { duringWork } from '../office-hours.ts';
import { insertNumbered } from '../rows.ts';
import { scattered } from '../scatter.ts';
import type { SeedContext } from '../context.ts';
import { skillId, skillsInAll } from './skills.ts';

const comments = [
  'Prefers jobs near the station.',
  'Called to ask about the invoice of last month; sent a copy.',
  'Very careful photos, good for new customers.',
  'Has a new phone, uploads work again.',
  'On holiday until the end of the month.',
] as const;
export const transportModes = ['walking', 'cycling', 'vehicle'] as const;
/** Metres that agents usually go for a job. */
export const reach = { walking: 2_000, cycling: 6_000, vehicle: 25_000 } as const;

type Agent = Awaited<ReturnType<typeof readAgents>>[number];

/** Agents with the fields that their details depend on. */
async function readAgents({ database }: SeedContext) {
  const rows = await database.selectFrom('agents').selectAll().orderBy('id').execute();
  return rows.map((row, index) => {
    const application = applicationOf(index, statusOfAgent(index), rankOf(index));
    const applies = row.status === 'applicant';
    return {
      ...row,
      index,
      signed: !applies,
      takesJobs: row.status === 'active' || row.status === 'inactive',
      hasAreas: !applies || hasAccount(row.stage),
      hasAccount: !applies || hasAccount(row.stage),
      hasContract: application ? hasContract(row.stage) : !applies,
      joined: new Date(row.created_at),
      left: row.retired_at === null ? null : new Date(row.retired_at),
      accepted: application?.status === 'accepted',
    };
  });
}

const numbered = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, index) => ({ id: String(index + 1), ...row }));

/** Skills, areas, contracts, comments and payment methods of the agents. */
export async function seedAgentDetails(context: SeedContext): Promise<void> {
  const agents = await readAgents(context);
  await seedHeldSkills(context, agents);
  await seedAreas(context, agents);
  await seedContracts(context, agents);
  await seedComments(context, agents);
  await seedPaymentMethods(context, agents);
}

/** Skills of every agent with a contract; orders require them most. */
const usualSkills = ['English', 'Smartphone with flash'] as const;

async function seedHeldSkills({ database, random }: SeedContext, agents: readonly Agent[]): Promise<void> {
  const rows = agents.flatMap(({ id, index, signed }) => {
    const ids = new Set(
      Array.from({ length: signed ? random.integer(1, 5) : random.integer(0, 3) }, () =>
        String(random.integer(1, skillsInAll)),
      ),
    );
    if (signed) for (const name of usualSkills) ids.add(skillId(name));
    if (signed && index % 3 !== 0) ids.add(skillId('Mystery shopping')).add(skillId('Merchandising'));
    // Half of the agents lack the skills for sampling and night work.
    if (index % 2 === 0) for (const name of ['Sampling', 'Overnight']) ids.delete(skillId(name));
    return [...ids].map((skill) => ({ agent_id: id, skill_id: skill }));
  });
  await insertRows(database, 'agent_skills', rows);
}

/**
 * Areas around the agent's home. An agent with a single area is found only by searches near it. Former agents keep
 * theirs.
 */
async function seedAreas({ database, random }: SeedContext, agents: readonly Agent[]): Promise<void> {
  const [still, left] = [
    agents.filter(({ left }) => left === null),
    agents.filter(({ left }) => left !== null),
  ];
  const rows = [...still, ...left]
    .filter(({ hasAreas }) => hasAreas)
    .flatMap((agent) => {
      const { id, index } = agent;
      const isNew = agent.status === 'applicant' && hasJob(agent.stage);
      const many = id === withManyAreas;
      const without = agent.takesJobs && index % 29 === 28;
      const count = without ? 0 : many ? 6 : agent.takesJobs ? (index % 3) + 1 : 1;
      const place = homeOf(index);
      const home = {
        latitude: agent.latitude ?? place.latitude,
        longitude: agent.longitude ?? place.longitude,
      };
      return Array.from({ length: count }, (_, area) => {
        // An applicant who needs a first job travels far for it.
        const mode = isNew ? 'vehicle' : modeOf(area, count, agent);
        return {
          agent_id: id,
          name: `${place.city} ${['centre', 'north', 'south', 'and around'][area % 4] ?? 'centre'}`,
          transport_mode: mode,
          latitude: Math.round((home.latitude + random.integer(-20, 20) / 10_000) * 1e6) / 1e6,
          longitude: Math.round((home.longitude + random.integer(-30, 30) / 10_000) * 1e6) / 1e6,
          radius: reach[mode] + random.integer(0, 4) * 500,
          available: many || area === 0 || !random.chance(0.25),
        };
      });
    });
  await insertNumbered(database, 'agent_areas', numbered(rows));
}

const modeOf = (area: number, count: number, { index, country_code: country }: Agent) =>
  transportModes[(area + (count === 1 ? index % 2 : 0) + (count === 1 && country === 'IE' ? 2 : 0)) % 3] ??
  'walking';

async function seedContracts({ database, random }: SeedContext, agents: readonly Agent[]): Promise<void> {
  const rows = agents
    .filter((agent) => agent.hasContract)
    .flatMap(({ id, index, joined, signed: works }) => {
      const signed = dayOf(later(joined, (works ? random.integer(1, 9) : 1) * oneDay));
      const agreement = {
        agent_id: id,
        name: 'Contractor agreement',
        signed_at: signed,
        url: 'https://documents.shepherd.test/contractor-agreement.pdf',
      };
      const privacy = {
        agent_id: id,
        name: 'Privacy notice',
        signed_at: index % 4 === 1 ? null : signed,
        url: 'https://documents.shepherd.test/privacy-notice.pdf',
      };
      return index % 2 === 0 ? [agreement] : [agreement, privacy];
    });
  await insertNumbered(database, 'agent_contracts', numbered(rows));
}

async function seedComments({ database, now, random }: SeedContext, agents: readonly Agent[]): Promise<void> {
  const rows = agents.flatMap(({ id, index, joined, left, signed, accepted, stage }) => {
    const last = left ?? now;
    const age = last.getTime() - joined.getTime();
    const early = accepted && stage !== 'identity_check' && stage !== 'job_accepted';
    const why = stage === 'too_young' ? 'has turned 18 since' : `stood at ${stage.replaceAll('_', ' ')}`;
    const explained = early
      ? [
          {
            agent_id: id,
            created_by: '3',
            comment: `Given access by hand: ${why}.`,
            created_at: formatInstant(duringWork(later(joined, 0.5 * age), now)),
          },
        ]
      : [];
    const usual = Array.from({ length: signed && index % 3 === 0 ? 1 + (index % 4) : 0 }, (_, number) => ({
      agent_id: id,
      created_by: String(random.integer(1, 4)),
      comment: comments[(index + number) % comments.length],
      created_at: formatInstant(
        duringWork(later(last, -(number * 13 + 1) * oneDay - random.integer(0, 86_000) * 1_000), now),
      ),
    }));
    return [...explained, ...usual];
  });
  await insertNumbered(
    database,
    'agent_comments',
    numbered(rows.toSorted((one, other) => one.created_at.localeCompare(other.created_at))),
  );
}

/** The label of a bank account with these last four digits. */
export const labelOfAccount = (country: string, digits: string): string =>
  country === 'GB' ? `Sort code 20-**-** account ****${digits}` : `${country}** **** **** **** ${digits}`;

/** Every agent who worked has a bank account; some also have PayPal, and some removed one. */
async function seedPaymentMethods({ database, now }: SeedContext, agents: readonly Agent[]): Promise<void> {
  const rows = agents
    .filter((agent) => agent.hasAccount)
    .flatMap(({ id, index, joined, email, country_code: country, signed }) => {
      const created = formatInstant(later(joined, signed ? 2 * oneDay : hour));
      const digits = String(1000 + ((index * 37) % 9000));
      const bank = {
        agent_id: id,
        type: 'bank_transfer',
        label: labelOfAccount(country, digits),
        is_default: true,
        created_at: created,
        removed_at: null,
      };
      const paypal = {
        agent_id: id,
        type: 'paypal',
        label: `${email.slice(0, 1)}*****@mail.shepherd.test`,
        is_default: false,
        created_at: created,
        removed_at:
          index % 12 === 4 ? formatInstant(scattered(later(now, -20 * oneDay), `method ${id}`)) : null,
      };
      return signed && index % 4 === 0 ? [bank, paypal] : [bank];
    });
  await insertNumbered(database, 'agent_payment_methods', numbered(rows));
}
