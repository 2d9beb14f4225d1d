import { Skeleton } from '@mantine/core';
import { skeletonDelayMilliseconds } from '../../constants.ts';
import { useDelayed } from '../../kit/page/useDelayed.ts';
import classes from './Shell.module.css';

/** The layout while the session is loading: neither content nor a sign-out button. */
export function ShellSkeleton() {
  const visible = useDelayed(true, skeletonDelayMilliseconds);
  return (
    <output className={classes.shell} aria-busy="true" aria-label="Loading">
      <div className={classes.sidebar}>
        {visible && <Skeletons widths={[96, 120, 84, 110, 92, 104]} height={14} />}
      </div>
      <div className={classes.column}>
        <div className={classes.topbar}>{visible && <Skeleton width={120} height={16} />}</div>
        <div className={classes.waiting}>
          {visible && <Skeletons widths={[520, 640, 560, 600]} height={16} />}
        </div>
      </div>
    </output>
  );
}

function Skeletons({ widths, height }: { widths: readonly number[]; height: number }) {
  return (
    <div className={classes.skeletons}>
      {widths.map((width) => (
        <Skeleton key={width} width={width} maw="100%" height={height} />
      ))}
    </div>
  );
}
