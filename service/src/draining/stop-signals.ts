/** The part of the process that receives signals and the disconnect from the parent. */
export type StoppableProcess = Pick<NodeJS.Process, 'connected'> & {
  on: (event: 'SIGTERM' | 'SIGINT' | 'disconnect', listener: () => void) => unknown;
};

const parentGone = 'The process that started this one has gone';

/**
 * Calls `stop` once: on the first signal, or when the parent process has gone, which cannot send a signal after it was
 * killed. Call it before this process reports that it is ready: the parent may send a signal at once.
 * @param hadParent whether this process was connected to a parent when it started
 */
export function onStopSignal(
  stop: (why: string) => void,
  { hadParent = false, own = process }: { hadParent?: boolean; own?: StoppableProcess } = {},
): void {
  let isStopping = false;
  const stopOnce = (why: string): void => {
    if (isStopping) return;
    isStopping = true;
    stop(why);
  };
  own.on('SIGTERM', () => stopOnce('SIGTERM'));
  own.on('SIGINT', () => stopOnce('SIGINT'));
  own.on('disconnect', () => stopOnce(parentGone));
  // The parent may have been killed while this process was starting.
  if (hadParent && !own.connected) stopOnce(parentGone);
}
