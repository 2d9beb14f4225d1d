import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createTransport } from 'nodemailer';
import { checkCollector } from '@shepherd/service/doctor/collector.ts';
import { look, note, ok, reasonOf, wrong } from '@shepherd/service/doctor/findings.ts';
import type { Finding } from '@shepherd/service/doctor/findings.ts';
import { exposureOf } from '../data-directory/access.ts';
import { isAlmostFull } from '../database/disk-space.ts';
import { arrivalFolder, newFileKey, storageOf } from '../files/files.ts';
import type { Settings } from '../settings.ts';
import { checkEmbedded } from './contents.ts';
import { checkServer } from './database.ts';

/** Timeout for other servers, in milliseconds. */
const patience = 5_000;

/**
 * Checks everything that REST v1 needs with these settings. Changes nothing except for a trial file that is removed
 * again.
 */
export async function examine(settings: Settings): Promise<readonly Finding[]> {
  const { databaseUrl } = settings;
  return [
    ...(databaseUrl === null
      ? [
          await look('The data directory', () => checkFolder(settings)),
          ...(await checkEmbedded(settings, patience)),
        ]
      : await checkServer(databaseUrl, settings)),
    await look('Access to the data directory', () => checkAccess(settings)),
    await look('Files', () => checkFiles(settings)),
    await look('Mail', () => checkMail(settings)),
    await look('ffmpeg', () => checkEncoder(settings)),
    ...(settings.tracing === null ? [] : [await checkCollector(settings.tracing)]),
    ...(await Promise.all([
      checkAddress('API_URL', new URL('/livez', settings.apiUrl), 'the addresses of files begin with it'),
      checkAddress('WEB_URL', new URL('/settings.json', settings.webUrl), 'links in mails begin with it'),
    ])),
  ];
}

async function checkFolder({ dataDirectory }: Settings): Promise<Finding> {
  if (await isAlmostFull(dataDirectory)) return wrong(`The disk of ${dataDirectory} is full: make room`);
  const there = await access(dataDirectory, constants.W_OK).then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code,
  );
  if (there === 'ENOENT') return ok(`The database is going to be made in ${dataDirectory}`);
  return there === null
    ? ok(`The database is in ${dataDirectory}`)
    : wrong(`${dataDirectory} cannot be written (${there}): give it to this user, or set DATA_DIR`);
}

/** Also with PostgreSQL: uploaded or partial files are in this directory. */
async function checkAccess({ dataDirectory }: Settings): Promise<Finding> {
  const exposure = exposureOf(dataDirectory);
  if (exposure === null) return ok('No other account of this machine gets into the data directory');
  const { to, mode, command } = exposure;
  return to === 'write'
    ? wrong(
        `Other accounts can write to ${dataDirectory} (mode ${mode}), and REST v1 does not start: run ${command}`,
      )
    : note(`Other accounts can read ${dataDirectory} (mode ${mode}): run ${command}`);
}

/** Stores a trial file in the usual way, and removes it. */
async function checkFiles(settings: Settings): Promise<Finding> {
  const { s3, dataDirectory } = settings;
  const where = s3 === null ? path.join(dataDirectory, 'files') : `the bucket ${s3.bucket}`;
  // If the folder were created here, the database would later refuse it as foreign.
  if (s3 === null && !(await isThere(dataDirectory))) return ok(`Files are going to be kept in ${where}`);
  const folder = s3 === null ? arrivalFolder(settings) : await mkdtemp(path.join(tmpdir(), 'doctor-'));
  const storage = storageOf(settings);
  const bytes = randomBytes(1_024);
  const key = newFileKey('bin');
  const arriving = path.join(folder, key);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(arriving, bytes);
    await storage.keep(key, arriving, 'application/octet-stream');
    return (await buffer(await storage.read(key))).equals(bytes)
      ? ok(`Files are kept in ${where}`)
      : wrong(`A file that was put into ${where} came back as something else`);
  } catch (error) {
    const settingsToLookAt = s3 === null ? 'DATA_DIR' : 'S3_ENDPOINT, S3_BUCKET and the keys';
    return wrong(
      `A file cannot be put into ${where} and read again: ${reasonOf(error)}. Look at ${settingsToLookAt}`,
    );
  } finally {
    await storage.remove(key).catch(() => undefined);
    await rm(s3 === null ? arriving : folder, { recursive: true, force: true });
  }
}

const isThere = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    () => false,
  );

async function checkMail({ smtpUrl, databaseUrl, mailFrom }: Settings): Promise<Finding> {
  if (smtpUrl === null)
    return databaseUrl === null
      ? ok('Mails are shown at /mailbox, as there is no SMTP_URL')
      : note('Mails are stored and not sent: set SMTP_URL');
  const transport = createTransport({ url: smtpUrl, connectionTimeout: patience, greetingTimeout: patience });
  try {
    await transport.verify();
    return /\.test>?$/.test(mailFrom)
      ? note(`The mail server takes mails, but MAIL_FROM is ${mailFrom}, which cannot receive replies`)
      : ok(`The mail server takes mails, from ${mailFrom}`);
  } catch (error) {
    return wrong(`The server of SMTP_URL takes no mails: ${reasonOf(error)}`);
  } finally {
    transport.close();
  }
}

async function checkEncoder({ ffmpegPath }: Settings): Promise<Finding> {
  try {
    const { stdout } = await promisify(execFile)(ffmpegPath, ['-version']);
    return ok(stdout.split('\n', 1)[0]?.replace(/ Copyright.*/, '') ?? 'ffmpeg');
  } catch {
    return note(`${ffmpegPath} does not run: videos are shown without posters and smaller variants`);
  }
}

async function checkAddress(name: string, address: URL, why: string): Promise<Finding> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'manual' });
    await answer.body?.cancel();
    return answer.ok
      ? ok(`${name} is answered at ${address.origin}`)
      : wrong(`${name} is ${address.origin}, where ${address.pathname} answers ${answer.status}; ${why}`);
  } catch (error) {
    return note(`${name} is ${address.origin}, where nothing answers now (${reasonOf(error)}); ${why}`);
  }
}
