import {
  british,
  chinese,
  elsewhere,
  ghanaian,
  gujarati,
  iberian,
  irish,
  nigerian,
  pakistani,
  polish,
  punjabi,
  romanian,
} from './origins.ts';
import type { Origin } from './origins.ts';

/** Nine in twenty people in Great Britain have a name of foreign origin. */
const inBritain: readonly Origin[] = [
  british,
  british,
  punjabi,
  british,
  polish,
  british,
  pakistani,
  british,
  nigerian,
  british,
  gujarati,
  british,
  irish,
  british,
  chinese,
  british,
  romanian,
  british,
  ghanaian,
  iberian,
];

/** Name numbers: Shepherds first, then staff, then customer users. No two people share a name. */
export const firstStaffNumber = 420;
export const firstCustomerNumber = 480;

/** The name of the person with this number, by country. */
export function personName(number: number, country = 'GB'): { first: string; last: string } {
  const abroad = elsewhere[country];
  if (abroad) return nameOf(abroad, number);
  // Far enough from the beginning that Irish names in Great Britain do not collide.
  if (country === 'IE') return nameOf(irish, 100 + Math.floor(number / 21));
  const place = number % inBritain.length;
  const origin = inBritain[place] ?? british;
  const before = inBritain.slice(0, place).filter((other) => other === origin).length;
  const inAll = inBritain.filter((other) => other === origin).length;
  return nameOf(origin, Math.floor(number / inBritain.length) * inAll + before);
}

/** Each pair occurs once: the surnames shift by one whenever the first names start over. */
function nameOf({ first, last }: Origin, rank: number): { first: string; last: string } {
  const round = Math.floor(rank / first.length);
  return {
    first: first[rank % first.length] ?? 'Alex',
    last: last[(rank * stepOf(last) + round) % last.length] ?? 'Smith',
  };
}

const stepOf = (names: readonly string[]): number => (names.length > 40 ? 7 : 1);

/** The form for e-mail addresses. */
export const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

export const addressOf = ({ first, last }: { first: string; last: string }): string =>
  `${plain(first)}.${plain(last)}`;
