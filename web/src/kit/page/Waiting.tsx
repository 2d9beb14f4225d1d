import { Skeleton } from '@mantine/core';

/** In place of a part that is not there yet; `label` says what is waited for. Height in pixels. */
export function Waiting({ label, height }: { label: string; height: number }) {
  return (
    <section aria-label={label} aria-busy>
      <Skeleton height={height} />
    </section>
  );
}
