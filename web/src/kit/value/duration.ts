import { inDigits } from '../../messages/inDigits.ts';

const parts = [
  ['day', 'days', 1440],
  ['h', 'h', 60],
  ['min', 'min', 1],
] as const;

/** Minutes in words: '45 min', '1 h 30 min', '2 days'. */
export function durationText(minutes: number): string {
  let left = minutes;
  const words: string[] = [];
  for (const [one, several, size] of parts) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) words.push(`${inDigits(count)} ${count === 1 ? one : several}`);
  }
  return words.length === 0 ? '0 min' : words.join(' ');
}
