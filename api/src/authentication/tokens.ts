import { createHash, randomBytes } from 'node:crypto';

/** An opaque token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token. The token's entropy makes a slow hash unnecessary. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
