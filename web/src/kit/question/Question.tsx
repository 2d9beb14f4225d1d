import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import classes from './Question.module.css';

export interface Answer {
  readonly label: string;
  readonly onGive: () => void;
}

interface QuestionProps {
  readonly words: string;
  readonly answers: readonly Answer[];
  /** An action has raised the question and waits for the answer: it is announced and takes the focus. */
  readonly urgent?: boolean;
}

/** A question inside a page or form, with a button for each answer. */
export function Question({ words, answers, urgent = false }: QuestionProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // The box takes the focus, not a button: a second Enter in a field must not answer an unread question.
  useEffect(() => {
    if (urgent) box.current?.focus();
  }, [urgent]);
  return (
    <div
      ref={box}
      className={classes.question}
      {...(urgent ? { role: 'alert', tabIndex: -1 } : { role: 'group', 'aria-labelledby': id })}
    >
      <p id={id} className={classes.words}>
        {words}
      </p>
      <div className={classes.answers}>
        {answers.map(({ label, onGive }) => (
          <Button key={label} variant="default" size="xs" onClick={onGive}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
