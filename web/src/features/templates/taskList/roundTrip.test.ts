import { describe, expect, test } from 'vitest';
import type { TaskComponentInput, TaskInput, TaskPaymentInput } from '../../../graphql/generated/schema.ts';
import { taskListFromServer } from './fromServer.ts';
import { generatedList, withoutKeys } from './listFixture.ts';
import { taskListSchema } from './listSchema.ts';
import type { TemplateTaskGroupFragment, TemplateTaskLogicFragment } from '../Template.generated.ts';
import { taskListInput } from './toServer.ts';
import type { TaskListInput } from './toServer.ts';

/** The server's answer for a request: fields that were left out are null. */
function answered({ taskGroups, taskLogic }: TaskListInput) {
  const payment = (input: TaskPaymentInput) => ({
    conditionOperator: null,
    conditionValue: null,
    ...input,
    amount: { amount: String(input.amount.amount), currency: input.amount.currency ?? 'GBP' },
  });
  const component = ({ matrixTasks, ...input }: TaskComponentInput): object => ({
    ...nothing,
    ...input,
    matrixTasks: matrixTasks?.map((inner) => task(inner)) ?? null,
  });
  const task = (input: TaskInput): object => ({
    ...input,
    id: input.id ?? '',
    payments: (input.payments ?? []).map(payment),
    bonus: input.bonus ? payment(input.bonus) : null,
    reimbursement: input.reimbursement ? payment(input.reimbursement) : null,
    component: component(input.component),
  });
  return {
    // Safe: the types differ only in which fields are optional.
    sections: taskGroups.map((group) => ({
      ...group,
      tasks: group.tasks.map(task),
    })) as unknown as TemplateTaskGroupFragment[],
    logic: taskLogic as unknown as TemplateTaskLogicFragment[],
  };
}

const nothing = {
  options: null,
  maxOptions: null,
  multiSelect: null,
  inputType: null,
  inputLimit: null,
  drawCta: null,
  buttonCta: null,
  drawOrientation: null,
  primaryPhoto: null,
  allowGallery: null,
  matrixMode: null,
  matrixItems: null,
  customMatrixItems: null,
  scannerConfig: null,
};

describe('a task list', () => {
  test.each(Array.from({ length: 20 }, (_, seed) => seed))('comes back as it was sent (%i)', (seed) => {
    const list = generatedList(seed);
    const { sections, logic } = answered(taskListInput(list, 'GBP'));
    expect(withoutKeys(taskListFromServer(sections, logic))).toEqual(withoutKeys(list));
  });

  test('is valid', async () => {
    const list = generatedList(3);
    await expect(
      taskListSchema.validate(list, { context: { general: { currency: 'GBP' } }, abortEarly: false }),
    ).resolves.toBeTruthy();
  });
});
