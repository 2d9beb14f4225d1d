import { array, object, string } from 'yup';
import { isCalendarDate } from '../../../../kit/date/typedDate.ts';
import { optionalText, requiredText, textOrNull } from '../../../../kit/form/values/schemas.ts';
import { shortestDecimal } from '../../../../kit/value/money.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import { isChosen, isEntered, optionLimit } from '../jobTasks.ts';
import type { AnsweredQuestion } from '../jobTasks.ts';

/** The server's limit in characters for texts of an answer. */
export const longestText = 20_000;

/** The reason that is replaced by a typed one. */
export const otherReason = 'Other';
export const reasons: readonly string[] = [
  'Incorrect answer',
  'Minor incorrect answer',
  'Template issue',
  otherReason,
];

/** The rules of a corrected answer: within the task's limits and requirements. */
export function answerSchema(question: AnsweredQuestion) {
  const required = question.required.length > 0;
  const most = optionLimit(question) ?? Number.POSITIVE_INFINITY;
  const { inputLimit, inputType } = question.component;
  const longest = inputLimit ?? Number.POSITIVE_INFINITY;
  const isNumber = inputType === 'NUMERIC' || inputType === 'PRICE';
  const mustBeChosen = required && isChosen(question);
  const mustBeEntered = required && isEntered(question);
  return object({
    selection: array(string().required())
      .defined()
      .min(mustBeChosen ? 1 : 0, validationMessages.optionRequired)
      .test('limit', validationMessages.maxOptions(most), (ids) => ids.length <= most),
    value: (mustBeEntered
      ? textOrNull().test('required', validationMessages.valueRequired, Boolean)
      : textOrNull()
    )
      .test('limit', validationMessages.maxCharacters(longest), (text) => [...(text ?? '')].length <= longest)
      .test(
        'number',
        validationMessages.number,
        (text) => !isNumber || text === null || shortestDecimal(text) !== null,
      )
      .test(
        'date',
        validationMessages.dateFormat,
        (text) => inputType !== 'DATE' || text === null || isCalendarDate(text),
      ),
    reason: requiredText(),
    ownReason: optionalText().when('reason', ([reason], schema) =>
      reason === otherReason ? schema.required(validationMessages.fieldRequired) : schema,
    ),
  });
}
