import type { MatrixTask } from '../../tasks/schemas.ts';
import { photosOf } from '../pictures/photo-shapes.ts';
import { captionsOf, subjectsOf } from '../pictures/photo-subjects.ts';
import type { PhotoSubject } from '../pictures/photo-subjects.ts';
import type { Answered } from './report-answers.ts';
import type { Scene } from './scene.ts';

/** A photo, by its number in the demo, or a video. */
export type Taken = {
  readonly item: string;
  readonly task: MatrixTask;
  readonly type: 'photo' | 'video';
  readonly photo: number;
  readonly caption: string | null;
};

/**
 * The photos and videos of an answer: of the required subjects, without repetition within a task.
 * @param most the maximum of photos per task; omitted: one or two
 */
export function mediaOf({ task, item, given }: Answered, scene: Scene, most?: number): Taken[] {
  if (given.status === 'out_of_stock') return [];
  const { random } = scene;
  const { type, options } = task.component;
  const chosen = (options ?? []).filter(({ id }) => given.selection.includes(id));
  const data = new Set(chosen.flatMap((option) => option.data_mandatory ?? []));
  const video = type === 'video' || task.required.includes('video') || data.has('video');
  const asked = task.required.includes('photo') || data.has('photo');
  const photo = type === 'photo' || type === 'draw' || asked;
  const count = item !== '' || type !== 'photo' ? 1 : (most ?? random.integer(1, 2));
  return [
    ...(photo ? photograph({ task, item }, scene, count) : []),
    ...(video ? [{ item, task, type: 'video' as const, photo: random.integer(0, 19), caption: null }] : []),
  ];
}

function photograph({ task, item }: Pick<Answered, 'task' | 'item'>, scene: Scene, count: number): Taken[] {
  const { random } = scene;
  const subjects = shown(task, scene);
  const left = new Map<PhotoSubject, number[]>();
  const taken: Taken[] = [];
  for (let place = 0; place < count; place += 1) {
    const subject = subjects[Math.min(place, subjects.length - 1)] ?? subjects[0];
    const free = left.get(subject) ?? photosOf(subject);
    const [photo] = free.splice(random.integer(0, Math.max(0, free.length - 1)), 1);
    left.set(subject, free);
    if (photo === undefined) break;
    const caption = place === 0 && random.chance(0.3) ? random.pick(captionsOf(subject)) : null;
    taken.push({
      item,
      task,
      type: 'photo',
      photo,
      caption: caption ?? (subject === 'screen' ? captionsOf(subject)[0] : null),
    });
  }
  return taken;
}

/** Where the store does not exist, its photo shows what is there instead. */
const shown = ({ title, component }: MatrixTask, { obstacle }: Scene) =>
  obstacle?.kind === 'no such place' ? (['house'] as const) : subjectsOf(title, component.type);
