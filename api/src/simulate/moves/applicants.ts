import { apply, goOn } from '../../applications/field.ts';
import type { ApplicantAnswers } from '../../applications/field.ts';
import { labelOfAccount, reach, transportModes } from '../../seed/people/agent-details.ts';
import { identityComments } from '../../seed/people/applications.ts';
import { firstNames, lastNames } from '../../seed/people/names.ts';
import { britishPlaces, postcode, streets } from '../../seed/people/places.ts';
import { reviewIdentityCheck } from '../../applications/identity-check.ts';
import { dayOf, later, oneDay } from '../../time/instants.ts';
import { staffMemberWith } from '../people/staff.ts';
import { ago, hasRested, minutesFor } from '../stage.ts';
import { oneOf } from '../../seed/random.ts';
import type { Mover, Stage } from '../stage.ts';
import { givesUp } from '../people/tempers.ts';

/** Maximum of people; a demo this large gets no new ones. */
const mostPeople = 5_000;
/** Minutes of the day between two leads. */
const betweenLeads = [4, 14] as const;

/** A new lead. A requested one comes immediately. */
export const playApplication = async (stage: Stage, wished: boolean) => {
  const { database, draw, clock } = stage;
  if (!wished && !(await isLeadDue(stage))) return null;
  const first = draw.pick(firstNames);
  const last = draw.pick(lastNames);
  const now = clock();
  const id = await database.transaction().execute((transaction) =>
    apply(
      transaction,
      {
        first_name: first,
        last_name: last,
        email: `${plain(first)}.${plain(last)}.${now.getTime().toString(36)}${draw.integer(0, 999)}@mail.shepherd.test`,
        country_code: 'GB',
      },
      now,
    ),
  );
  return { action: 'apply', about: id, who: `${first} ${last}` };
};

async function isLeadDue(stage: Stage): Promise<boolean> {
  const { count, newest } = await stage.database
    .selectFrom('agents')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('created_at').as('newest')])
    .executeTakeFirstOrThrow();
  const rest = minutesFor(`lead ${count}`, ...betweenLeads);
  return Number(count) < mostPeople && hasRested(stage, newest, rest);
}

const plain = (name: string): string => name.replaceAll(/[^A-Za-z]/g, '').toLowerCase();

/** An applicant, named or drawn, takes the next step of the application. */
export const playNextStep: Mover = async (stage, agentId) => {
  const { database, clock } = stage;
  const applicant = await findApplicant(stage, agentId);
  if (!applicant) return null;
  const reached = await database
    .transaction()
    .execute((transaction) => goOn(transaction, applicant.id, drawAnswers(stage), clock()));
  return {
    action: `go on to ${reached.replaceAll('_', ' ')}`,
    about: applicant.id,
    who: `${applicant.first_name} ${applicant.last_name}`,
  };
};

const openApplications = (database: Stage['database'], agentId: string | null) =>
  database
    .selectFrom('agents')
    .innerJoin('agent_applications', 'agent_applications.agent_id', 'agents.id')
    .where('agent_applications.status', '=', 'in_progress')
    .where('agents.status', '=', 'applicant')
    .where('agents.deleted_at', 'is', null)
    .$if(agentId !== null, (query) => query.where('agents.id', '=', agentId));

async function findApplicant(stage: Stage, agentId: string | null) {
  const { database, draw } = stage;
  const waiting = await openApplications(database, agentId)
    .where('agents.stage', 'not in', ['right_to_work', 'criminal_convictions', 'too_young'])
    .where((where) =>
      where.or([
        where('agents.stage', '!=', 'identity_check'),
        where('agents.identity_check_result', 'is', null),
        where('agents.identity_check_result', '=', 'processing'),
      ]),
    )
    .orderBy('agents.created_at', 'desc')
    .orderBy('agents.id')
    .select([
      'agents.id',
      'agents.first_name',
      'agents.last_name',
      'agents.stage',
      'agents.last_seen_at',
      'agents.identity_check_updated_at',
    ])
    .limit(agentId === null ? 80 : 1)
    .execute();
  return oneOf(
    draw,
    waiting.filter(
      ({ id, stage: reached, last_seen_at: seen, identity_check_updated_at: sent }) =>
        agentId !== null ||
        (!givesUp(id, reached) &&
          [seen, sent].every((since) => hasRested(stage, since, minutesFor(`${id} ${reached}`, 2, 25)))),
    ),
  );
}

/** Staff decide identity checks that the provider left to them. */
export const playIdentityReview: Mover = async (stage, agentId) => {
  const { database, draw } = stage;
  const waiting = await openApplications(database, agentId)
    .where('agents.stage', '=', 'identity_check')
    .where('agents.identity_check_result', '=', 'consider')
    // The demo's own checks are left to the users.
    .$if(agentId === null, (query) =>
      query.where('agents.identity_check_updated_at', '>', ago(stage, 24 * 60).toISOString()),
    )
    .orderBy('agents.id')
    .select([
      'agents.id',
      'agents.first_name',
      'agents.last_name',
      'agents.identity_check_updated_at',
      'agent_applications.id as application',
    ])
    .execute();
  const applicant = oneOf(
    draw,
    waiting.filter(
      ({ id, identity_check_updated_at: since }) =>
        agentId !== null || hasRested(stage, since, minutesFor(`identity ${id}`, 5, 30)),
    ),
  );
  const by = await staffMemberWith(stage, 'agents.manage');
  if (!applicant || !by) return null;
  const result = draw.chance(0.87) ? 'pass' : 'fail';
  const decision = { result, comment: identityComments[result] } as const;
  await database
    .transaction()
    .execute((transaction) => reviewIdentityCheck(transaction, applicant.application, decision, by));
  return {
    action: `${result} the ID check`,
    about: applicant.id,
    who: by.actor.name,
  };
};

function drawAnswers({ draw, clock }: Stage): ApplicantAnswers {
  const place = draw.pick(britishPlaces);
  const { city, latitude, longitude } = place;
  const digits = (count: number) => String(draw.integer(0, 10 ** count - 1)).padStart(count, '0');
  const street = draw.pick(streets);
  const mode = draw.pick(transportModes);
  return {
    profile: {
      phone: `+44 7700 90${digits(4)}`,
      date_of_birth: dayOf(later(clock(), -draw.integer(19 * 366, 60 * 365) * oneDay)),
      address1: `${draw.integer(1, 180)} ${street}`,
      city,
      zip: postcode(place, draw.integer(0, 999)),
    },
    area: { name: `${city} centre`, transport_mode: mode, radius: reach[mode] },
    home: { latitude, longitude },
    account: labelOfAccount('GB', digits(4)),
  };
}
