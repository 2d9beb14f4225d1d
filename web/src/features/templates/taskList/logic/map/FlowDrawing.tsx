import { useCallback, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { TaskListValues } from '../../schema.ts';
import type { Finding } from '../finding.ts';
import { flowOf } from '../flow.ts';
import { AboutFlow } from './AboutFlow.tsx';
import { mapWords } from './mapWords.ts';
import { Edges } from './Edges.tsx';
import { FlowAsText } from './FlowAsText.tsx';
import classes from './FlowDrawing.module.css';
import { layoutOf } from './layout.ts';
import { Nodes } from './Nodes.tsx';
import { neighbourOf } from './neighbour.ts';
import { usePlace } from './usePlace.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

export interface FlowDrawingProps {
  readonly list: TaskListValues;
  /** The key of a task or of a section. */
  readonly selected: string;
  readonly onSelect: (task: string) => void;
  readonly findings: readonly Finding[];
}

export function FlowDrawing({ list: latest, selected, onSelect, findings }: FlowDrawingProps) {
  const list = useDeferredValue(latest);
  const flow = useMemo(() => flowOf(list), [list]);
  const { frame, width, height } = usePlace();
  const layout = useMemo(() => layoutOf(list, flow, width), [list, flow, width]);
  const [zoom, setZoom] = useState(1);
  const [focused, setFocused] = useState<string | null>(null);
  const [pointed, setPointed] = useState<{ readonly task: string } | { readonly edge: string } | null>(null);
  const about = useId();

  const edge =
    pointed && 'edge' in pointed ? layout.edges.find(({ key }) => key === pointed.edge) : undefined;
  const looked = (pointed && 'task' in pointed ? pointed.task : null) ?? focused ?? selected;
  const step = flow.find(({ placed }) => placed.task.key === looked);
  const lit = edge ? [edge] : layout.edges.filter(({ from }) => from.placed.task.key === looked);

  useEffect(() => {
    bringIntoSight(frame.current, selected);
  }, [frame, selected]);

  const onKey = useCallback(
    (event: KeyboardEvent<HTMLElement>, task: string) => {
      const next = neighbourOf(flow, task, event.key);
      if (next === undefined) return;
      event.preventDefault();
      nodeOf(frame.current, next)?.focus();
    },
    [flow, frame],
  );

  if (flow.length === 0) return <p className={classes.empty}>{mapWords.empty}</p>;
  return (
    <section className={classes.map} aria-label={mapWords.label}>
      <div className={classes.bar}>
        <ZoomButtons
          zoom={zoom}
          onZoom={setZoom}
          whole={Math.min(1, (height - 16) / Math.max(1, layout.height))}
        />
        <p className={classes.legend}>{mapWords.legend}</p>
      </div>
      <div ref={frame} className={classes.frame}>
        <div style={{ width: layout.width * zoom, height: layout.height * zoom }}>
          <div
            className={classes.drawing}
            style={{
              // Bands reach from edge to edge.
              width: Math.max(layout.width, width / zoom),
              height: layout.height,
              transform: `scale(${zoom})`,
            }}
          >
            {layout.bands.map(({ key, name, top, height: tall }) => (
              <div key={key} className={classes.band} style={{ top, height: tall }}>
                <span>{name}</span>
              </div>
            ))}
            <Edges layout={layout} onPoint={setPointed} />
            <svg className={classes.lit} width={layout.width} height={layout.height} aria-hidden>
              {lit.map(({ key, line, arrow, circle }) => (
                <g key={key} data-circle={circle || undefined}>
                  <path d={line} />
                  <path d={arrow} data-arrow />
                </g>
              ))}
            </svg>
            <Nodes
              nodes={layout.nodes}
              selected={selected}
              tabStop={stopOf(
                flow.map(({ placed }) => placed.task.key),
                focused,
                selected,
              )}
              findings={findings}
              about={about}
              onSelect={onSelect}
              onFocus={setFocused}
              onKey={onKey}
              onPoint={setPointed}
            />
          </div>
        </div>
      </div>
      <AboutFlow id={about} flow={flow} step={step} jumps={edge?.jumps} findings={findings} />
      <FlowAsText flow={flow} />
    </section>
  );
}

/** The one task in the tab order. */
const stopOf = (keys: readonly string[], focused: string | null, selected: string): string | undefined =>
  [focused, selected].find((key): key is string => key !== null && keys.includes(key)) ?? keys[0];

const nodeOf = (frame: HTMLElement | null, task: string): HTMLElement | undefined =>
  [...(frame?.querySelectorAll<HTMLElement>('[data-task]') ?? [])].find(
    ({ dataset }) => dataset['task'] === task,
  );

/** Scrolls only the map: the page stays where it is. */
function bringIntoSight(frame: HTMLElement | null, task: string): void {
  const node = nodeOf(frame, task);
  if (!frame || !node) return;
  const [outer, inner] = [frame.getBoundingClientRect(), node.getBoundingClientRect()];
  if (inner.top < outer.top) frame.scrollTop -= outer.top - inner.top + 8;
  else if (inner.bottom > outer.bottom) frame.scrollTop += inner.bottom - outer.bottom + 8;
}
