/** The edges of a directed graph, by node index. */
export type Ways = readonly (readonly number[])[];

/** All nodes reachable from the first one, including it. */
export function reachedFrom(first: number, ways: Ways): ReadonlySet<number> {
  const reached = new Set<number>();
  const open = [first];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (reached.has(place)) continue;
    reached.add(place);
    open.push(...(ways[place] ?? []));
  }
  return reached;
}

/**
 * The strongly connected components: a number for each node of a loop, the same within a component; null for the
 * others. Linear in the edges (Kosaraju's algorithm).
 */
export function loopsOf(ways: Ways): readonly (number | null)[] {
  const back: number[][] = ways.map(() => []);
  for (const [from, targets] of ways.entries()) for (const to of targets) back[to]?.push(from);
  const group: (number | undefined)[] = ways.map(() => undefined);
  const sizes: number[] = [];
  for (const start of leavingOrder(ways).toReversed()) {
    if (group[start] !== undefined) continue;
    const number = sizes.length;
    let size = 0;
    const open = [start];
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      if (group[place] !== undefined) continue;
      group[place] = number;
      size += 1;
      open.push(...(back[place] ?? []));
    }
    sizes.push(size);
  }
  return group.map((number, place) =>
    number !== undefined && ((sizes[number] ?? 0) > 1 || ways[place]?.includes(place)) ? number : null,
  );
}

function leavingOrder(ways: Ways): number[] {
  const seen = new Set<number>();
  const order: number[] = [];
  for (const start of ways.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const path = [{ place: start, next: 0 }];
    for (let at = path.at(-1); at; at = path.at(-1)) {
      const target = ways[at.place]?.[at.next];
      at.next += 1;
      if (target === undefined) {
        order.push(at.place);
        path.pop();
      } else if (!seen.has(target)) {
        seen.add(target);
        path.push({ place: target, next: 0 });
      }
    }
  }
  return order;
}
