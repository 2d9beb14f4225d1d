import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { isSecure } from './session.ts';

/** Browser features that pages use: copying addresses, and video players in full screen or in a window of their own. */
const usedFeatures = ['clipboard-write', 'fullscreen', 'picture-in-picture'];
/** Features that no page uses, blocked for injected scripts too. Browsers log a warning for names they do not know. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const permissionsPolicy = [
  ...usedFeatures.map((feature) => `${feature}=(self)`),
  ...unusedFeatures.map((feature) => `${feature}=()`),
].join(', ');

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': permissionsPolicy,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Half a year, in seconds. */
const rememberTls = 15_768_000;

/** Headers for every answer. Pages have a content security policy on top. */
export function addSecurityHeaders(server: FastifyInstance, settings: Settings): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers);
    if (isSecure(request, settings))
      void reply.header('strict-transport-security', `max-age=${rememberTls}; includeSubDomains`);
    done();
  });
}

const googleMaps = {
  script: ' https://maps.googleapis.com https://*.gstatic.com',
  style: ' https://fonts.googleapis.com',
  font: ' https://fonts.gstatic.com',
  connect: ' https://*.googleapis.com https://*.gstatic.com data: blob:',
} as const;

/**
 * The content security policy of a page. Scripts and style elements come from this origin or have the nonce of this one
 * answer. Style attributes are free: the component library writes its variables into them. Pictures may come from any
 * https address: customers' logos and orders' images are hosted wherever the customer likes.
 * @param nonce of this answer alone, in base64
 */
export function pagePolicy(nonce: string, withGoogleMaps: boolean): string {
  const maps = withGoogleMaps ? googleMaps : { script: '', style: '', font: '', connect: '' };
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${maps.script}`,
    // Google's maps write style elements without a nonce, and one nonce here would block them all.
    ...(withGoogleMaps
      ? [`style-src 'self' 'unsafe-inline'${maps.style}`]
      : [`style-src 'self' 'nonce-${nonce}'`, "style-src-attr 'unsafe-inline'"]),
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    `font-src 'self' data:${maps.font}`,
    `connect-src 'self'${maps.connect}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
