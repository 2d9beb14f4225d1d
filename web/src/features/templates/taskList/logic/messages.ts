/** The texts of the findings in a task list's logic. A task is named '5. How many?'. */
export const findingWords = {
  unreachable: (task: string) => `${task} cannot be reached: no answers lead to it from the first task.`,
  lostTarget: (task: string, reference: string) => `${task} leads to a task that is gone: ${reference}.`,
  noTarget: (task: string) => `${task} has a jump that leads nowhere yet.`,
  backwards: (from: string, to: string) => `${from} leads back to ${to}.`,
  circle: (from: string, to: string) =>
    `${from} leads back to ${to}: what is between them may be asked again and again.`,
  endless: (from: string, to: string) =>
    `${from} leads back to ${to}, and no answers lead out of this circle: the list never ends.`,
  unknownOperator: (task: string, operator: string) =>
    `${task}: “${operator}” is no comparison that is known here. The jump is kept as it is.`,
  incomparable: (task: string, answer: string) =>
    `${task} has no answer that could be compared, so the jump for an answer that ${answer} is never taken.`,
  noValue: (task: string) => `${task}: a jump does not say what the answer is compared with.`,
  lostOption: (task: string, option: string) =>
    `${task}: a jump looks for the option “${option}”, which the task does not have.`,
  notNumber: (task: string, value: string) => `${task}: a jump compares with “${value}”, which is no number.`,
  notDate: (task: string, value: string) => `${task}: a jump compares with “${value}”, which is no date.`,
  neverHolds: (task: string, answer: string) =>
    `${task}: there is no answer that ${answer}, so the jump for it is never taken.`,
  alwaysTwice: (task: string) => `${task}: “Otherwise” stands there twice. Only the first is taken.`,
  behindAlways: (task: string, answer: string) =>
    `${task}: the jump for an answer that ${answer} is never taken, because “Otherwise” stands above it.`,
  repeated: (task: string, answer: string) =>
    `${task}: the jump for an answer that ${answer} stands there twice. Only the first is taken.`,
  shadowed: (task: string, answer: string, before: string) =>
    `${task}: the jump for an answer that ${answer} is never taken. The one above it, for an answer that ${before}, comes first.`,
  shadowedByAll: (task: string, answer: string) =>
    `${task}: the jump for an answer that ${answer} is never taken. Those above it take every such answer.`,
} as const;

/** The prefix of a finding for users who cannot see its colour. */
export const severityWords = { error: 'Error:', warning: 'Warning:' } as const;

/** The texts of the flow. */
export const flowWords = {
  untitled: 'Untitled task',
  otherwise: 'Otherwise',
  always: 'Always',
  goTo: (condition: string, target: string) => `${condition} go to ${target}`,
  ifAnswer: (answer: string) => `If the answer ${answer},`,
  lost: (reference: string) => `a task that is gone (${reference})`,
  nowhere: 'no task yet',
  next: (task: string) => `Else the next task: ${task}`,
  end: 'Else the end',
} as const;

/** The labels of a jump's fields. */
export const fieldWords = {
  jumps: 'Where to go on',
  when: 'When',
  theAnswer: (comparison: string) => `the answer ${comparison}`,
  unknownOperator: (operator: string) => `“${operator}” (not known here)`,
  anyOf: 'Any of',
  goTo: 'Go to',
  chooseTask: 'Choose a task',
  lostTask: (reference: string) => `Gone: ${reference}`,
  unnamedOption: (id: string) => `Option ${id}`,
  lostOption: (id: string) => `Gone: ${id}`,
  text: 'Text',
  number: 'Number',
  date: 'Date',
  value: (what: string, index: number) => (index === 0 ? what : `or ${what.toLowerCase()} ${index + 1}`),
  addValue: 'or another',
  removeValue: (number: number) => `Remove value ${number}`,
  valueAdded: 'Value added',
  valueRemoved: 'Value removed',
} as const;
