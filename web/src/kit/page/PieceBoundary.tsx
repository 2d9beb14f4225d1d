import { Component } from 'react';
import type { ReactNode } from 'react';
import { heldKeys } from '../keyboard/heldKeys.ts';
import { errorMessages } from '../../messages/errors.ts';
import { showError } from '../toast/toast.ts';
import { isMissingFile } from './missingFile.ts';

interface PieceBoundaryProps {
  /** Stands in place of the piece. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Around a piece of a page whose code is loaded when it is needed: where it cannot be, the page and what was typed
 * into it stay, and a notice says so. Any other failure is the page's.
 */
export class PieceBoundary extends Component<PieceBoundaryProps, { readonly failure: unknown }> {
  override state = { failure: undefined };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override componentDidCatch(failure: unknown): void {
    // What the keys were held for does not come.
    heldKeys.drop();
    if (isMissingFile(failure)) showError(errorMessages.pieceMissing);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (!isMissingFile(failure)) throw failure;
    return this.props.fallback ?? null;
  }
}
