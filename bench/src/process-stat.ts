/** What proc(5) says of a process after its name, which stands in brackets and may hold anything: the state comes first. */
export const afterName = (stat: string): readonly string[] =>
  stat.slice(stat.lastIndexOf(')') + 2).split(' ');

/** CPU milliseconds: user and system time, and with the children's also what those that have ended have used. */
export function cpuOf(stat: string, { withEnded = false } = {}): number {
  // Fields 14 to 17, in the hundredths of a second that Linux counts in.
  const ticks = afterName(stat).slice(11, withEnded ? 15 : 13);
  return ticks.reduce((sum, count) => sum + Number(count), 0) * 10;
}
