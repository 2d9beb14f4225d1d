/** The error texts of form fields. */
export const validationMessages = {
  emailRequired: 'Email required',
  emailFormat: 'Email has incorrect format',
  passwordRequired: 'Password required',
  passwordsDiffer: "passwords don't match",
  passwordWeak: 'Password does not meet every requirement below',
  number: 'You must pass a number',
  wholeNumber: 'Enter a whole number',
  fieldRequired: 'That field is required',
  valueRequired: 'Value required',
  commentRequired: 'Comment required',
  countryRequired: 'Country required',
  dateFormat: 'Invalid date format',
  url: 'enter a valid url',
  timeIncrement: 'Time increments of 5 min only',
  optionRequired: 'At least 1 option is required',
  customerNotSelected: 'No customer has been selected',
  bothFieldsRequired: 'Both fields are required',
  properUrl: 'Provide proper url',
  referenceUsed: 'This reference is already being used',
  matrixTaskRequired: 'At least 1 task is required',
  noSuchTask: (reference: string) => `There is no task with the reference ${reference}`,
  metadataTooLong: 'Max length exceeded',
  maxSigns: (max: number) => `You can pass max ${max} signs`,
  maxCharacters: (max: number) => `Max ${max} characters`,
  moreThan: (minimum: number) => `You have to pass more than ${minimum}`,
  atMost: (maximum: number) => `Must be ${maximum} or less`,
  maxOptions: (max: number) => `You are limited to ${max} options`,

  globalFeeIsIncorrect: 'The global fee must be a number of 0 or more',
  notEveryFeeFieldFilled: 'Every fee must be filled',
  notEveryFeeFieldNumber: 'Every fee must be a number',
  notEveryFeeFieldPositive: 'Every fee must be 0 or more',
  dateIsNotSelected: 'Select a date',
  dateRangeIsNotSelected: 'Select a date range',
  dateHasPassed: 'The date has passed',
  endDateBeforeStartDate: 'End date is before start date',
  timePairIncomplete: 'Start time required when end time is filled and vice versa',
  notEveryRuleFilled: 'Fill every rule',
  notEveryRuleIsValid: 'Percentage must be between 0 and 100',
  noRulesOperator: 'Choose whether all or any rules must match',
  noBundleName: 'Bundle name is required',
  noShepherd: 'Choose a shepherd',
} as const;

/** The live hints under a new password, in the order they are shown. */
export const passwordHints = {
  length: 'At least 6 characters',
  digit: 'One digit',
  lowercase: 'One lowercase letter',
  uppercase: 'One uppercase letter',
} as const;

/** The label of an optional field. */
export const optionalLabel = (label: string): string => `${label} (optional)`;
