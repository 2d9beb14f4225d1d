import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import type { Finding } from '../finding.ts';
import { flowWords } from '../messages.ts';
import classes from './FlowDrawing.module.css';
import type { MapNode } from './layout.ts';
import { mapWords } from './mapWords.ts';

interface NodesProps {
  readonly nodes: readonly MapNode[];
  readonly selected: string;
  readonly tabStop: string | undefined;
  readonly findings: readonly Finding[];
  /** The id of the description of the focused task. */
  readonly about: string;
  readonly onSelect: (task: string) => void;
  readonly onFocus: (task: string | null) => void;
  /** A key was pressed on a task. */
  readonly onKey: (event: KeyboardEvent<HTMLElement>, task: string) => void;
  readonly onPoint: (task: { readonly task: string } | null) => void;
}

export function Nodes({ nodes, selected, tabStop, findings, ...shared }: NodesProps) {
  const worst = worstOf(findings);
  return nodes.map((node) => (
    <Node
      key={node.key}
      {...shared}
      node={node}
      selected={node.key === selected}
      stop={node.key === tabStop}
      worst={worst.get(node.key)}
    />
  ));
}

interface NodeProps extends Pick<NodesProps, 'about' | 'onSelect' | 'onFocus' | 'onKey' | 'onPoint'> {
  readonly node: MapNode;
  readonly selected: boolean;
  readonly stop: boolean;
  readonly worst: Finding['severity'] | undefined;
}

const Node = memo(function Node({
  node,
  selected,
  stop,
  worst,
  about,
  onSelect,
  onFocus,
  onKey,
  onPoint,
}: NodeProps) {
  const { key, step, left, top, width, height } = node;
  const { number, task } = step.placed;
  return (
    <button
      type="button"
      className={classes.node}
      style={{ left, top, width, height }}
      tabIndex={stop ? 0 : -1}
      aria-current={selected || undefined}
      aria-describedby={about}
      data-task={key}
      data-unreached={!step.reached || undefined}
      data-circle={(step.circle !== null && !step.ends) || undefined}
      onClick={() => onSelect(key)}
      onKeyDown={(event) => onKey(event, key)}
      onFocus={() => onFocus(key)}
      onBlur={() => onFocus(null)}
      onPointerEnter={() => onPoint({ task: key })}
      onPointerLeave={() => onPoint(null)}
    >
      <span className={classes.number}>{number}.</span>{' '}
      <span className={classes.title}>{task.title.trim() || flowWords.untitled}</span>{' '}
      {worst !== undefined && (
        <>
          <span className={classes.mark} data-severity={worst} aria-hidden>
            {worst === 'error' ? '×' : '!'}
          </span>
          <VisuallyHidden>{worst === 'error' ? mapWords.hasErrors : mapWords.hasWarnings}</VisuallyHidden>
        </>
      )}
    </button>
  );
});

function worstOf(findings: readonly Finding[]): ReadonlyMap<string, Finding['severity']> {
  const worst = new Map<string, Finding['severity']>();
  for (const { task, severity } of findings)
    if (severity === 'error' || !worst.has(task)) worst.set(task, severity);
  return worst;
}
