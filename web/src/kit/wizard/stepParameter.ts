/** The step's parameter in the address. */
export const stepParameter = 'step';
