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

/** Of every twenty people in Great Britain nine have a name that came from elsewhere. */
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

/** Shepherds are numbered from here, and then staff, and then the people of customers: no two are called the same. */
export const firstStaffNumber = 420;
export const firstCustomerNumber = 480;

/** What the person of this number is called, by the country they live in. */
export function personName(number: number, country = 'GB'): { first: string; last: string } {
  const abroad = elsewhere[country];
  if (abroad) return nameOf(abroad, number);
  // So far from the beginning that nobody with an Irish name in Great Britain has the same.
  if (country === 'IE') return nameOf(irish, 100 + Math.floor(number / 21));
  const place = number % inBritain.length;
  const origin = inBritain[place] ?? british;
  const before = inBritain.slice(0, place).filter((other) => other === origin).length;
  const inAll = inBritain.filter((other) => other === origin).length;
  return nameOf(origin, Math.floor(number / inBritain.length) * inAll + before);
}

/** Each pair once: the surnames shift by one whenever the first names begin again. */
function nameOf({ first, last }: Origin, rank: number): { first: string; last: string } {
  const round = Math.floor(rank / first.length);
  return {
    first: first[rank % first.length] ?? 'Alex',
    last: last[(rank * stepOf(last) + round) % last.length] ?? 'Smith',
  };
}

const stepOf = (names: readonly string[]): number => (names.length > 40 ? 7 : 1);

/** As it stands in an e-mail address. */
export const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

export const addressOf = ({ first, last }: { first: string; last: string }): string =>
  `${plain(first)}.${plain(last)}`;
