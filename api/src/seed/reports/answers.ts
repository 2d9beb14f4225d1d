import { storedFile } from '../../files/signed-urls.ts';
import type { TaskList } from '../../tasks/schemas.ts';
import { formatInstant, later, minute } from '../../time/instants.ts';
import { shelfCount, storedPhoto, storedShelf, storedVideo } from '../pictures/files.ts';
import { answerReport, columnsOf } from './report-answers.ts';
import { mediaOf } from './report-media.ts';
import type { Taken } from './report-media.ts';
import type { Scene } from './scene.ts';

type Answer = { readonly assignment_id: string } & ReturnType<typeof columnsOf>;
export type Medium = {
  assignment_id: string;
  item_reference: string;
  task_id: string;
  type: 'photo' | 'video';
  mime: 'jpeg' | 'png' | 'mp4';
  media_url: string;
  thumb_url: string | null;
  original_url: string | null;
  width: number | null;
  height: number | null;
  caption: string | null;
  taken_at: string;
  created_at: string;
  shares_file: boolean;
};

/** A photo whose bytes are missing: the console shows a placeholder. */
export const deadPhoto = storedFile('demo0000missing0000photo.png');

/** The share of old photos that are lost. */
const lostShare = 0.004;

type Visit = {
  readonly assignmentId: string;
  readonly list: TaskList;
  readonly scene: Scene;
  /** The progress of the work, from 0 to 1. */
  readonly share: number;
  /** Photos per photo task; omitted: one or two. */
  readonly photosEach: number | undefined;
  /** Whether the work is over; only then may photos be lost. */
  readonly old: boolean;
};

/** The generated answers of one assignment, and its photos in the order of taking. */
export function answersTo({ assignmentId, list, scene, share, photosEach, old }: Visit): {
  answers: Answer[];
  media: Medium[];
} {
  const answered = answerReport(list, scene, share);
  const taken = answered.flatMap((answer) => mediaOf(answer, scene, photosEach));
  return {
    answers: answered.map((answer) => ({ assignment_id: assignmentId, ...columnsOf(answer) })),
    media: taken.map((medium, index) => {
      const at = takenAt(scene, (index + 1) / (taken.length + 1));
      return {
        assignment_id: assignmentId,
        item_reference: medium.item,
        task_id: medium.task.id,
        ...stored(medium, old && scene.random.chance(lostShare)),
        caption: medium.caption,
        taken_at: at,
        created_at: at,
        shares_file: true,
      };
    }),
  };
}

/** Spread over the visit except its last moments. */
const takenAt = ({ started, minutes }: Scene, share: number): string =>
  formatInstant(later(started, Math.round(minutes * 0.9 * share * 60) * (minute / 60)));

type Stored = Pick<Medium, 'type' | 'mime' | 'media_url' | 'thumb_url' | 'original_url' | 'width' | 'height'>;

function stored({ type, photo }: Taken, isLost: boolean): Stored {
  const unknown = { original_url: null, width: null, height: null };
  if (type === 'video')
    return {
      ...unknown,
      type,
      mime: 'mp4',
      media_url: storedVideo(photo),
      thumb_url: storedShelf(photo % shelfCount),
      ...filmed,
    };
  if (isLost) return { ...unknown, type, mime: 'png', media_url: deadPhoto, thumb_url: deadPhoto };
  return { type, mime: 'jpeg', ...storedPhoto(photo) };
}

/** Pixels of the demo's videos. */
const filmed = { width: 1_920, height: 1_080 };
