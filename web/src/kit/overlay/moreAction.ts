export interface MoreAction {
  readonly label: string;
  readonly run: () => void;
  /** In red, below the others. */
  readonly dangerous?: boolean;
}
