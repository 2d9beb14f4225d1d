/*
 * What cells of files say. Not what the fields of forms read by, which brings a library along and takes seconds for the
 * rows of a large file.
 */

/** Whether a text is a day as `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  // 30 February would be read as 1 March.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** A time of day as `HH:mm`, also of what spreadsheets write, such as 9:00 or 09:00:00; null for anything else. */
export function timeOf(text: string): string | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(text) ?? [];
  const exists = hours !== '' && Number(hours) < 24 && Number(minutes) < 60;
  return exists ? `${hours.padStart(2, '0')}:${minutes}` : null;
}
