import { Component } from 'react';
import type { ReactNode } from 'react';
import { errorMessages } from '../../../messages/errors.ts';
import taskClasses from '../tasks/Task.module.css';
import classes from './PartBoundary.module.css';

/** A part of the report that fails alone; code that a deploy has removed comes back with a reload. */
export class PartBoundary extends Component<{ readonly children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={classes.part} role="alert">
        <p>{errorMessages.report.partFailed}</p>
        <button type="button" className={taskClasses.quietButton} onClick={() => location.reload()}>
          Reload
        </button>
      </div>
    );
  }
}
