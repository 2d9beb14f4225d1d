/** Names the work that calls leave behind and the work that does it. */
export const processingName = 'orders:locations-upload';
