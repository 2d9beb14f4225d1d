import type { TaskListValues } from '../../schema.ts';
import type { FlowJump, FlowTask } from '../flow.ts';
import { lanesOf } from './lanes.ts';

/** In pixels. The map is as wide as its container, and as long as it needs to be. */
const size = {
  node: 32,
  between: 14,
  bandHead: 30,
  bandEnd: 10,
  betweenBands: 10,
  leastNode: 150,
  mostNode: 460,
  lane: 10,
  mostLanes: 110,
  side: 18,
  corner: 6,
  port: 6,
} as const;

export interface Band {
  readonly key: string;
  readonly name: string;
  readonly top: number;
  readonly height: number;
}

export interface MapNode {
  readonly key: string;
  readonly step: FlowTask;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** All jumps from one task to another. */
export interface MapEdge {
  readonly key: string;
  readonly from: FlowTask;
  readonly jumps: readonly FlowJump[];
  /** Backward jumps are on the left. */
  readonly back: boolean;
  readonly possible: boolean;
  /** It closes a loop. */
  readonly circle: boolean;
  /** The SVG path. */
  readonly line: string;
  readonly arrow: string;
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly bands: readonly Band[];
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
  /** The path from tasks to the following ones, where some answers take no jump. */
  readonly nexts: string;
}

/** Tasks below each other in bands of their sections, forward jumps on the right, backward jumps on the left. */
export function layoutOf(list: TaskListValues, flow: readonly FlowTask[], place: number): MapLayout {
  const pairs = pairsOf(flow);
  const spans = pairs.map(({ from, to }) => ({
    from: Math.min(from.placed.number, to),
    to: Math.max(from.placed.number, to),
    side: to <= from.placed.number ? 'left' : 'right',
  }));
  const lanes = {
    left: lanesOf(spans.map((span) => (span.side === 'left' ? span : null))),
    right: lanesOf(spans.map((span) => (span.side === 'right' ? span : null))),
  };
  const gutters = { left: gutterOf(lanes.left.count), right: gutterOf(lanes.right.count) };
  const left = gutters.left.width;
  const node = Math.max(
    size.leastNode,
    Math.min(size.mostNode, place - gutters.left.width - gutters.right.width),
  );
  const { bands, tops, height } = rowsOf(list);
  const nodes = flow.map((step, index): MapNode => ({
    key: step.placed.task.key,
    step,
    left,
    top: tops[index] ?? 0,
    width: node,
    height: size.node,
  }));
  const middle = (number: number) => (tops[number - 1] ?? 0) + size.node / 2;
  const edges = pairs.map(({ key, from, to, jumps }, index): MapEdge => {
    const back = spans[index]?.side === 'left';
    const gutter = back ? gutters.left : gutters.right;
    const lane = (back ? lanes.left : lanes.right).lanes[index] ?? 0;
    const distance = size.side + lane * gutter.step;
    const start = back ? left : left + node;
    const [outward, toward] = back ? [-1, 1] : [1, -1];
    const target = flow[to - 1];
    return {
      key,
      from,
      jumps,
      back,
      possible: jumps.some(({ possible }) => possible),
      circle: back && from.circle !== null && from.circle === target?.circle,
      line: bracket(
        start,
        middle(from.placed.number) + size.port,
        middle(to) - size.port,
        outward * distance,
      ),
      arrow: `M${start - toward * 6} ${middle(to) - size.port - 4}l${toward * 6} 4l${-toward * 6} 4z`,
    };
  });
  return {
    width: gutters.left.width + node + gutters.right.width,
    height,
    bands,
    nodes,
    edges,
    nexts: nodes
      .flatMap(({ step, top }, index) => {
        const next = nodes[index + 1];
        const x = left + 24;
        return step.passes && next
          ? [`M${x} ${top + size.node}V${next.top}M${x - 4} ${next.top - 5}l4 5l4 -5`]
          : [];
      })
      .join(''),
  };
}

/** The jumps with a target, grouped by their ends. */
function pairsOf(flow: readonly FlowTask[]) {
  return flow.flatMap((from) =>
    [...Map.groupBy(from.jumps, ({ target }) => target?.number ?? null)].flatMap(([to, jumps]) =>
      to === null ? [] : [{ key: `${from.placed.task.key} ${to}`, from, to, jumps }],
    ),
  );
}

/** Many lanes are narrower. */
function gutterOf(lanes: number): { readonly width: number; readonly step: number } {
  const step = Math.min(size.lane, size.mostLanes / Math.max(1, lanes));
  return { step, width: size.side + lanes * step + size.corner };
}

function rowsOf({ sections }: TaskListValues) {
  const bands: Band[] = [];
  const tops: number[] = [];
  let top = 0;
  for (const { key, name, tasks } of sections) {
    const start = top;
    top += size.bandHead;
    const row = size.node + size.between;
    tops.push(...tasks.keys().map((position) => start + size.bandHead + position * row));
    top += tasks.length * row + size.bandEnd - (tasks.length > 0 ? size.between : 0);
    bands.push({ key, name, top: start, height: top - start });
    top += size.betweenBands;
  }
  return { bands, tops, height: Math.max(0, top - size.betweenBands) };
}

/** A path out of a side, along a lane, and back to the same side. */
function bracket(side: number, from: number, to: number, distance: number): string {
  const lane = side + distance;
  const out = Math.sign(distance);
  const down = Math.sign(to - from);
  const corner = Math.min(size.corner, Math.abs(to - from) / 2);
  return [
    `M${side} ${from}H${lane - out * corner}`,
    `Q${lane} ${from} ${lane} ${from + down * corner}V${to - down * corner}`,
    `Q${lane} ${to} ${lane - out * corner} ${to}H${side}`,
  ].join('');
}
