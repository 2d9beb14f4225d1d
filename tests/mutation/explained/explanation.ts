export type Explanation = {
  file: string;
  /** A piece of their line, where the same change is detectable in other lines of the file. */
  in?: string;
  /** The text right before it, where one line has several of them. */
  after?: string;
  /** Number of places that it explains; one by default. */
  places?: number;
  original: string;
  replacement: string;
  because: string;
};
