import type { Printing } from './usePrinting.ts';
import classes from '../document/ReportDocument.module.css';
import taskClasses from '../tasks/Task.module.css';

export function PrintButton({ printing }: { printing: Printing }) {
  const { busy, failed, withItems, print } = printing;
  return (
    <div className={classes.tools}>
      <output className={classes.progress}>
        {failed ? 'Not everything could be loaded.' : (busy ?? '')}
      </output>
      <button type="button" className={taskClasses.quietButton} onClick={print} aria-disabled={busy !== null}>
        {withItems ? 'Print with all items' : 'Print'}
      </button>
    </div>
  );
}
