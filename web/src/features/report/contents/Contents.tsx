import { useEffect, useRef } from 'react';
import { sectionAnchor, taskAnchor } from '../reading.ts';
import type { NumberedTask, ReportSection } from '../reading.ts';
import { WarningMark } from '../marks.tsx';
import { useCurrentSection } from './useCurrentSection.ts';
import hiddenClasses from '../hidden.module.css';
import classes from './Contents.module.css';

/** The table of contents beside the report: the current section, and the deviations. */
export function Contents({ sections }: { sections: readonly ReportSection[] }) {
  const list = useRef<HTMLElement>(null);
  const current = useCurrentSection(sections);
  useEffect(() => {
    if (current === null || list.current === null) return;
    const entry = list.current.querySelector<HTMLElement>('[aria-current]');
    // Scrolls only the list, not the page.
    if (entry) list.current.scrollTop = entry.offsetTop - list.current.clientHeight / 4;
  }, [current]);
  return (
    <nav ref={list} className={classes.contents} aria-label="Contents">
      <a className={classes.skip} href="#report">
        Skip the contents
      </a>
      <ol>
        {sections.map((section) => (
          <li key={section.key}>
            <a
              className={classes.section}
              href={`#${sectionAnchor(section)}`}
              aria-current={section.key === current ? 'location' : undefined}
            >
              {section.name}
            </a>
            {section.tasks.length > 0 && (
              <ol>
                {section.tasks.map((task) => (
                  <TaskEntry key={task.question.id} task={task} />
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function TaskEntry({ task }: { task: NumberedTask }) {
  const { number, question, answer } = task;
  return (
    <li>
      <a className={classes.task} href={`#${taskAnchor(task)}`} title={question.title}>
        <span className={classes.number}>{number}.</span>
        <span className={classes.title}>{question.title}</span>
        {answer?.deviates && (
          <span className={classes.deviation}>
            <WarningMark />
            <span className={hiddenClasses.hidden}>Deviation</span>
          </span>
        )}
      </a>
    </li>
  );
}
