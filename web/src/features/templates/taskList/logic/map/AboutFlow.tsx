import type { Finding } from '../finding.ts';
import { FindingNotes } from '../FindingNotes.tsx';
import type { FlowJump, FlowTask } from '../flow.ts';
import { taskName } from '../words.ts';
import classes from './FlowDrawing.module.css';
import { mapWords } from './mapWords.ts';
import { waysInWords } from './waysInWords.ts';

interface AboutFlowProps {
  readonly id: string;
  readonly flow: readonly FlowTask[];
  /** The task in view. */
  readonly step: FlowTask | undefined;
  /** Jumps of it or of another task; all of its jumps, unless one is hovered over. */
  readonly jumps: readonly FlowJump[] | undefined;
  readonly findings: readonly Finding[];
}

/** A text about the task or the line that is hovered over or focused. */
export function AboutFlow({ id, flow, step, jumps, findings }: AboutFlowProps) {
  const [first] = jumps ?? [];
  const shown = first ? flow.find((one) => one.jumps.includes(first)) : step;
  return (
    <div id={id} className={classes.about}>
      {shown ? (
        <>
          <p className={classes.name}>{taskName(shown.placed)}</p>
          <ul className={classes.ways}>
            {waysInWords(shown, flow, jumps).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <FindingNotes
            findings={findings.filter(
              ({ task, jump }) =>
                task === shown.placed.task.key &&
                (jumps === undefined || jumps.some((one) => one.jump.key === jump)),
            )}
          />
        </>
      ) : (
        <p className={classes.hint}>{mapWords.hint}</p>
      )}
    </div>
  );
}
