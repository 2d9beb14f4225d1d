import { Switch } from '@mantine/core';
import type { ContentStatus } from '../../graphql/generated/schema.ts';
import { useBusy } from '../../kit/mutation/useBusy.ts';

interface VisibilitySwitchProps {
  readonly status: ContentStatus;
  readonly onChange: (status: ContentStatus) => Promise<unknown>;
}

/** Shows a record in the app or hides it, immediately. */
export function VisibilitySwitch({ status, onChange }: VisibilitySwitchProps) {
  const { busy, run } = useBusy();
  const set = (next: ContentStatus) => {
    // The notice of a failure is complete.
    run(() => onChange(next)).catch(() => undefined);
  };
  return (
    <Switch
      label="Shown in the app"
      checked={status === 'ACTIVE'}
      aria-busy={busy}
      onChange={({ currentTarget }) => set(currentTarget.checked ? 'ACTIVE' : 'HIDDEN')}
    />
  );
}
