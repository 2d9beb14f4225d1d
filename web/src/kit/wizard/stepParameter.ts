/** Where the address keeps the step. */
export const stepParameter = 'step';
