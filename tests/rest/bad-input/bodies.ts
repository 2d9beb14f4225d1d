import type { Operation } from '../support/contract.ts';
import type { Random } from '../support/random.ts';
import type { BadRequest } from './bad-request.ts';
import { brokenJson, hostileText } from './hostile-values.ts';
import { sample, type Sampling, spoiled } from './samples.ts';

const json = 'application/json';

/** Gives the request a body of the declared type, valid or broken. */
export function addBody(sampling: Sampling, operation: Operation, request: BadRequest): void {
  const { random } = sampling;
  const [type, content] = Object.entries(operation.body)[0] ?? [];
  if (type === undefined || content === undefined) {
    if (operation.method === 'GET' || random.chance(0.8)) return;
    setBody(request, json, '{}');
  } else if (type === json) {
    const value = sample(sampling, content.schema);
    const whole = random.chance(0.45) ? value : spoiled(random, value);
    const text = JSON.stringify(whole) ?? '';
    const broken = random.chance(0.08);
    setBody(request, json, broken ? brokenJson(random, text) : text);
    request.kind = broken ? 'broken JSON' : whole === value ? 'as declared' : 'spoiled body';
  } else if (type === 'multipart/form-data') {
    const boundary = random.pick(['boundary', 'b'.repeat(70), 'with space', '']);
    request.kind = 'multipart';
    setBody(
      request,
      `${type}; boundary=${random.chance(0.9) ? boundary : 'another'}`,
      multipart(random, boundary),
    );
  } else {
    request.kind = 'text body';
    setBody(request, type, csvLike(random));
  }
}

function multipart(random: Random, boundary: string): string {
  const name = random.pick(['file', 'file', 'file', 'other', '', '__proto__']);
  const file = random.pick([
    'a.png',
    'a.csv',
    '../../a.png',
    'a.php',
    'a\u0000.png',
    `${'a'.repeat(5_000)}.png`,
    '',
  ]);
  const type = random.pick(['image/png', 'text/csv', 'text/html', 'nonsense', '']);
  const bytes = random.pick([
    '\u0089PNG\r\n\u001a\n',
    '<svg onload=alert(1)>',
    'a,b\n1,2',
    '',
    'x'.repeat(50_000),
  ]);
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: ${type}\r\n\r\n${bytes}\r\n`;
  const whole = `${part.repeat(random.pick([1, 1, 1, 2, 200]))}--${boundary}--\r\n`;
  return random.pick<() => string>([
    () => whole,
    () => whole.slice(0, random.whole(0, whole.length)),
    () => part.replace('Content-Disposition', 'X-Nothing'),
    () => 'no parts at all',
    () => `--${boundary}--\r\n`,
    () =>
      `--${boundary}\r\nContent-Disposition: form-data; name="field"\r\n\r\n${'v'.repeat(2_000_000)}\r\n--${boundary}--\r\n`,
  ])();
}

function csvLike(random: Random): string {
  const header = random.pick([
    'job_id,comment',
    'job_id,agent_id,agent_fee',
    'reference,address1,city,zip,start_date,end_date,start_time,end_time',
    'job_id',
    '',
    '\ufeffJOB_ID;COMMENT',
  ]);
  const rows = Array.from({ length: random.pick([0, 1, 5, 300]) }, () =>
    [hostileText(random), hostileText(random)].map((cell) => `"${cell.slice(0, 200)}"`).join(','),
  );
  return [header, ...rows].join(random.pick(['\n', '\r\n', '\r']));
}

function setBody(request: BadRequest, type: string, text: string): void {
  request.headers.push(['Content-Type', type]);
  request.body = Buffer.from(text, 'utf8');
}
