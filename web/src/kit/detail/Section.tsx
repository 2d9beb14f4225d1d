import { Component, useContext, useId } from 'react';
import type { ReactNode } from 'react';
import { PartFailed } from '../page/failures/PartFailed.tsx';
import { NotReadable } from '../unreadable/NotReadable.tsx';
import { noValue } from '../value/time.ts';
import classes from './DetailPage.module.css';
import { UnreadableFacts } from '../unreadable/facts.ts';

interface SectionProps {
  readonly title: string;
  /** Buttons at the right of the title, such as Edit. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a detail page that shows values and fails alone. */
export function Section({ title, actions, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div className={classes.sectionHead}>
        <h2 id={titleId} className={classes.sectionTitle}>
          {title}
        </h2>
        {actions}
      </div>
      <SectionBoundary title={title}>{children}</SectionBoundary>
    </section>
  );
}

/** A definition list whose labels and values align. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  const unreadable = useContext(UnreadableFacts).get(label);
  const empty = children === null || children === undefined || children === '' || children === false;
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{!empty ? children : unreadable === undefined ? noValue : <NotReadable reason={unreadable} />}</dd>
    </div>
  );
}

interface SectionBoundaryProps {
  readonly title: string;
  readonly children: ReactNode;
}

class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <PartFailed
        title={`${this.props.title} could not be shown`}
        onRetry={() => this.setState({ failed: false })}
      />
    );
  }
}
