import type {
  DrawOrientation,
  OptionRequirement,
  TaskComponentType,
  TaskInputType,
  TaskPaymentType,
  TaskRequirement,
} from '../../graphql/generated/schema.ts';
import { optionsOf } from '../../kit/choice/options.ts';

export const taskTypes = optionsOf<TaskComponentType>({
  BOOLEAN: 'Boolean',
  TIMER: 'Timer',
  SIMPLE: 'Simple',
  SELECT: 'Select',
  ACTION: 'Action',
  INPUT: 'Input',
  DRAW: 'Draw',
  PHOTO: 'Photo',
  VIDEO: 'Video',
  BARCODE: 'Barcode',
  MATRIX: 'Matrix',
});
/** A matrix cannot contain a matrix. */
export const innerTaskTypes = taskTypes.filter(({ value }) => value !== 'MATRIX');
export const inputTypes = optionsOf<TaskInputType>({
  ALPHANUMERIC: 'Alphanumeric',
  NUMERIC: 'Numeric',
  DATE: 'Date',
  PRICE: 'Price',
});
export const orientations = optionsOf<DrawOrientation>({
  EITHER: 'Either',
  PORTRAIT: 'Portrait',
  LANDSCAPE: 'Landscape',
});
export const taskRequirements = optionsOf<TaskRequirement>({
  TASK: 'Task',
  STATUS: 'Status',
  PHOTO: 'Photo',
  VIDEO: 'Video',
  COMMENT: 'Comment',
});
export const optionRequirements = optionsOf<OptionRequirement>({
  PHOTO: 'Photo',
  VIDEO: 'Video',
  COMMENT: 'Comment',
});
export const paymentTypes = optionsOf<TaskPaymentType>({
  BONUS: 'Bonus',
  REIMBURSEMENT: 'Reimbursement',
});
