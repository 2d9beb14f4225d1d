import { object, string, ValidationError } from 'yup';
import type { InferType, ObjectSchema } from 'yup';
import { validationMessages } from '../../../messages/validation.ts';
import { futureDateSchema } from '../../../kit/form/values/schemas.ts';
import type { FormStart } from '../../../kit/form/values/formValues.ts';
import type { AssignedRow, AssignStart, AssignTerms } from './definition.ts';
import { refusedTerms, sentTerms, termsSchema, termsStart } from './termsSchema.ts';

const valuesSchema = termsSchema.concat(
  object({
    agentId: string().defined().required(validationMessages.noShepherd),
    jobDate: string()
      .nullable()
      .defined()
      .when('asRequested', ([asRequested]: unknown[], date) =>
        asRequested === true ? date : futureDateSchema().required(validationMessages.dateIsNotSelected),
      ),
  }),
);

type AssignValues = InferType<typeof valuesSchema>;

/** The rules of single fields, and those between fields. */
export const assignSchema = (rows: readonly AssignedRow[]): ObjectSchema<AssignValues> =>
  valuesSchema.test('together', (values, context) => {
    const refusals = refusedTerms(values, rows);
    return (
      refusals.length === 0 || new ValidationError(refusals.map((refusal) => context.createError(refusal)))
    );
  });

/** The initial values: the fees of the rows, and the agreed terms. */
export const assignStart = (
  rows: readonly AssignedRow[],
  { agentId = null, jobDate = null, ...terms }: AssignStart,
): FormStart<AssignValues> => ({
  ...termsStart(rows, terms),
  agentId,
  asRequested: jobDate === null,
  jobDate,
});

/** The payload, without a date that was entered before the terms were set to as requested. */
export const assignTerms = (values: AssignValues): AssignTerms => {
  const { agentId, asRequested, jobDate } = values;
  return { agentId, ...sentTerms(values), ...(asRequested || jobDate === null ? {} : { jobDate }) };
};
