import { placeInWords } from '../reading.ts';
import type { Report } from '../odd/readable.ts';

/** More characters do not fit on a page. */
const mostCharacters = 110;

/** The name on each page of a printed report: customer, place and reference. */
export function paperName({
  customer,
  location,
  job,
}: Pick<Report, 'customer' | 'location' | 'job'>): string {
  const name = [customer?.name, placeInWords(location), job.reference].filter(Boolean).join(' · ');
  const characters = [...(name || 'Job report')];
  return characters.length > mostCharacters
    ? `${characters.slice(0, mostCharacters - 1).join('')}…`
    : characters.join('');
}

/** Escapes a text as a CSS string. */
export const styleString = (text: string): string =>
  `"${text.replaceAll(/["\\<>\p{Cc}]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;
