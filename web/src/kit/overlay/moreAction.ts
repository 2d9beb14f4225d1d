export interface MoreAction {
  readonly label: string;
  readonly run: () => void;
  /** A destructive action: in red, below the others. */
  readonly dangerous?: boolean;
}
