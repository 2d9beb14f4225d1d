export const reviewModal = 'review';
