import { createHash, randomBytes } from 'node:crypto';

/** An opaque token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. Enough bits make a slow hash unnecessary. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
