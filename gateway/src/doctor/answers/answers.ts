import { note, wrong } from '@shepherd/service/doctor/findings.ts';
import type { Finding } from '@shepherd/service/doctor/findings.ts';
import { askAll } from './ask.ts';
import type { Reply, Server } from './ask.ts';
import { callResults } from './calls.ts';
import { openFiles } from './files.ts';
import { odditiesOf } from './oddities.ts';
import { wordsOf } from './place.ts';
import { propertyOf } from './question.ts';
import { profileQuestion } from './questions/others.ts';
import { questions } from './questions/questions.ts';
import { answerFindings } from './report.ts';
import type { AnswersReport } from './report.ts';

type Examined = Readonly<{ findings: readonly Finding[]; report: AnswersReport }>;

const nothing: AnswersReport = { calls: [], oddities: [] };

/** Makes every read call, and compares the answers with the contract. Changes nothing. */
export async function examineAnswers({
  token,
  ...server
}: Omit<Server, 'token'> & { token: string | null }): Promise<Examined> {
  if (token === null) return { findings: [note(whyToken)], report: nothing };
  const [first] = await askAll([profileQuestion], { ...server, token });
  const refused = first ? refusal(first) : null;
  if (refused !== null) return { findings: [wrong(refused)], report: nothing };
  const replies = await askAll(questions, { ...server, token });
  const report = {
    calls: [...callResults(questions, replies), await openFiles(replies, { ...server, token })],
    oddities: odditiesOf(replies, server.restApiUrl),
  };
  const findings = [...answerFindings(report), ...(first ? missingPermissions(first) : [])];
  return { findings, report };
}

const whyToken =
  'DOCTOR_TOKEN is not set: with the access token of a user who may read everything, the answers of REST v1 are compared with the contract';

/** Why nothing can be read with this token; null where it can. */
function refusal({ outcome }: Reply): string | null {
  if (outcome.kind === 'refused')
    return `GET /account/profile answers ${outcome.status} with DOCTOR_TOKEN: set it to the access token of a user who may read everything`;
  if (outcome.kind === 'failed' && outcome.status === 0)
    return `GET /account/profile ${outcome.reason}: no answer was checked`;
  return null;
}

/** The console shows each user what their permissions open, by the words of the contract. */
function missingPermissions({ outcome }: Reply): readonly Finding[] {
  const held = outcome.kind === 'read' ? propertyOf(outcome.body, 'permissions') : null;
  if (!Array.isArray(held)) return [];
  const missing = wordsOf('Permission').filter((word) => !held.includes(word));
  return missing.length === 0
    ? []
    : [
        note(
          `The user of the token does not have ${missing.join(', ')}: the console hides what these permissions open`,
        ),
      ];
}
