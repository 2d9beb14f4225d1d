import type { Deviation } from '../../rest/contract/notes.ts';
import { isOptionalField } from './fields.ts';
import { placeOf } from './place.ts';
import { propertyOf } from './question.ts';
import type { Question } from './question.ts';

/** What staff see of a deviation; `wrong` where something that the server has is not on the screen. */
export type Effect = Readonly<{ state: 'note' | 'wrong'; words: string }>;

const note = (words: string): Effect => ({ state: 'note', words });
const wrong = (words: string): Effect => ({ state: 'wrong', words });

/** Parts of an envelope that follow from the request and the total. */
const countedHere: ReadonlySet<string> = new Set(['from', 'to', 'last_page', 'current_page', 'per_page']);

/** Properties of the contract that no screen and no field of GraphQL has. */
export const notShown: ReadonlySet<string> = new Set([
  'LockoutAgent.created_at',
  'Lockout.agents_count',
  'LockoutRow.agents_count',
  'LocationsUpload.rows_read',
  'JobMarketOffer.accept_until',
  'OrderPush.scheduled_at',
  'OrderPush.sent_at',
  'PaymentPage.total_payments',
  'Profile.object',
  'SummaryGroups.key',
  'WithdrawalPage.total_withdrawals',
]);

/** Lists whose rows are completed from the record itself. */
const completedLists: ReadonlySet<string> = new Set(['/jobs', '/orders', '/orders/lockouts', '/templates']);

/**
 * @param body the answer as the gateway read it
 */
export function effectOf({ call }: Question, { property, kind, expected }: Deviation, body: unknown): Effect {
  const { holder, name, nullable: mayBeNull } = placeOf(call.path, property);
  const nullable = mayBeNull || isOptionalField(holder, name);
  if (kind === 'converted') return note(`read as ${expected}`);
  if (kind === 'dropped') return note(droppedWords(property));
  if (property === '' || property === 'data') return wrong('everything there is shown as an error');
  if (property === 'data.id') return wrong('the rows are shown as not readable');
  if (notShown.has(`${holder}.${name}`)) return note('not shown anywhere');
  if (kind === 'missing') {
    if (countedHere.has(property)) return note('counted from the total');
    if (hasIds(body, property)) return note('read by its id, in one more call for all rows');
    if (/^data\.\w+$/.test(property) && completedLists.has(call.path))
      return note('read from the record itself, in one more call for each row');
    if (nullable) return note('shown as empty');
  }
  if (isCount(call.path)) return wrong('the counts are missing');
  return wrong('shown as not readable');
}

const isCount = (path: string): boolean => path.endsWith('/summary');

const droppedWords = (property: string): string =>
  property.endsWith('permissions')
    ? 'ignored: it opens nothing in the console'
    : 'ignored: the console has nothing for it';

/** Whether each object without this property has the id of what it names. */
function hasIds(body: unknown, property: string): boolean {
  const [name = '', ...above] = property.split('.').toReversed();
  const holders = above
    .toReversed()
    .reduce<readonly unknown[]>((values, step) => values.flatMap((value) => propertyOf(value, step)), [body]);
  const lacking = holders.filter((holder) => holder !== null && propertyOf(holder, name) === undefined);
  return lacking.length > 0 && lacking.every((holder) => isThere(propertyOf(holder, `${name}_id`)));
}

const isThere = (value: unknown): boolean => value !== undefined && value !== null;
