import { newKey } from '../../kit/fieldArray/itemKey.ts';
import type {
  LinkValues,
  OptionValues,
  SectionValues,
  TaskValues,
  TemplateValues,
} from './templateSchemas.ts';

export const newTemplate = (): TemplateValues => ({
  general: {
    name: '',
    displayName: '',
    description: '',
    customerId: null,
    duration: null,
    currency: 'GBP',
    basePrice: null,
    agentFee: null,
    agentFeeUpTo: null,
    sameDayCharge: null,
    pixellateFaces: false,
    hideJobTimes: false,
  },
  tasks: { sections: [] },
  resources: { links: [], media: [] },
});

export const newSection = (): SectionValues => ({ key: newKey(), name: '', tasks: [] });

export const newTask = (values: TemplateValues): TaskValues => ({
  key: newKey(),
  type: 'SIMPLE',
  reference: freeReference(values, 'task'),
  title: '',
  description: '',
  qaNotes: '',
  link: '',
  internal: false,
  required: [],
  options: [],
  multiSelect: false,
  maxOptions: null,
  inputType: 'ALPHANUMERIC',
  inputLimit: null,
  drawOrientation: 'EITHER',
  drawCta: '',
  buttonCta: '',
  primaryPhoto: false,
  allowGallery: false,
});

export const newOption = (): OptionValues => ({
  key: newKey(),
  value: '',
  mandatory: false,
  dataMandatory: [],
  qaNote: '',
});

export const newLink = (): LinkValues => ({ key: newKey(), title: '', url: '' });

/** No two tasks of a template share a reference. */
export const copyOfTask = (task: TaskValues, values: TemplateValues): TaskValues => ({
  ...task,
  reference: freeReference(values, task.reference),
});

export function copyOfSection(section: SectionValues, values: TemplateValues): SectionValues {
  const taken = new Set(referencesOf(values));
  const tasks = section.tasks.map((task) => {
    const reference = numbered(task.reference, taken);
    taken.add(reference);
    return { ...task, reference };
  });
  return { ...section, tasks };
}

export const referencesOf = ({ tasks }: TemplateValues): readonly string[] =>
  tasks.sections.flatMap((section) => section.tasks.map(({ reference }) => reference.trim()));

const freeReference = (values: TemplateValues, wanted: string): string =>
  numbered(wanted, new Set(referencesOf(values)));

/** 'task-1', or the next number that is free: a copy of 'task-3' is 'task-4'. */
function numbered(wanted: string, taken: ReadonlySet<string>): string {
  const stem = wanted.trim().replace(/-\d+$/, '') || 'task';
  let number = 1;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}
