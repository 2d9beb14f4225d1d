/** The work's name, shared by the calls that enqueue it and its implementation. */
export const processingName = 'orders:locations-upload';
