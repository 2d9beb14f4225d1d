import { Component, useId } from 'react';
import type { ReactNode } from 'react';
import { PartFailed } from '../page/failures/PartFailed.tsx';
import { NotReadable } from '../unreadable/NotReadable.tsx';
import { noValue } from '../value/time.ts';
import classes from './DetailPage.module.css';
import { useFactReason } from '../unreadable/facts.ts';

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

interface FactProps {
  readonly label: string;
  /** The fields of the page's record that it shows; without them, the one that is named like the label. */
  readonly reads?: readonly string[];
  readonly children: ReactNode;
}

export function Fact({ label, reads, children }: FactProps) {
  const reason = useFactReason(reads ?? [fieldName(label)]);
  const empty = children === null || children === undefined || children === '' || children === false;
  // What is read from several fields may be there in part.
  const inPart = !empty && reads !== undefined && reads.length > 1;
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>
        {reason === undefined && (empty ? noValue : children)}
        {reason !== undefined && inPart && <>{children} </>}
        {reason !== undefined && <NotReadable reason={reason} />}
      </dd>
    </div>
  );
}

/** 'Grand total' is `grandTotal`. */
const fieldName = (label: string): string =>
  label.toLowerCase().replace(/ ([a-z])/g, (_, letter: string) => letter.toUpperCase());

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
