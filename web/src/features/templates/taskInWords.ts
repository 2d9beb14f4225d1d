import type { TaskPaymentType } from '../../graphql/generated/schema.ts';
import { comparisonInWords, optionName } from '../../kit/tasks/reading.ts';
import { inWords } from '../../kit/value/words.ts';
import { inDigits } from '../../messages/inDigits.ts';
import type { TemplateTaskFragment, TemplateTaskGroupFragment } from './Template.generated.ts';

/** A task of a template, with the inner tasks of a matrix. */
export type ShownTask = TemplateTaskGroupFragment['tasks'][number];

type Component = TemplateTaskFragment['component'];

/** A summary of a task's settings beyond its type. */
export function componentInWords(component: Component): string[] {
  switch (component.type) {
    case 'SELECT':
      return component.multiSelect === true ? [severalInWords(component.maxOptions)] : [];
    case 'INPUT':
      return [
        ...(component.inputType ? [inWords(component.inputType)] : []),
        ...(component.inputLimit === null ? [] : [`At most ${counted(component.inputLimit, 'character')}`]),
      ];
    case 'DRAW':
      return [
        ...(component.drawOrientation === null || component.drawOrientation === 'EITHER'
          ? []
          : [inWords(component.drawOrientation)]),
        ...buttonInWords(component.drawCta),
      ];
    case 'ACTION':
      return buttonInWords(component.buttonCta);
    case 'PHOTO':
    case 'VIDEO':
      return [
        ...(component.primaryPhoto === true ? ['Primary photo'] : []),
        ...(component.allowGallery === true ? ['From the gallery too'] : []),
      ];
    case 'MATRIX':
      return [
        counted((component.matrixItems?.length ?? 0) + (component.customMatrixItems?.length ?? 0), 'item'),
        ...(component.scannerConfig ? ['Shelf labels are scanned'] : []),
      ];
    default:
      return [];
  }
}

const severalInWords = (most: number | null): string =>
  most === null ? 'Several can be chosen' : `At most ${counted(most, 'option')}`;

const buttonInWords = (text: string | null): string[] => (text ? [`Button “${text}”`] : []);

export const counted = (count: number, thing: string): string =>
  `${inDigits(count)} ${thing}${count === 1 ? '' : 's'}`;

const paymentLabels: Readonly<Record<TaskPaymentType, string>> = {
  BONUS: 'Bonus',
  REIMBURSEMENT: 'Reimbursement',
};

/** The payments of a task on top of the fee, and their conditions. */
export function paymentsInWords(task: TemplateTaskFragment): string[] {
  const given = [...task.payments, task.bonus, task.reimbursement].filter((payment) => payment !== null);
  // The single payments may also be in the list.
  return [
    ...new Set(
      given.map(({ type, amount, conditionOperator, conditionValue }) => {
        const paid = `${paymentLabels[type]} ${type === 'REIMBURSEMENT' ? 'up to ' : ''}${amount.formatted}`;
        if (conditionOperator === null || conditionOperator === 'always') return paid;
        const value = conditionValue === null ? '' : ` “${optionName(task, conditionValue)}”`;
        return `${paid} if the answer ${comparisonInWords(conditionOperator)}${value}`;
      }),
    ),
  ];
}

/** The required answers: 'Required: photo, comment'; 'Optional' without any. */
export const requirementInWords = ({ required }: Pick<TemplateTaskFragment, 'required'>): string => {
  if (required.length === 0) return 'Optional';
  const further = required.filter((kind) => kind !== 'TASK').map((kind) => kind.toLowerCase());
  return further.length === 0 ? 'Required' : `Required: ${further.join(', ')}`;
};
