import type {
  Currency,
  DrawOrientation,
  OptionRequirement,
  TaskComponentType,
  TaskInputType,
  TaskRequirement,
} from '../../graphql/generated/schema.ts';
import { newKey } from '../../kit/fieldArray/itemKey.ts';
import type { UploadedFile } from '../../kit/upload/sendFile.ts';

/** The kinds of task that the editor knows; a matrix holds tasks of its own. */
export type TaskType = Exclude<TaskComponentType, 'MATRIX'>;

export interface OptionValues {
  key: string;
  value: string;
  mandatory: boolean;
  dataMandatory: OptionRequirement[];
  qaNote: string;
}

/** What the type does not use keeps its value for who changes the type back, and is not sent. */
export interface TaskValues {
  key: string;
  type: TaskType;
  reference: string;
  title: string;
  description: string;
  qaNotes: string;
  link: string;
  internal: boolean;
  required: TaskRequirement[];
  options: OptionValues[];
  multiSelect: boolean;
  maxOptions: number | null;
  inputType: TaskInputType;
  inputLimit: number | null;
  drawOrientation: DrawOrientation;
  drawCta: string;
  buttonCta: string;
  primaryPhoto: boolean;
  allowGallery: boolean;
}

export interface SectionValues {
  key: string;
  name: string;
  tasks: TaskValues[];
}

export interface LinkValues {
  key: string;
  title: string;
  url: string;
}

export interface GeneralValues {
  name: string;
  displayName: string;
  description: string;
  customerId: string | null;
  /** Minutes. */
  duration: number | null;
  currency: Currency;
  basePrice: number | null;
  agentFee: number | null;
  agentFeeUpTo: number | null;
  sameDayCharge: number | null;
  pixellateFaces: boolean;
  hideJobTimes: boolean;
}

// A type and not an interface: the wizard asks for values of any step by its id.
export type TemplateValues = {
  general: GeneralValues;
  tasks: { sections: SectionValues[] };
  resources: { links: LinkValues[]; media: UploadedFile[] };
};

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
