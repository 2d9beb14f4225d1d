import { findingsOf, report } from '@shepherd/service/doctor/findings.ts';
import type { Finding } from '@shepherd/service/doctor/findings.ts';
import { readSettings } from '../settings.ts';
import { examineAnswers } from './answers/answers.ts';
import type { AnswersReport } from './answers/report.ts';
import { checkRest, examine } from './checks.ts';
import { readToken } from './token.ts';

/*
 * The command: reports what is wrong with the gateway's set-up, and with DOCTOR_TOKEN what REST v1 answers otherwise than
 * the contract says. Exits with 1 when anything is wrong.
 * --rest checks REST v1 alone, as the CI of a REST v1 needs it. --json prints one JSON object.
 */
let answers: AnswersReport = { calls: [], oddities: [] };

async function examineAll(): Promise<readonly Finding[]> {
  const settings = readSettings(process.env);
  const token = readToken(process.env);
  const { restApiUrl, restTimeoutMs: timeoutMs } = settings;
  const setUp = await (process.argv.includes('--rest') ? checkRest(restApiUrl) : examine(settings));
  const { findings, report } = await examineAnswers({ restApiUrl, timeoutMs, token });
  answers = report;
  return [...setUp, ...findings];
}

// The reader of a pipe may have seen enough.
process.stdout.on('error', () => undefined);

if (process.argv.includes('--json')) {
  const findings = await findingsOf(examineAll);
  const { calls, oddities } = answers;
  process.stdout.write(`${JSON.stringify({ format: 1, findings, calls, deviations: oddities }, null, 2)}\n`);
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;
} else await report('Gateway', examineAll);
