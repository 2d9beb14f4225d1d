import { safeName } from '../fileName.ts';
import type { ReportPicture } from './pictures.ts';

type Named = Pick<ReportPicture, 'id' | 'type' | 'mediaUrl' | 'task' | 'part'>;

/** The file name of each photo or video, by its id: `03 Photograph the front 1.jpg`. All are unique. */
export function photoNames(pictures: readonly Named[]): ReadonlyMap<string, string> {
  const digits = Math.max(2, ...pictures.map(({ task }) => String(task.number).length));
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const picture of pictures) {
    const stem = stemOf(picture, digits);
    const place = (counts.get(stem) ?? 0) + 1;
    counts.set(stem, place);
    names.set(picture.id, untaken(`${stem} ${place}`, extensionOf(picture), taken));
  }
  return names;
}

function stemOf({ task, part }: Named, digits: number): string {
  const number = String(task.number).padStart(digits, '0');
  // The name of an item is more useful than that of its matrix.
  return [number, safeName(part ?? task.title)].filter(Boolean).join(' ');
}

/** Windows and macOS treat `A.jpg` and `a.jpg` as the same. */
function untaken(stem: string, extension: string, taken: Set<string>): string {
  for (let copy = 1; ; copy += 1) {
    const name = `${stem}${copy === 1 ? '' : ` (${copy})`}.${extension}`;
    const folded = name.normalize('NFC').toLowerCase();
    if (taken.has(folded)) continue;
    taken.add(folded);
    return name;
  }
}

const known = /\.(jpe?g|png|webp|avif|gif|heic|mp4|mov|webm)$/i;

function extensionOf({ mediaUrl, type }: Named): string {
  const [path = ''] = (mediaUrl ?? '').split(/[?#]/);
  const [, extension] = known.exec(path) ?? [];
  return extension?.toLowerCase() ?? (type === 'VIDEO' ? 'mp4' : 'jpg');
}
