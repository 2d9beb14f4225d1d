import type { EventSourceMessage } from 'eventsource-parser';
import { InvalidAnswerError } from '../errors/rest-error.ts';
import type { ChangeKind, RecordType } from '../generated/resolvers.ts';
import { isRecord } from '../rest/error-body.ts';
import type { RecordChange } from '../schema/parents.ts';

const types = {
  agent: true,
  application: true,
  campaign: true,
  collection: true,
  customer: true,
  customer_user: true,
  job: true,
  lockout: true,
  news_item: true,
  order: true,
  template: true,
  training: true,
  transaction: true,
  user: true,
  withdrawal: true,
} satisfies Record<RecordType, true>;

const kinds = { created: true, updated: true, deleted: true } satisfies Record<ChangeKind, true>;

const isType = (word: unknown): word is RecordType => typeof word === 'string' && Object.hasOwn(types, word);
const isKind = (word: unknown): word is ChangeKind => typeof word === 'string' && Object.hasOwn(kinds, word);

/**
 * The change that a message of REST v1 tells; null for one of a type or kind that the contract does not have yet.
 * @throws InvalidAnswerError for any other message: leaving it out could hide a change
 */
export function readChange({ id: position, data }: EventSourceMessage): RecordChange | null {
  const told = parse(data);
  if (!isRecord(told) || position === undefined || position === '')
    throw new InvalidAnswerError('A change cannot be read');
  const { type, id, kind, by, at } = told;
  if (
    typeof type !== 'string' ||
    typeof id !== 'string' ||
    typeof kind !== 'string' ||
    typeof at !== 'string'
  )
    throw new InvalidAnswerError('A change lacks its type, id, kind or time');
  if (!isType(type) || !isKind(kind)) return null;
  return { position, type, id, kind, by: readAuthor(by), at };
}

function readAuthor(by: unknown): RecordChange['by'] {
  if (!isRecord(by) || typeof by['id'] !== 'string') return null;
  return { id: by['id'], name: typeof by['name'] === 'string' ? by['name'] : '' };
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
