let region: HTMLElement | null = null;

/** Reads a text to users of screen readers when they pause. */
export function announce(words: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.setAttribute('data-live-announcements', '');
    document.body.append(region);
  }
  region.textContent = words;
}

/** Another user of the browser hears nothing of this one. */
export function endAnnouncements(): void {
  region?.remove();
  region = null;
}
