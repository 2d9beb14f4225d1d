/*
 * A tab from before a deploy requests files that no longer exist. Navigating to such a page reloads it once and gets
 * the new version; a second missing file within a minute has another cause and is shown. A page that stays open
 * announces the new version instead, because a reload would lose unsaved input.
 */

const reloadMark = 'reloaded-for-missing-file';
const reloadPause = 60_000;

/** Reloads the page, once; returns whether it does. */
export function reloadOnce(reload: () => void = () => window.location.reload()): boolean {
  const last = Number(sessionStorage.getItem(reloadMark) ?? 0);
  if (Date.now() - last < reloadPause) return false;
  sessionStorage.setItem(reloadMark, String(Date.now()));
  reload();
  return true;
}

export type DeployState = 'same' | 'newer' | 'unreachable';

/** The entry script of a page, by its address, which contains the hash of its content. */
const programOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** Whether the server has another version than this tab. */
export async function askForDeploy(): Promise<DeployState> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!answer.ok) return 'unreachable';
    const served = programOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    return served !== null && served !== programOf(document) ? 'newer' : 'same';
  } catch {
    return 'unreachable';
  }
}
