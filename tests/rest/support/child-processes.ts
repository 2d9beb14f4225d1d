import { execFileSync } from 'node:child_process';

export type ChildProcessSeen = {
  pid: number;
  command: string;
  /** Resident bytes at this moment. */
  resident: number;
};

/** Running child processes of a process. */
export function childrenOf(parent: number): ChildProcessSeen[] {
  return processes().flatMap(({ parentPid, isOver, ...seen }) =>
    parentPid === parent && !isOver ? [seen] : [],
  );
}

/** Resident bytes of a process; 0 when it has ended. */
export const residentOf = (pid: number): number =>
  processes().find((process) => process.pid === pid)?.resident ?? 0;

/** A zombie counts as gone. */
export const isRunning = (pid: number): boolean =>
  processes().some((process) => process.pid === pid && !process.isOver);

function processes(): (ChildProcessSeen & { parentPid: number; isOver: boolean })[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,rss=,args='], { encoding: 'utf8' });
  return lines.split('\n').flatMap((line) => {
    const [, pid, parentPid, state = '', kilobytes, command = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (pid === undefined) return [];
    return [
      {
        pid: Number(pid),
        parentPid: Number(parentPid),
        isOver: state.startsWith('Z'),
        resident: Number(kilobytes) * 1024,
        command,
      },
    ];
  });
}

/** The processes of a REST v1 in which it decodes pictures. */
export const decodersOf = (api: { pid: number }): ChildProcessSeen[] =>
  childrenOf(api.pid).filter(({ command }) => command.includes('picture-process'));
