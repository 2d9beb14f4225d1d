import { unavailableReason } from '../http/database-errors.ts';
import { ApiError, failures } from '../http/errors.ts';
import { OutsideUnavailableError } from '../outside/unavailable.ts';
import { EndedWorkError } from './ended-work.ts';

/**
 * A staff message about a failed attempt. Built from the kind of failure and never from its own text, which may
 * contain an address, a link, or content.
 */
export function failureWords(error: unknown): string {
  if (error instanceof ApiError) return failures[error.code][1];
  if (error instanceof EndedWorkError) return error.message;
  if (error instanceof OutsideUnavailableError) {
    const { code } = factsOf(error.cause);
    return `${outsideWords[error.dependency]}${code === '' ? '' : ` (${code})`}`;
  }
  const { code, command, responseCode, syscall } = factsOf(error);
  if (command !== '') return mailWords(code, command, responseCode);
  if (sqlState.test(code)) return databaseWords(error, code);
  if (syscall !== '' && unreachable.test(code)) return `Another server could not be reached (${code})`;
  const reason = unavailableReason(error);
  if (reason !== null) return unavailableWords[reason];
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || name === 'AbortError') return 'Another server took too long to answer';
  if (name === 'FileMissingError') return 'A file that it needs is no longer there';
  if (code !== '') return `Something unexpected happened (${code}). The log of the server says more`;
  if (error instanceof Error && error.cause !== undefined) return failureWords(error.cause);
  return `Something unexpected happened${/^[A-Za-z]{1,40}$/.test(name) ? ` (${name})` : ''}. The log of the server says more`;
}

/** System error codes of failed connections. */
const unreachable = /^(ECONN\w+|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH)$/;
/** SQLSTATE (PostgreSQL's manual, appendix A): has a digit, unlike system codes (EPIPE). */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

const outsideWords = {
  files: 'The file storage could not be reached',
  mail: 'The mail server could not be reached',
  maps: 'The address search could not be reached',
  forms: 'Typeform could not be reached',
} as const;

const unavailableWords = {
  lost: 'The database could not be reached',
  slow: 'The database took too long to answer',
  full: 'The disk of the server is full',
} as const;

function databaseWords(error: unknown, code: string): string {
  if (code === '40001' || code === '40P01') return 'Somebody else changed the same at the same moment';
  const reason = unavailableReason(error);
  return reason === null
    ? `The database refused what was to be written (${code}). The log of the server says more`
    : unavailableWords[reason];
}

/** `command` is the SMTP command that failed. */
function mailWords(code: string, command: string, responseCode: number | null): string {
  if (code === 'EAUTH') return 'The mail server did not accept the password of this server';
  if (responseCode === null) return `The mail server could not be reached${code === '' ? '' : ` (${code})`}`;
  if (responseCode < 500) return `The mail server asked to come again later (${responseCode})`;
  return command === 'RCPT TO'
    ? `The mail server does not take mails for this address (${responseCode})`
    : `The mail server refused the mail (${responseCode})`;
}

type Facts = {
  readonly code: string;
  readonly command: string;
  readonly responseCode: number | null;
  readonly syscall: string;
};

/** Known facts of library errors. A code is in capitals, so that free text cannot pass for one. */
function factsOf(error: unknown): Facts {
  const read = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const word = (name: string, looks: RegExp): string => {
    const value = read(name);
    return typeof value === 'string' && looks.test(value) ? value : '';
  };
  const responseCode = read('responseCode');
  return {
    code: word('code', /^[A-Z0-9_]{2,40}$/),
    command: word('command', /^[A-Za-z ]{2,20}$/),
    responseCode: Number.isInteger(responseCode) ? Number(responseCode) : null,
    syscall: word('syscall', /^[a-z]{2,20}$/),
  };
}
