/** Pixels of the longest side: of the pictures in a list, and of what fills a screen. */
export const thumbSide = 640;
export const screenSide = 2_048;
