export type Place = {
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zip: string;
  /** The prefix of telephone numbers reserved for fiction (Ofcom, ComReg); three digits follow. */
  readonly dialling: string;
};

/** The reserved range for places that have none of their own. */
const anywhere = '01632 960';

/** British cities with the prefix of one of their postcodes; the city lookup contains the first ten. */
export const britishPlaces: readonly [Place, ...Place[]] = [
  { city: 'London', latitude: 51.5072, longitude: -0.1276, zip: 'EC1A', dialling: '020 7946 0' },
  { city: 'Manchester', latitude: 53.4808, longitude: -2.2426, zip: 'M2', dialling: '0161 496 0' },
  { city: 'Birmingham', latitude: 52.4862, longitude: -1.8904, zip: 'B2', dialling: '0121 496 0' },
  { city: 'Leeds', latitude: 53.8008, longitude: -1.5491, zip: 'LS1', dialling: '0113 496 0' },
  { city: 'Glasgow', latitude: 55.8617, longitude: -4.2583, zip: 'G1', dialling: '0141 496 0' },
  { city: 'Edinburgh', latitude: 55.9533, longitude: -3.1883, zip: 'EH2', dialling: '0131 496 0' },
  { city: 'Bristol', latitude: 51.4545, longitude: -2.5879, zip: 'BS1', dialling: '0117 496 0' },
  { city: 'Cardiff', latitude: 51.4816, longitude: -3.1791, zip: 'CF10', dialling: '029 2018 0' },
  { city: 'Liverpool', latitude: 53.4084, longitude: -2.9916, zip: 'L1', dialling: '0151 496 0' },
  { city: 'Belfast', latitude: 54.5973, longitude: -5.9301, zip: 'BT1', dialling: '028 9649 6' },
  { city: 'Newcastle upon Tyne', latitude: 54.9783, longitude: -1.6178, zip: 'NE1', dialling: '0191 498 0' },
  { city: 'Sheffield', latitude: 53.3811, longitude: -1.4701, zip: 'S1', dialling: '0114 496 0' },
  { city: 'Nottingham', latitude: 52.9548, longitude: -1.1581, zip: 'NG1', dialling: '0115 496 0' },
  { city: 'Brighton', latitude: 50.8225, longitude: -0.1372, zip: 'BN1', dialling: anywhere },
  { city: 'Norwich', latitude: 52.6309, longitude: 1.2974, zip: 'NR2', dialling: anywhere },
  { city: 'Plymouth', latitude: 50.3755, longitude: -4.1427, zip: 'PL1', dialling: anywhere },
  { city: 'Aberdeen', latitude: 57.1497, longitude: -2.0943, zip: 'AB10', dialling: anywhere },
  { city: 'York', latitude: 53.9591, longitude: -1.0815, zip: 'YO1', dialling: anywhere },
  { city: 'Oxford', latitude: 51.752, longitude: -1.2577, zip: 'OX1', dialling: anywhere },
  { city: 'Swansea', latitude: 51.6214, longitude: -3.9436, zip: 'SA1', dialling: anywhere },
];

/** Irish cities with the prefix of one of their Eircodes. */
export const irishPlaces: readonly [Place, Place, Place, Place] = [
  { city: 'Dublin', latitude: 53.3498, longitude: -6.2603, zip: 'D02', dialling: '+353 20 910 0' },
  { city: 'Cork', latitude: 51.8985, longitude: -8.4756, zip: 'T12', dialling: '+353 20 911 0' },
  { city: 'Galway', latitude: 53.2707, longitude: -9.0568, zip: 'H91', dialling: '+353 20 912 0' },
  { city: 'Limerick', latitude: 52.6638, longitude: -8.6267, zip: 'V94', dialling: '+353 20 913 0' },
];

/** The places in a country for the demo's customers, locations and agents. */
export const placesIn = (country: string): readonly [Place, ...Place[]] =>
  country === 'IE' ? irishPlaces : britishPlaces;

const inward = ['AB', 'DF', 'HJ', 'LN', 'PQ', 'XY'] as const;
/** A postcode of a place. */
export function postcode({ zip }: Place, number: number): string {
  const digit = (number % 9) + 1;
  const letters = inward[number % inward.length] ?? inward[0];
  return /^\w\d\d$/.test(zip) && irishPlaces.some((place) => place.zip === zip)
    ? `${zip} ${letters}${digit}${(number % 7) + 2}`
    : `${zip} ${digit}${letters}`;
}

/** A fictional telephone number of a place. */
export const phoneAt = ({ dialling }: Place, number: number): string =>
  `${dialling}${dialling === anywhere ? ' ' : ''}${String(number % 1_000).padStart(3, '0')}`;

