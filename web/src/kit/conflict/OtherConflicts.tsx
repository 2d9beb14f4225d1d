import { conflictMessages } from '../../messages/conflicts.ts';
import { fieldName } from '../../messages/fieldNames.ts';
import { useOtherConflicts } from './conflictsOfForm.tsx';

/** At the end of a form with conflicts: those about values without a field, such as the order of a list. */
export function OtherConflicts({ form }: { readonly form: object }) {
  const open = useOtherConflicts(form);
  if (!open) return null;
  return (
    <>
      {open.conflicts.map((conflict) => (
        <open.Show key={conflict.name} conflict={conflict} label={fieldName(conflict.name)} />
      ))}
      <output>{conflictMessages.saveAgain}</output>
    </>
  );
}
