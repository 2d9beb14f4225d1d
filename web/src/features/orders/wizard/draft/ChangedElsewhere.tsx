import { Button } from '@mantine/core';
import { useListChange } from '../../../../kit/fieldArray/changes.ts';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import { newOrderMessages } from '../messages.ts';
import { valuesOfOrder } from './orderFromServer.ts';
import { draftInput } from './orderRequest.ts';
import type { OrderDraftFragment } from '../OrderWizard.generated.ts';
import type { OrderValues } from '../orderSchemas.ts';
import { asOnServer } from './saveDraft.ts';
import type { OnServer } from './draftRecord.ts';
import classes from '../OrderWizard.module.css';

interface ChangedElsewhereProps {
  readonly form: WizardForm<OrderValues>;
  readonly order: OrderDraftFragment;
  /** Receives the server's version; the differences from it are sent next. */
  readonly onChosen: (onServer: OnServer) => void;
}

/** Two users have changed the draft: nothing is sent before the user chooses which values stay. */
export function ChangedElsewhere({ form, order, onChosen }: ChangedElsewhereProps) {
  const change = useListChange(form);
  const theirs = valuesOfOrder(order, form.getValues());
  return (
    <div className={classes.alert} role="alert">
      <strong>{newOrderMessages.changedElsewhere}</strong>
      <p>{newOrderMessages.changedElsewhereText}</p>
      <div className={classes.alertActions}>
        <Button variant="default" size="xs" onClick={() => onChosen(asOnServer(order, draftInput(theirs)))}>
          {newOrderMessages.keepMine}
        </Button>
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            change(newOrderMessages.takeTheirs, theirs);
            onChosen(asOnServer(order, draftInput(theirs)));
          }}
        >
          {newOrderMessages.takeTheirs}
        </Button>
      </div>
    </div>
  );
}
