/** The draft of a template as a browser stores it, with any number of tasks: the same in every run. */

const types = [
  'SELECT',
  'BOOLEAN',
  'INPUT',
  'PHOTO',
  'DRAW',
  'ACTION',
  'TIMER',
  'SIMPLE',
  'VIDEO',
  'BARCODE',
];
const tasksPerSection = 10;

const option = (task: number, number: number) => ({
  key: `o${task}-${number}`,
  id: String(number),
  value: `Answer ${number}`,
  mandatory: false,
  dataMandatory: [],
  qaNote: '',
  expected: null,
});

function task(number: number) {
  const type = types[number % types.length] ?? 'SIMPLE';
  const options = type === 'SELECT' ? 5 : type === 'BOOLEAN' ? 2 : 0;
  return {
    key: `t${number}`,
    id: '',
    type,
    reference: `display-${number}`,
    title: `Is the display number ${number} where the plan has it?`,
    description: 'Go along the shelf from left to right and look at each of them.',
    qaNotes: '',
    link: '',
    media: [],
    internal: number % 7 === 0,
    required: number % 3 === 0 ? ['PHOTO'] : [],
    payments: [],
    options: Array.from({ length: options }, (_, index) => option(number, index + 1)),
    multiSelect: false,
    maxOptions: null,
    inputType: 'ALPHANUMERIC',
    inputLimit: null,
    drawOrientation: 'EITHER',
    drawCta: '',
    buttonCta: '',
    primaryPhoto: false,
    allowGallery: false,
    matrixMode: '',
    matrixItems: [],
    customMatrixItems: [],
    matrixTasks: [],
    scanner: null,
    jumps: [],
  };
}

const general = {
  name: 'Shelf check',
  displayName: '',
  description: 'What stands on the shelf',
  customerId: '7',
  duration: 10,
  currency: 'GBP',
  basePrice: '20',
  agentFee: '12.5',
  agentFeeUpTo: null,
  sameDayCharge: '5',
  pixellateFaces: false,
  hideJobTimes: false,
};

/** The browser's storage of a user who left the draft at the task list. */
export function storedDraft(tasks: number): string {
  const sections = Array.from({ length: Math.ceil(tasks / tasksPerSection) }, (_, section) => ({
    key: `s${section}`,
    name: `Section ${section + 1}`,
    reference: '',
    tasks: Array.from({ length: Math.min(tasksPerSection, tasks - section * tasksPerSection) }, (__, place) =>
      task(section * tasksPerSection + place),
    ),
  }));
  const values = { general, tasks: { sections }, resources: { links: [], media: [] } };
  const draft = {
    id: 'f'.repeat(32),
    version: 3,
    values,
    step: 'tasks',
    furthest: 2,
    tab: 'closed',
    name: '',
  };
  return JSON.stringify({ draft, sent: [] });
}
