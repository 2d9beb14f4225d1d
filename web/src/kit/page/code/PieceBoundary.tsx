import { Component } from 'react';
import type { ReactNode } from 'react';
import { heldKeys } from '../../keyboard/heldKeys.ts';
import { errorMessages } from '../../../messages/errors.ts';
import { showError } from '../../toast/toast.ts';
import { isMissingFile } from './missingFile.ts';

interface PieceBoundaryProps {
  /** Shown instead of the piece. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Wraps a lazy piece of a page: if its code cannot be loaded, the page and its input stay, and a notice says so. Any
 * other failure is passed on to the page.
 */
export class PieceBoundary extends Component<PieceBoundaryProps, { readonly failure: unknown }> {
  override state = { failure: undefined };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override componentDidCatch(failure: unknown): void {
    // The content that the keys were held for does not come.
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
