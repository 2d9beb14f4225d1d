import { Switch } from '@mantine/core';
import type { ContentStatus } from '../../graphql/generated/schema.ts';
import { useBusy } from '../../kit/mutation/useBusy.ts';

interface VisibilitySwitchProps {
  readonly status: ContentStatus;
  readonly onChange: (status: ContentStatus) => Promise<unknown>;
}

/** Shows something in the app or hides it, at once. */
export function VisibilitySwitch({ status, onChange }: VisibilitySwitchProps) {
  const { busy, run } = useBusy();
  const set = (next: ContentStatus) => {
    // There is nothing to add to the notice of a failure.
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
