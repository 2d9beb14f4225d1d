import { inWords } from '../../value/words.ts';
import { readState, writeState } from '../address/urlCodec.ts';
import type { ListShape } from '../address/listState.ts';

/** The parts of a saved view that the list cannot apply: filters, values and sorting that it no longer has. */
export function lostFilters(search: string, shape: ListShape): string[] {
  const applied = new Set(partsOf(writeState(readState(search, shape), shape, '')));
  // Addresses leave out defaults, which an older view may name.
  const byDefault = new Set(partsOf(search).filter((part) => isDefault(part, shape)));
  const lost = partsOf(search).filter((part) => !applied.has(part) && !byDefault.has(part));
  return [...new Set(lost.map((part) => inWords(keyOf(part, shape))))];
}

/** `status[0]` and `status` name one filter. */
const partsOf = (search: string): string[] =>
  [...new URLSearchParams(search)]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name.replace(/\[\d*\]$/, '')}=${value.toLowerCase()}`);

const keyOf = (part: string, { prefix }: ListShape): string => part.slice(prefix.length, part.indexOf('='));

function isDefault(part: string, shape: ListShape): boolean {
  const key = keyOf(part, shape);
  const value = part.slice(part.indexOf('=') + 1);
  if (key === 'page' || key === 'per_page') return true;
  const { sort, filters } = readState('', shape);
  if (key === 'sort') return value === `${sort.direction === 'DESC' ? '-' : ''}${sort.field.toLowerCase()}`;
  return filters[key]?.some((held) => held.toLowerCase() === value) === true;
}
