import { apply, goOn } from '../applications/field.ts';
import type { ApplicantAnswers } from '../applications/field.ts';
import { firstNames, lastNames } from '../seed/names.ts';
import { britishPlaces, streets } from '../seed/places.ts';
import { dayOf, later, oneDay } from '../time/instants.ts';
import type { Played, Stage } from './stage.ts';

/** Somebody leaves their name: the application of a lead. */
export async function playApplication({ database, draw, clock }: Stage): Promise<Played> {
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
  return { action: 'apply', about: id, shepherd: `${first} ${last}` };
}

const plain = (name: string): string => name.replaceAll(/[^A-Za-z]/g, '').toLowerCase();

/** An applicant takes the next step of the application: this one, or one that is drawn. */
export async function playNextStep(stage: Stage, agentId: string | null): Promise<Played> {
  const { database, clock } = stage;
  const applicant = await findApplicant(stage, agentId);
  if (!applicant) return null;
  const reached = await database
    .transaction()
    .execute((transaction) => goOn(transaction, applicant.id, drawAnswers(stage), clock()));
  return {
    action: `go on to ${reached.replaceAll('_', ' ')}`,
    about: applicant.id,
    shepherd: `${applicant.first_name} ${applicant.last_name}`,
  };
}

async function findApplicant({ database, draw }: Stage, agentId: string | null) {
  const waiting = await database
    .selectFrom('agents')
    .innerJoin('agent_applications', 'agent_applications.agent_id', 'agents.id')
    .where('agent_applications.status', '=', 'in_progress')
    .where('agents.status', '=', 'applicant')
    .where('agents.deleted_at', 'is', null)
    .where('agents.stage', 'not in', ['right_to_work', 'criminal_convictions', 'too_young'])
    .where((where) =>
      where.or([
        where('agents.stage', '!=', 'identity_check'),
        where('agents.identity_check_result', 'is', null),
        where('agents.identity_check_result', '=', 'processing'),
      ]),
    )
    .$if(agentId !== null, (query) => query.where('agents.id', '=', agentId))
    .orderBy('agents.created_at', 'desc')
    .orderBy('agents.id')
    .select(['agents.id', 'agents.first_name', 'agents.last_name'])
    .limit(50)
    .execute();
  const [first, ...others] = waiting;
  return first && draw.pick([first, ...others]);
}

const modes = [
  { transport_mode: 'walking', radius: 2_000 },
  { transport_mode: 'cycling', radius: 6_000 },
  { transport_mode: 'vehicle', radius: 25_000 },
] as const;

function drawAnswers({ draw, clock }: Stage): ApplicantAnswers {
  const { city, latitude, longitude, zip } = draw.pick(britishPlaces);
  const digits = (count: number) => String(draw.integer(0, 10 ** count - 1)).padStart(count, '0');
  const street = draw.pick(streets);
  return {
    profile: {
      phone: `+44 7700 90${digits(4)}`,
      date_of_birth: dayOf(later(clock(), -draw.integer(19 * 366, 60 * 365) * oneDay)),
      address1: `${draw.integer(1, 180)} ${street}`,
      city,
      zip: `${zip} ${draw.integer(1, 9)}AB`,
    },
    area: { name: `${city} centre`, ...draw.pick<(typeof modes)[number]>(modes) },
    home: { latitude, longitude },
    account: `Sort code 20-**-** account ****${digits(4)}`,
  };
}
