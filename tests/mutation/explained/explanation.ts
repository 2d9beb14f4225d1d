export type Explanation = {
  file: string;
  /** A piece of the line that they stand in, where the same change can be noticed in other lines of the file. */
  in?: string;
  /** What stands right before it, where one line has several of them. */
  after?: string;
  /** How many of them it explains; one unless it says so. */
  places?: number;
  original: string;
  replacement: string;
  because: string;
};
