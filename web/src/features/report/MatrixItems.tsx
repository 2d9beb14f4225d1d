import { Answer } from './Answer.tsx';
import { picturesOfItems } from './pictures.ts';
import { ReportGallery } from './ReportGallery.tsx';
import type { Report, ReportItem } from './requestReport.ts';
import classes from './Matrix.module.css';

interface MatrixItemsProps {
  readonly question: Report['taskGroups'][number]['tasks'][number];
  readonly items: readonly ReportItem[];
  /** The level below the heading that they stand under. */
  readonly heading: 'h3' | 'h4';
}

/** Each item of a matrix with the answers that were given for it. */
export function MatrixItems({ question, items, heading: Heading }: MatrixItemsProps) {
  return (
    <ReportGallery items={picturesOfItems(question, items)}>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.reference} className={classes.item}>
            <Heading className={classes.label}>{item.label}</Heading>
            <p className={classes.subtext}>{[item.reference, item.subtext].filter(Boolean).join(' · ')}</p>
            <dl className={classes.answers}>
              {(question.component.matrixTasks ?? []).map((inner) => (
                <div key={inner.id}>
                  <dt>{inner.title}</dt>
                  <dd>
                    <Answer question={inner} answer={item.tasks.find(({ taskId }) => taskId === inner.id)} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </ReportGallery>
  );
}
