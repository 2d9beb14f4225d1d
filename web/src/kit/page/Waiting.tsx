import { Skeleton } from '@mantine/core';

/** A placeholder for a loading part; `label` names it. Height in pixels. */
export function Waiting({ label, height }: { label: string; height: number }) {
  return (
    <section aria-label={label} aria-busy>
      <Skeleton height={height} />
    </section>
  );
}
