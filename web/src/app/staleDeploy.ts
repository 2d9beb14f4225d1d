/*
 * A tab that was opened before a new version was deployed asks for files that are gone. A page that is gone to is
 * loaded anew and gets the new version, once: a second missing file within a minute means that something else is
 * wrong, and is shown. A page that stays says that there is a new version, because loading it anew would lose what
 * was typed.
 */

const reloadMark = 'reloaded-for-missing-file';
const reloadPause = 60_000;

/** Loads the page anew, once; answers whether it does. */
export function reloadOnce(reload: () => void = () => window.location.reload()): boolean {
  const last = Number(sessionStorage.getItem(reloadMark) ?? 0);
  if (Date.now() - last < reloadPause) return false;
  sessionStorage.setItem(reloadMark, String(Date.now()));
  reload();
  return true;
}

export type DeployState = 'same' | 'newer' | 'unreachable';

/** The program that a page starts, by its address, which a build changes with its content. */
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
