import { readTime } from '@shepherd/domain/time.ts';

export { minutesOfTime } from '@shepherd/domain/time.ts';

/** A typed time of day as `HH:mm`; null for text that is none. */
export function parseTypedTime(text: string): string | null {
  const reading = readTime(text);
  return reading.ok ? reading.value : null;
}

/** The times of a day in steps of this many minutes, from '00:00'. */
export const timesOfDay = (step: number): string[] =>
  Array.from({ length: (24 * 60) / step }, (_, position) => {
    const minutes = position * step;
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  });
