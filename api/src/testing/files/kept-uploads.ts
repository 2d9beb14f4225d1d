import { createHash, randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { openDatabase } from '../../database/open.ts';
import { announceFile, takeAnnouncedFile, takeFile } from '../../files/files.ts';
import { formatInstant } from '../../time/instants.ts';

/**
 * A program for tests: receives files, in forms and at announced addresses, reports the SHA-256 of each one after its
 * call, and exits.
 */
const [dataDirectory = '', count = '1'] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: null, dataDirectory });
const settings = { dataDirectory, s3: null };
const clock = () => new Date();
const { id: role } = await database
  .insertInto('roles')
  .values({ name: 'nobody', permissions: JSON.stringify([]) })
  .returning('id')
  .executeTakeFirstOrThrow();
const { id: userId } = await database
  .insertInto('users')
  .values({
    first_name: 'Some',
    last_name: 'One',
    email: 'some@shepherd.test',
    password_hash: null,
    role_id: role,
    type: 'standard',
    status: 'active',
    created_at: formatInstant(clock()),
    updated_at: formatInstant(clock()),
  })
  .returning('id')
  .executeTakeFirstOrThrow();
const stream = (contentType: string, ...chunks: readonly (string | Buffer)[]) => {
  const bytes = new PassThrough();
  for (const chunk of chunks) bytes.write(chunk);
  bytes.end();
  return { contentType, bytes };
};

for (let number = 0; number < Number(count); number += 1) {
  const picture = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(20_000)]);
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  const form = stream('multipart/form-data; boundary=b', head, picture, '\r\n--b--\r\n');
  await takeFile({ database, settings, clock, session: { userId }, stream: form }, ['png']);
  process.stdout.write(`${createHash('sha256').update(picture).digest('hex')}\n`);

  const text = `reference\n${number}\n`;
  const sha256 = createHash('sha256').update(text).digest('hex');
  const csv = { name: 'a.csv', extension: 'csv', contentType: 'text/csv; charset=utf-8', sha256, userId };
  const { key } = await announceFile(database, csv, clock());
  await takeAnnouncedFile({ database, settings, stream: stream('text/csv', text) }, key);
  process.stdout.write(`${sha256}\n`);
}
process.kill(process.pid, 'SIGKILL');
