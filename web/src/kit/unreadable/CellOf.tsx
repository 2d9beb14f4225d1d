import { Component } from 'react';
import type { ReactNode } from 'react';
import { NotReadable } from './NotReadable.tsx';
import type { UnreadableFields } from './cells.ts';

interface CellOfProps {
  readonly odd: UnreadableFields;
  /** The fields of the row that the cell shows. */
  readonly reads: readonly string[];
  readonly cell: () => ReactNode;
  /** Whether it is inside the row's link. */
  readonly inside: boolean;
}

/**
 * A cell of a row in which some values could not be read. A cell that fails because a value is null that is never null
 * is not readable either.
 */
export class CellOf extends Component<CellOfProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { odd, reads, cell, inside } = this.props;
    const reason = reads.map((field) => odd.get(field)).find((one) => one !== undefined);
    if (reason !== undefined || this.state.failed)
      return <NotReadable reason={reason ?? [...odd.values()].join('. ')} inside={inside} />;
    return <Content cell={cell} />;
  }
}

/** Renders below the boundary. */
const Content = ({ cell }: Pick<CellOfProps, 'cell'>) => <>{cell()}</>;
