import { inDigits } from '../../../../messages/inDigits.ts';

const counted = (count: number, one: string, many: string): string =>
  `${inDigits(count)} ${count === 1 ? one : many}`;

const ordinal = (count: number): string => {
  const suffix = { one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th', zero: 'th' };
  return `${count}${suffix[ordinals.select(count)]}`;
};
const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });

/** The texts of the task list preview. */
export const previewMessages = {
  preview: 'Preview',
  screen: 'Screen of the phone',
  follow: 'Follow',
  followHelp: 'The editor and the preview show the same task',
  unnamedList: 'Task list',
  unnamedSection: 'Section without a name',
  untitledTask: 'Task without a title',
  noTasks: 'No tasks yet',
  noTasksHelp: 'What you add to the list can be tried here.',
  emptySection: 'No tasks in this section yet',

  progress: (number: number, of: number) => `Task ${inDigits(number)} of ${inDigits(of)}`,
  back: 'Back',
  next: 'Next',
  /** Distinguishes them from the wizard's buttons with the same labels. */
  onPhone: (button: string) => `${button} on the phone`,
  again: 'Start again',
  missing: 'Before you go on:',
  internal: 'Internal',
  internalMeans: 'The Shepherd does it; customers do not see it.',
  optional: 'Optional',
  required: 'Required',
  instructions: 'Instructions',
  instructionLink: 'Open the instructions',
  brokenLink: 'This link cannot be opened:',

  photoRequired: 'A photo is required',
  videoRequired: 'A video is required',
  commentRequired: 'A comment is required',
  statusRequired: 'A status is required',
  drawingRequired: 'A drawing is required',
  codeRequired: 'A code is required',
  timerRequired: 'The timer has to run once',
  timerRuns: 'Stop the timer first',
  pressRequired: 'Press the button first',
  doneRequired: 'Mark the task as done',
  itemRequired: 'At least 1 item has to be done',
  itemUnfinished: (label: string) => `“${label}” is not complete`,
  optionMandatory: (option: string) => `“${option}” has to be chosen`,

  chooseOne: 'Choose one',
  chooseUpTo: (most: number) => `Choose up to ${inDigits(most)}`,
  chooseAny: 'Choose all that fit',
  noOptions: 'No options yet',
  unnamedOption: 'Option without a text',
  mandatoryOption: 'Must be chosen',
  clearChoice: 'Clear the choice',

  done: 'Done',
  status: 'Status',
  statuses: { done: 'Done', not_found: 'Not found', out_of_stock: 'Out of stock' },
  comment: 'Comment',
  text: 'Answer',
  number: 'Number',
  date: 'Date',
  price: 'Price',
  charactersLeft: (count: number) => `${counted(count, 'character', 'characters')} left`,
  code: 'Barcode',
  codeHelp: 'The app scans it; type one here.',
  confirm: 'Confirm',
  pressed: 'Confirmed',

  startTimer: 'Start the timer',
  stopTimer: 'Stop the timer',
  timerAgain: 'Start it anew',
  timer: 'Timer',

  draw: 'Draw',
  drawHere: 'Draw here',
  heldPortrait: 'Hold the phone upright',
  heldLandscape: 'Hold the phone sideways',
  turn: 'Turn the sheet',
  clearDrawing: 'Clear the drawing',
  sampleDrawing: 'Draw a sample',

  takePhoto: 'Take a photo',
  takeVideo: 'Record a video',
  gallery: 'From the gallery',
  primaryPhoto: 'This photo stands for the whole report.',
  photo: (number: number) => `Photo ${inDigits(number)}`,
  video: (number: number) => `Video ${inDigits(number)}`,
  fromGallery: (name: string) => `${name}, from the gallery`,
  remove: (name: string) => `Remove ${name.charAt(0).toLowerCase()}${name.slice(1)}`,

  searchItems: 'Search items',
  items: 'Items',
  noItems: 'No items yet',
  noItemsFound: 'No item fits',
  moreItems: (count: number) => `${counted(count, 'more item', 'more items')}: search for them`,
  unnamedItem: 'Item without a name',
  customItem: 'Added for this list',
  itemDone: 'Done',
  itemBegun: 'Not complete',
  itemOpen: 'To do',
  allItems: 'All items',
  noInnerTasks: 'No tasks for the items yet',
  scanner: (reference: string, label: string, subtext: string) =>
    `A scanned shelf label becomes an item: “${reference}” its reference, “${label}” its name` +
    `${subtext === '' ? '' : `, “${subtext}” the line below`}.`,

  because: (condition: string) => `Because the answer ${condition}`,
  becauseAlways: 'Because this jump is always taken',
  becauseOtherwise: 'Because no other jump is taken',
  circle: (visits: number) =>
    `The list goes in a circle: this is the ${ordinal(visits)} time at this task. Only another answer leads out of it.`,

  end: 'End of the task list',
  endHelp: 'This is what the Shepherd has done, with the answers given here.',
  answered: 'Done',
  withoutAnswer: 'No answer',
  photos: (count: number) => counted(count, 'photo', 'photos'),
  videos: (count: number) => counted(count, 'video', 'videos'),
  drawn: 'A drawing',
  itemsDone: (count: number, of: number) => `${inDigits(count)} of ${counted(of, 'item', 'items')}`,
  jumpedOver: 'Jumped over',
  notWalked: 'Before the walk began',
  nothingJumpedOver: 'Nothing was jumped over.',
  earned: 'Earned on top of the fee',
  notEarned: 'Not earned',
  nothingToEarn: 'No bonuses or reimbursements on this way.',
  sum: 'Together',
  bonus: 'Bonus',
  reimbursement: 'Reimbursement',
  earnsNothingWithout: 'nothing was chosen or typed that could earn it',
  otherAnswer: 'the answer does not meet the condition',
} as const;
