import type { PurposeKey } from '../templates/purposes.ts';
import type { Texts } from './scene.ts';

const ofTheFront: Texts = [
  'The photo of the front is blurred',
  'The name of the store cannot be read in the photo',
  'The photo of the front was taken against the sun',
  'A lorry hides half of the front',
];
const ofTheEntrance: Texts = [
  'The photo of the entrance is blurred',
  'The entrance is too dark to see whether it is clean',
  'A finger covers the left half of the entrance',
];
const ofTheStand: Texts = [
  'The photo of the stand is blurred',
  'The stand is cut off at the top',
  'A customer hides the stand in the photo',
];

const ofAnyPhoto: Texts = [
  'A photo is blurred',
  'A photo was taken against the sun',
  'A photo is too dark to make anything out',
  'A finger covers a part of a photo',
];

/** Photos that must be redone, by purpose. */
const retries: Partial<Record<PurposeKey, Texts>> = {
  audit: ofTheEntrance,
  installation: [...ofTheStand, 'The photo after was taken from another point than the one before'],
  product: [...ofTheFront, 'The lower boards are missing in the photo of the shelf'],
  window: [...ofTheFront, 'The light of the street is reflected in the right window'],
  collection: [...ofTheFront, 'The photo of the parcel shows one side only'],
  hours: [...ofTheFront, 'The line for Sunday cannot be read'],
  site: [
    'The sign is cut off in the photo',
    'The photo of the sign is blurred',
    'The sign is too far away to be read',
  ],
  hunt: ofAnyPhoto,
  mystery: ofAnyPhoto,
  staff: ofAnyPhoto,
  price: ofAnyPhoto,
  home: ['The photo is cut off at one side', 'The photo is blurred', 'A hand covers half of it in the photo'],
};

/** Reasons why work of a purpose fails. */
const faults: Partial<Record<PurposeKey, Texts>> = {
  home: [
    'The photo shows something of another company',
    'The photo was taken off a screen',
    'The same photo was handed in for two people',
  ],
  hunt: [
    'The photos show another product',
    'The photos show another store',
    'The photo was found on the internet',
  ],
};
const anyFault: Texts = [
  'The photos show another store',
  'The photo of the front is of another branch',
  'The photos are those of a visit last month',
  'The name over the door is that of a competitor',
  'The phone was in another town during the visit',
];

export const retriesOf = (key: PurposeKey): Texts => retries[key] ?? ofTheFront;
export const faultsOf = (key: PurposeKey): Texts => faults[key] ?? anyFault;

/** Staff notes about agents who left early. */
export const leftBefore: Texts = [
  'Left before the work was done',
  'Will not come back today',
  'Rang us and asked to be let off',
  'Left half way, the job goes back',
];
