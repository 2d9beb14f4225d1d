import { mostPlaces } from './place.ts';
import type { FoundPlace, Geocoder } from './place.ts';

type Entry = readonly [address: string, city: string, zip: string, latitude: number, longitude: number];

/** Well-known addresses in Great Britain and its city centres. */
const known: readonly Entry[] = [
  ['10 Downing Street', 'London', 'SW1A 2AA', 51.5034, -0.1276],
  ['221B Baker Street', 'London', 'NW1 6XE', 51.5238, -0.1586],
  ['Oxford Street', 'London', 'W1D 1BS', 51.5154, -0.1419],
  ['Piccadilly Circus', 'London', 'W1J 9HS', 51.5101, -0.1348],
  ['Canary Wharf', 'London', 'E14 5AB', 51.5054, -0.0235],
  ['Market Street', 'Manchester', 'M1 1WR', 53.4826, -2.2399],
  ['Deansgate', 'Manchester', 'M3 2BW', 53.4794, -2.2487],
  ['New Street', 'Birmingham', 'B2 4QA', 52.4789, -1.8985],
  ['Bullring', 'Birmingham', 'B5 4BU', 52.4777, -1.8933],
  ['Briggate', 'Leeds', 'LS1 6HD', 53.7972, -1.5417],
  ['The Headrow', 'Leeds', 'LS1 6PU', 53.7996, -1.5454],
  ['Buchanan Street', 'Glasgow', 'G1 3HL', 55.8603, -4.2536],
  ['Sauchiehall Street', 'Glasgow', 'G2 3EQ', 55.8652, -4.2623],
  ['Princes Street', 'Edinburgh', 'EH2 2ER', 55.9521, -3.1965],
  ['Royal Mile', 'Edinburgh', 'EH1 1PB', 55.9507, -3.1859],
  ['Cabot Circus', 'Bristol', 'BS1 3BX', 51.4585, -2.5858],
  ['Park Street', 'Bristol', 'BS1 5NG', 51.4545, -2.6043],
  ['Queen Street', 'Cardiff', 'CF10 2BQ', 51.4826, -3.1752],
  ['Bold Street', 'Liverpool', 'L1 4DS', 53.4026, -2.9785],
  ['Royal Avenue', 'Belfast', 'BT1 1DA', 54.6003, -5.9301],
  ['Grey Street', 'Newcastle upon Tyne', 'NE1 6EE', 54.9721, -1.6117],
  ['Fargate', 'Sheffield', 'S1 2HE', 53.3818, -1.4697],
  ['Old Market Square', 'Nottingham', 'NG1 2DP', 52.9533, -1.1498],
  ['North Street', 'Brighton', 'BN1 1EB', 50.8236, -0.1418],
  ['Gentleman’s Walk', 'Norwich', 'NR2 1ND', 52.6281, 1.2923],
  ['Armada Way', 'Plymouth', 'PL1 1LH', 50.3714, -4.1425],
  ['Union Street', 'Aberdeen', 'AB11 6BD', 57.1469, -2.0977],
  ['The Shambles', 'York', 'YO1 7LZ', 53.9592, -1.0801],
  ['Cornmarket Street', 'Oxford', 'OX1 3EX', 51.7529, -1.2583],
  ['Wind Street', 'Swansea', 'SA1 1EE', 51.6199, -3.9409],
];

/** Words without case, accents and punctuation, so that typed text matches written names. */
const simple = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’'.]/g, '')
    .replace(/[,;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const cities = new Map(known.toReversed().map((entry) => [simple(entry[1]), entry]));

const place = (
  address: string | null,
  [, city, zip, latitude, longitude]: Entry,
  exact: boolean,
): FoundPlace => ({
  label: [address, city, exact ? zip : null, 'United Kingdom'].filter((part) => part !== null).join(', '),
  address1: address,
  city,
  zip: exact ? zip : null,
  state: null,
  country_code: 'GB',
  latitude,
  longitude,
});

/**
 * The addresses that contain every word; then, if the words end with a known city, the city centre with the preceding
 * words as the address.
 */
export const bundledGeocoder: Geocoder = async (keywords, { country = 'GB' } = {}) => {
  const wanted = simple(keywords);
  if (wanted === '' || country !== 'GB') return [];
  const words = wanted.split(' ');
  const found = known
    .filter((entry) => {
      const text = simple(`${entry[0]} ${entry[1]} ${entry[2]}`);
      return words.every((word) => text.includes(word));
    })
    .map((entry) => place(entry[0], entry, true));
  const city = [...cities].find(([name]) => wanted === name || wanted.endsWith(` ${name}`));
  if (city) {
    const [name, entry] = city;
    const typed = keywords.replace(/\s+/g, ' ').trim();
    const address = typed.slice(0, Math.max(0, typed.length - name.length)).replace(/[\s,]+$/, '');
    if (!found.some((one) => simple(one.address1 ?? '') === simple(address)))
      found.push(place(address === '' ? null : address, entry, false));
  }
  return found.slice(0, mostPlaces);
};
