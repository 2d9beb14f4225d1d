import { placeInWords } from './reading.ts';
import type { Report } from './requestReport.ts';

/** More do not fit beside each other on a page. */
const mostCharacters = 110;

/** What each page of a printed report is called: whose it is, where it was, and its reference. */
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

/** A text as a string of a style sheet, which ends where it should whatever the text is. */
export const styleString = (text: string): string =>
  `"${text.replaceAll(/["\\<>\p{Cc}]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;
