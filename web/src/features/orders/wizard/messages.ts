import { inDigits } from '../../../messages/inDigits.ts';

/** The texts of the new order wizard. */
export const newOrderMessages = {
  types: {
    STANDARD: 'Jobs at places that you give: one, or many from a file.',
    ANYWHERE: 'As many jobs as you like, wherever a Shepherd is.',
    TREASURE_HUNT: 'Shepherds look for something at the places that you give.',
  },
  campaignCleared: 'Campaign and wave were cleared: they belong to the customer.',
  waveCleared: 'The wave was cleared: it belongs to the campaign.',
  customerFirst: 'Choose the customer first',
  campaignFirst: 'Choose the campaign first',
  noWaves: 'This campaign has no waves.',
  timeZone: (zone: string) => `Times are those of ${zone}, the time zone of this browser.`,
  tasks: (tasks: number, sections: number) =>
    `${inDigits(tasks)} ${tasks === 1 ? 'task' : 'tasks'} in ${inDigits(sections)} ${sections === 1 ? 'section' : 'sections'}`,
  changedElsewhere: 'This draft has been changed elsewhere',
  changedElsewhereText:
    'Somebody else has saved other values in this draft since you opened it. Nothing of theirs has been overwritten yet.',
  keepMine: 'Save mine',
  takeTheirs: 'Load theirs',
  uploadsRunning: 'The file of locations is still being read. The order is sent as soon as that is done.',
  live: 'Go live now?',
  liveAct: 'Go live',
  liveText: 'It starts at once: its jobs are made now, and Shepherds are told 10 minutes after the start.',
  schedule: 'Schedule this order?',
  scheduleAct: 'Schedule order',
  scheduleText: (start: string) =>
    `It is handed in for approval and starts on ${start} once it is approved. Shepherds are told 10 minutes after the start.`,
  notCopied: (left: readonly string[]) => `Not taken over: ${left.join(', ')}.`,
  noDraft: (name: string) => `${name} is not a draft any more`,
  noDraftText: 'It has been handed in. What can still be changed stands on its page.',
  modes: {
    single: 'One location',
    csv: 'Several, from a CSV file',
    copied: 'The locations of the order that this is a copy of',
  },
  toCopy: (count: number) =>
    `${inDigits(count)} ${count === 1 ? 'location' : 'locations'}, without days and times of their own.`,
  tooManyToCopy: (most: number) => `More than ${inDigits(most)}: bring them as a file.`,
  preview: 'Days of the schedule',
  previewOf: (name: string, days: number) =>
    `${name === '' ? 'The schedule' : name}: the first ${days === 1 ? 'day' : `${inDigits(days)} days`} of the order`,
  closed: 'Closed',
  files: 'Locations by file',
  placesInOrder: (count: number) =>
    `The order has ${inDigits(count)} ${count === 1 ? 'location' : 'locations'}.`,
  noFile: 'Add a file with at least 1 location, or choose one location.',
  preparing: 'The draft is being saved…',
  notSaved: 'The draft could not be saved, so that no file can be added yet.',
  open: 'Open the order',
} as const;
