import type { Currency } from '../../../../graphql/generated/schema.ts';
import { sumsOf } from '../../../../kit/value/money.ts';
import { taskWith } from '../places.ts';
import type { PlacedTask } from '../places.ts';
import type { TaskListValues } from '../schema.ts';
import { answerInWords } from './answerWords.ts';
import { answerTo } from './answers.ts';
import { earningsOf } from './earnings.ts';
import type { Earning } from './earnings.ts';
import classes from './EndScreen.module.css';
import { previewMessages } from './messages.ts';
import { leftOut, visited } from './walk.ts';
import type { Walk } from './walk.ts';

interface EndScreenProps {
  readonly walk: Walk;
  readonly list: TaskListValues;
  readonly currency: Currency;
}

/** The result of a walk: completed tasks, skipped tasks, and the payments beside the fee. */
export function EndScreen({ walk, list, currency }: EndScreenProps) {
  const done = visited(walk).flatMap((key) => taskWith(list, key) ?? []);
  const { jumpedOver, before } = leftOut(walk, list);
  const earnings = earningsOf(walk, list, currency);
  const earned = earnings.filter(({ outcome }) => outcome === 'earned');
  const missed = earnings.filter(({ outcome }) => outcome !== 'earned');
  return (
    <article className={classes.end}>
      <div>
        <h3 tabIndex={-1} className={classes.title}>
          {previewMessages.end}
        </h3>
        <p className={classes.quiet}>{previewMessages.endHelp}</p>
      </div>
      <section>
        <h4 className={classes.heading}>{previewMessages.earned}</h4>
        {earnings.length === 0 && <p className={classes.quiet}>{previewMessages.nothingToEarn}</p>}
        {earnings.length > 0 && (
          <p className={classes.sum}>
            {previewMessages.sum} <strong>{sumOf(earned, currency)}</strong>
          </p>
        )}
        <EarningList earnings={earned} />
        {missed.length > 0 && (
          <>
            <h5 className={classes.heading}>{previewMessages.notEarned}</h5>
            <EarningList earnings={missed} />
          </>
        )}
      </section>
      <section>
        <h4 className={classes.heading}>{previewMessages.answered}</h4>
        <ul className={classes.list}>
          {done.map((placed) => (
            <li key={placed.task.key}>
              <TaskName placed={placed} />
              <span className={classes.answer}>
                {answerInWords(placed.task, answerTo(placed.task, walk.answers[placed.task.key]), currency) ||
                  previewMessages.withoutAnswer}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h4 className={classes.heading}>{previewMessages.jumpedOver}</h4>
        {jumpedOver.length === 0 ? (
          <p className={classes.quiet}>{previewMessages.nothingJumpedOver}</p>
        ) : (
          <TaskNames tasks={jumpedOver} />
        )}
      </section>
      {before.length > 0 && (
        <section>
          <h4 className={classes.heading}>{previewMessages.notWalked}</h4>
          <TaskNames tasks={before} />
        </section>
      )}
    </article>
  );
}

const sumOf = (earned: readonly Earning[], currency: Currency): string =>
  sumsOf([{ amount: '0', currency }, ...earned.map(({ amount }) => amount)]);

const TaskName = ({ placed: { number, task } }: { readonly placed: PlacedTask }) => (
  <span className={classes.name}>
    {number}. {task.title.trim() || previewMessages.untitledTask}
  </span>
);

const TaskNames = ({ tasks }: { readonly tasks: readonly PlacedTask[] }) => (
  <ul className={classes.list}>
    {tasks.map((placed) => (
      <li key={placed.task.key}>
        <TaskName placed={placed} />
      </li>
    ))}
  </ul>
);

const typeWords = { BONUS: previewMessages.bonus, REIMBURSEMENT: previewMessages.reimbursement };
const reasons = {
  earned: null,
  'nothing given': previewMessages.earnsNothingWithout,
  'other answer': previewMessages.otherAnswer,
};

function EarningList({ earnings }: { readonly earnings: readonly Earning[] }) {
  if (earnings.length === 0) return null;
  return (
    <ul className={classes.list}>
      {earnings.map(({ key, number, title, item, type, amount, outcome }) => (
        <li key={key}>
          <span className={classes.name}>
            {typeWords[type]} {sumsOf([amount])}
          </span>
          <span className={classes.answer}>
            {number}. {[title.trim() || previewMessages.untitledTask, item].filter(Boolean).join(', ')}
            {reasons[outcome] !== null && `: ${reasons[outcome]}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
