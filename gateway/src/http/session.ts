import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Settings about the address that browsers see. */
export type SessionOptions = Readonly<{ publicUrl: string | null }>;

/**
 * The session of one request. It is the token of REST v1 and nothing else: in the Authorization header for scripts, in
 * an HttpOnly cookie for browsers. The gateway keeps no sessions.
 */
export class Session {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #secure: boolean;
  #token: string | null;
  readonly #fromCookie: boolean;

  constructor(request: FastifyRequest, reply: FastifyReply, options: SessionOptions) {
    this.#request = request;
    this.#reply = reply;
    this.#secure = isSecure(request, options);
    const bearer = bearerToken(request);
    const { cookie } = request.headers;
    const kept = bearer === null && cookie !== undefined ? parseCookie(cookie)[this.#cookieName] : undefined;
    this.#token = bearer ?? wellFormed(kept);
    this.#fromCookie = kept !== undefined;
  }

  get token(): string | null {
    return this.#token;
  }

  /** Whether the session came in a cookie, so that another site may have caused the request. */
  get fromCookie(): boolean {
    return this.#fromCookie;
  }

  /** Uses this token for all further calls of this request. */
  open(token: string): void {
    this.#token = token;
  }

  /**
   * Stores the token in a cookie.
   * @param expiresAt when REST v1 ends the session (ISO 8601); without it the cookie ends with the browser session
   * @param remember whether the cookie outlives the browser session
   */
  keepInCookie(expiresAt: string | undefined, remember: boolean): void {
    const seconds =
      remember && expiresAt !== undefined
        ? Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / 1000))
        : undefined;
    this.#setCookie(this.#token ?? '', seconds);
  }

  /** Removes the cookie; the caller must end the token in REST v1. */
  close(): void {
    this.#token = null;
    if (this.#request.headers.cookie !== undefined) this.#setCookie('', 0);
  }

  /** REST v1 does not know the token any more, so its cookie is useless. */
  expire(): void {
    if (this.#fromCookie) this.#setCookie('', 0);
  }

  /** Browsers accept a `__Host-` cookie only over TLS, and for one host. */
  get #cookieName(): string {
    return this.#secure ? '__Host-shepherd_session' : 'shepherd_session';
  }

  #setCookie(value: string, maxAge: number | undefined): void {
    const cookie = stringifySetCookie({
      name: this.#cookieName,
      value,
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: this.#secure,
      maxAge,
    });
    // The last change wins, and no other code sets a cookie.
    void this.#reply.removeHeader('set-cookie').header('set-cookie', cookie);
  }
}

export const isSecure = (request: FastifyRequest, options: SessionOptions): boolean =>
  options.publicUrl?.startsWith('https:') ?? request.protocol === 'https';

/** The token of the Authorization header (RFC 6750), null without one. */
export function bearerToken(request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  return authorization === undefined ? null : (bearer.exec(authorization)?.[1] ?? null);
}

/** Characters that a header can carry. */
const token = '[\\x21-\\x7e]{1,4096}';
const bearer = new RegExp(`^Bearer +(${token}) *$`, 'i');
const wholeToken = new RegExp(`^${token}$`);

/** A malformed cookie is no session. */
const wellFormed = (value: string | undefined): string | null =>
  value !== undefined && wholeToken.test(value) ? value : null;
