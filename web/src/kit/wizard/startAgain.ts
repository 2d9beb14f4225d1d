/** The question before a draft is given up; stands in the address. */
export const startAgainModal = 'start-again';
