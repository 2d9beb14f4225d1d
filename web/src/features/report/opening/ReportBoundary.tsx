import { Component } from 'react';
import type { ReactNode } from 'react';
import { errorMessages } from '../../../messages/errors.ts';
import { ReportMessage } from './ReportMessage.tsx';

/** Prevents a blank page: a part that fails to render, or to load after a deploy, offers a reload. */
export class ReportBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ReportMessage title={errorMessages.report.error} onRetry={() => location.reload()}>
        <p>The report could not be shown.</p>
      </ReportMessage>
    );
  }
}
