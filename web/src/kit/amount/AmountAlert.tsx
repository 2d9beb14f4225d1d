import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { unusualAmountMessages } from '../../messages/amount.ts';
import classes from './AmountAlert.module.css';
import type { AmountQuestion } from './useAmountQuestion.ts';

/** The question itself, above the buttons of a form. */
export function AmountAlert({ question }: { readonly question: AmountQuestion }) {
  const { amounts, onSend, onBack } = question;
  const alert = useRef<HTMLDivElement>(null);
  // The alert takes the focus, not a button: a second Enter in the field must not confirm an unread question.
  useEffect(() => alert.current?.focus(), []);
  return (
    <div ref={alert} tabIndex={-1} role="alert" className={classes.question}>
      <p className={classes.words}>{unusualAmountMessages.question(amounts)}</p>
      <div className={classes.answers}>
        <Button variant="default" size="xs" onClick={onBack}>
          {unusualAmountMessages.back(amounts.length)}
        </Button>
        <Button variant="default" size="xs" onClick={onSend}>
          {unusualAmountMessages.send}
        </Button>
      </div>
    </div>
  );
}
