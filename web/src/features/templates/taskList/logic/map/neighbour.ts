import type { FlowTask } from '../flow.ts';

/** The task that a key moves to: up and down the list, right to the target of a jump, left to the source of one. */
export function neighbourOf(flow: readonly FlowTask[], task: string, key: string): string | undefined {
  const index = flow.findIndex(({ placed }) => placed.task.key === task);
  const found = flow[placeAfter(flow, index, key) ?? -1];
  return found?.placed.task.key;
}

function placeAfter(flow: readonly FlowTask[], index: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return index - 1;
    case 'ArrowDown':
      return index + 1;
    case 'Home':
      return 0;
    case 'End':
      return flow.length - 1;
    case 'ArrowRight': {
      const target = flow[index]?.jumps.find((jump) => jump.target !== null)?.target;
      return target ? target.number - 1 : undefined;
    }
    case 'ArrowLeft': {
      const from = flow.findIndex(({ jumps }) => jumps.some(({ target }) => target?.number === index + 1));
      return from === -1 ? undefined : from;
    }
    default:
      return undefined;
  }
}