export const streets = [
  'High Street',
  'Market Street',
  'Church Road',
  'Station Road',
  'Victoria Road',
  'Queen Street',
  'Mill Lane',
  'Bridge Street',
  'Castle Street',
  'Park Lane',
  'The Arcade',
  'Albert Square',
] as const;

/** Street names of Irish cities. */
export const irishStreets = [
  "O'Connell Street",
  'Parnell Street',
  'Patrick Street',
  'Shop Street',
  'Main Street',
  'Bridge Street',
  'Market Street',
  'The Quay',
] as const;

/** Cities of five more countries, for the city lookup. */
export const citiesAbroad: Readonly<
  Record<string, readonly (readonly [city: string, latitude: number, longitude: number])[]>
> = {
  US: [
    ['New York', 40.71, -74.01],
    ['Los Angeles', 34.05, -118.24],
    ['Chicago', 41.88, -87.63],
    ['Houston', 29.76, -95.37],
    ['Phoenix', 33.45, -112.07],
    ['Philadelphia', 39.95, -75.17],
    ['San Diego', 32.72, -117.16],
    ['Dallas', 32.78, -96.8],
    ['Austin', 30.27, -97.74],
    ['Boston', 42.36, -71.06],
  ],
  IE: [
    ['Dublin', 53.35, -6.26],
    ['Cork', 51.9, -8.47],
    ['Limerick', 52.66, -8.63],
    ['Galway', 53.27, -9.05],
    ['Waterford', 52.26, -7.11],
    ['Drogheda', 53.72, -6.35],
    ['Dundalk', 54.0, -6.4],
    ['Swords', 53.46, -6.22],
    ['Bray', 53.2, -6.1],
    ['Sligo', 54.27, -8.47],
  ],
  DE: [
    ['Berlin', 52.52, 13.41],
    ['Hamburg', 53.55, 9.99],
    ['München', 48.14, 11.58],
    ['Köln', 50.94, 6.96],
    ['Frankfurt am Main', 50.11, 8.68],
    ['Stuttgart', 48.78, 9.18],
    ['Düsseldorf', 51.23, 6.77],
    ['Leipzig', 51.34, 12.37],
    ['Dortmund', 51.51, 7.47],
    ['Bremen', 53.08, 8.8],
  ],
  FR: [
    ['Paris', 48.86, 2.35],
    ['Marseille', 43.3, 5.37],
    ['Lyon', 45.76, 4.84],
    ['Toulouse', 43.6, 1.44],
    ['Nice', 43.71, 7.26],
    ['Nantes', 47.22, -1.55],
    ['Strasbourg', 48.58, 7.75],
    ['Montpellier', 43.61, 3.88],
    ['Bordeaux', 44.84, -0.58],
    ['Lille', 50.63, 3.06],
  ],
  ES: [
    ['Madrid', 40.42, -3.7],
    ['Barcelona', 41.39, 2.17],
    ['Valencia', 39.47, -0.38],
    ['Sevilla', 37.39, -5.98],
    ['Zaragoza', 41.65, -0.89],
    ['Málaga', 36.72, -4.42],
    ['Murcia', 37.99, -1.13],
    ['Palma', 39.57, 2.65],
    ['Bilbao', 43.26, -2.93],
    ['Alicante', 38.35, -0.48],
  ],
};

export const countries: readonly (readonly [code: string, name: string])[] = [
  ['GB', 'United Kingdom'],
  ['IE', 'Ireland'],
  ['US', 'United States'],
  ['DE', 'Germany'],
  ['FR', 'France'],
  ['ES', 'Spain'],
  ['IT', 'Italy'],
  ['PT', 'Portugal'],
  ['NL', 'Netherlands'],
  ['BE', 'Belgium'],
  ['LU', 'Luxembourg'],
  ['CH', 'Switzerland'],
  ['AT', 'Austria'],
  ['PL', 'Poland'],
  ['CZ', 'Czechia'],
  ['SK', 'Slovakia'],
  ['HU', 'Hungary'],
  ['RO', 'Romania'],
  ['BG', 'Bulgaria'],
  ['GR', 'Greece'],
  ['DK', 'Denmark'],
  ['SE', 'Sweden'],
  ['NO', 'Norway'],
  ['FI', 'Finland'],
  ['EE', 'Estonia'],
  ['LV', 'Latvia'],
  ['LT', 'Lithuania'],
  ['UA', 'Ukraine'],
  ['IL', 'Israel'],
  ['IN', 'India'],
  ['JP', 'Japan'],
  ['KR', 'South Korea'],
  ['NG', 'Nigeria'],
  ['PH', 'Philippines'],
  ['PY', 'Paraguay'],
  ['TH', 'Thailand'],
  ['VN', 'Vietnam'],
  ['CR', 'Costa Rica'],
  ['CA', 'Canada'],
  ['AU', 'Australia'],
];
