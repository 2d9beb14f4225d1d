/**
 * The fields of proc(5) after the process name, which stands in brackets and may hold any character: the state comes
 * first.
 */
export const afterName = (stat: string): readonly string[] =>
  stat.slice(stat.lastIndexOf(')') + 2).split(' ');

/** CPU milliseconds: user and system time, and with the children's also the time of those that have ended. */
export function cpuOf(stat: string, { withEnded = false } = {}): number {
  // Fields 14 to 17, in Linux's hundredths of a second.
  const ticks = afterName(stat).slice(11, withEnded ? 15 : 13);
  return ticks.reduce((sum, count) => sum + Number(count), 0) * 10;
}
