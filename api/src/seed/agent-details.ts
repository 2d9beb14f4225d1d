import { dayOf, formatInstant, hour, later, oneDay } from '../time/instants.ts';
import {
  agentCount,
  agentId,
  statusOfAgent,
  withManyAreas,
  withMaximumStrikes,
  withOldStrikes,
} from './agents.ts';
import { insertRows } from '../database/statements.ts';
import { britishPlaces } from './places.ts';
import { insertNumbered } from './rows.ts';
import type { SeedContext } from './context.ts';
import { skillsInAll } from './skills.ts';

const strikeComments = [
  'Did not turn up and did not answer the phone',
  'Photos were taken on another day',
  'Arrived three hours late',
  'Was rude to the store manager',
  'Uploaded pictures of another store',
] as const;
const comments = [
  'Prefers jobs near the station.',
  'Called to ask about the invoice of last month; sent a copy.',
  'Very careful photos, good for new customers.',
  'Has a new phone, uploads work again.',
  'On holiday until the end of the month.',
] as const;
const modes = ['walking', 'cycling', 'vehicle'] as const;
const reach = { walking: 2_000, cycling: 6_000, vehicle: 25_000 } as const;

const agents = Array.from({ length: agentCount }, (_, index) => ({
  index,
  id: agentId(index),
  works: ['active', 'inactive'].includes(statusOfAgent(index)),
  signed: statusOfAgent(index) !== 'applicant',
}));

const numbered = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, index) => ({ id: String(index + 1), ...row }));

/** Skills, areas, contracts, strikes, comments and payment methods of the agents. */
export async function seedAgentDetails(context: SeedContext): Promise<void> {
  await seedHeldSkills(context);
  await seedAreas(context);
  await seedContracts(context);
  await seedStrikes(context);
  await seedComments(context);
  await seedPaymentMethods(context);
}

async function seedHeldSkills({ database, random }: SeedContext): Promise<void> {
  const rows = agents.flatMap(({ id, signed }) => {
    const ids = new Set(
      Array.from({ length: signed ? random.integer(2, 7) : random.integer(0, 3) }, () =>
        String(random.integer(1, skillsInAll)),
      ),
    );
    return [...ids].map((skill) => ({ agent_id: id, skill_id: skill }));
  });
  await insertRows(database, 'agent_skills', rows);
}

async function seedAreas({ database, random }: SeedContext): Promise<void> {
  const rows = agents
    .filter(({ works }) => works)
    .flatMap(({ id, index }) => {
      const many = id === withManyAreas;
      const count = many ? 6 : (index % 3) + (index % 29 === 28 ? 0 : 1);
      return Array.from({ length: index % 29 === 28 ? 0 : count }, (_, area) => {
        const mode = modes[area % 3] ?? 'walking';
        const home = index * 3 + Math.floor(index / 20);
        const place =
          britishPlaces[(home + (area > 2 ? area : 0)) % britishPlaces.length] ?? britishPlaces[0];
        return {
          agent_id: id,
          name: `${place.city} ${['centre', 'north', 'south', 'and around'][area % 4] ?? 'centre'}`,
          transport_mode: mode,
          latitude: Math.round((place.latitude + random.integer(-300, 300) / 10_000) * 1e6) / 1e6,
          longitude: Math.round((place.longitude + random.integer(-500, 500) / 10_000) * 1e6) / 1e6,
          radius: reach[mode] + random.integer(0, 4) * 500,
          available: many || !random.chance(0.25),
        };
      });
    });
  await insertNumbered(database, 'agent_areas', numbered(rows));
}

async function seedContracts({ database, now, random }: SeedContext): Promise<void> {
  const rows = agents
    .filter(({ signed }) => signed)
    .flatMap(({ id, index }) => {
      const signed = dayOf(later(now, -random.integer(40, 500) * oneDay));
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

async function seedStrikes({ database, now, random }: SeedContext): Promise<void> {
  // Days ago; the window of those that count is three months.
  const daysOf = (id: string, index: number): readonly number[] => {
    if (id === withOldStrikes) return [10, 45, 130, 200];
    if (id === withMaximumStrikes) return [3, 21, 60];
    return index % 9 === 7 ? Array.from({ length: 1 + (index % 4) }, () => random.integer(1, 400)) : [];
  };
  const rows = agents
    .filter(({ signed }) => signed)
    .flatMap(({ id, index }) =>
      daysOf(id, index).map((days, strike) => {
        const reverted = strike === 2 && id !== withOldStrikes && id !== withMaximumStrikes;
        return {
          agent_id: id,
          created_by: String(random.integer(1, 4)),
          comment: strikeComments[(index + strike) % strikeComments.length],
          created_at: formatInstant(later(now, -days * oneDay)),
          reverted_by: reverted ? '3' : null,
          reverted_at: reverted ? formatInstant(later(now, -days * oneDay + 5 * hour)) : null,
        };
      }),
    );
  await insertNumbered(database, 'agent_strikes', numbered(rows));
}

async function seedComments({ database, now, random }: SeedContext): Promise<void> {
  const rows = agents
    .filter(({ index }) => index % 3 === 0)
    .flatMap(({ id, index }) =>
      Array.from({ length: 1 + (index % 4) }, (_, number) => ({
        agent_id: id,
        created_by: String(random.integer(1, 4)),
        comment: comments[(index + number) % comments.length],
        created_at: formatInstant(later(now, -(number * 13 + 1) * oneDay - random.integer(0, 20) * hour)),
      })),
    );
  await insertNumbered(database, 'agent_comments', numbered(rows));
}

/** Every agent who worked has a bank account, some PayPal as well, and some removed one. */
async function seedPaymentMethods({ database, now }: SeedContext): Promise<void> {
  const rows = agents
    .filter(({ signed }) => signed)
    .flatMap(({ id, index }) => {
      const created = formatInstant(later(now, -(60 + (index % 300)) * oneDay));
      const bank = {
        agent_id: id,
        type: 'bank_transfer',
        label: `Sort code 20-**-** account ****${String(1000 + ((index * 37) % 9000))}`,
        is_default: true,
        created_at: created,
        removed_at: null,
      };
      const paypal = {
        agent_id: id,
        type: 'paypal',
        label: `s*****${index % 10}@mail.shepherd.test`,
        is_default: false,
        created_at: created,
        removed_at: index % 12 === 4 ? formatInstant(later(now, -20 * oneDay)) : null,
      };
      return index % 4 === 0 ? [bank, paypal] : [bank];
    });
  await insertNumbered(database, 'agent_payment_methods', numbered(rows));
}
