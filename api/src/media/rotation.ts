/** Degrees clockwise. */
export const rotations = [0, 90, 180, 270] as const;
export type Rotation = (typeof rotations)[number];
