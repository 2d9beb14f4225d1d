/** A typed time of day as `HH:mm` ('9', '930', '9:30', '09.30'); null for text that is none. */
export function parseTypedTime(text: string): string | null {
  const found = /^(\d{1,2})(?:[:. ]?(\d{2}))?$/.exec(text.trim());
  const hours = Number(found?.[1]);
  const minutes = Number(found?.[2] ?? 0);
  if (!found || hours > 23 || minutes > 59) return null;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** Minutes since midnight of `HH:mm`. */
export const minutesOfTime = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Every time of the day in steps of so many minutes, from '00:00'. */
export const timesOfDay = (step: number): string[] =>
  Array.from({ length: (24 * 60) / step }, (_, position) => {
    const minutes = position * step;
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  });
