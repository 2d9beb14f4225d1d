/** The umask of every process that writes below the data directory: no other account of the machine may read it. */
export const privateUmask = 0o077;

export const privateFolder = 0o700;
export const privateFile = 0o600;

/** A mode without group and other permissions. */
export const ownerOnly = (mode: number): number => mode & ~privateUmask;
