import type { Attack } from './attack.ts';
import { type Headers, postJson, wireRequest } from './wire-request.ts';

const refused = (name: string, bytes: Buffer, status: number, code: string): Attack => ({
  name,
  bytes,
  status,
  code,
});

const ours = { 'apollo-require-preflight': 'true' };
const fromBrowser = { authorization: 'None', cookie: 'shepherd_session=staff' };
const form =
  '--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":"{ __typename }"}\r\n--b--\r\n';
const get = (search: string, headers: Headers = ours): Buffer =>
  wireRequest('GET', `/graphql?${search}`, headers);
const post = (type: string, body: string, headers: Headers = {}): Buffer =>
  wireRequest('POST', '/graphql', { 'content-type': type, ...headers }, body);
const mutation = '{"query":"mutation { logout }"}';
const unsupported = 'UNSUPPORTED_MEDIA_TYPE';

/** Wrong kinds of requests: by GET, as forms of other sites, or hardly HTTP. */
export const requests: readonly Attack[] = [
  refused('a mutation by GET', get('query=mutation%7Blogout%7D'), 405, 'BAD_REQUEST'),
  refused(
    'a query by GET without a header that forms lack',
    get('query=%7B__typename%7D', {}),
    400,
    'BAD_REQUEST',
  ),
  refused(
    'variables by GET that are no JSON',
    get('query=%7B__typename%7D&variables=%7B'),
    400,
    'BAD_REQUEST',
  ),
  refused('two queries by GET', get('query=%7Ba%7D&query=%7Bb%7D'), 400, 'BAD_REQUEST'),
  refused('bytes by GET that are no UTF-8', get('query=%7B%ff%7D'), 400, 'GRAPHQL_PARSE_FAILED'),
  refused('an address of 100,000 letters', get(`query=${'a'.repeat(100_000)}`), 431, 'HEADERS_TOO_LARGE'),
  refused(
    '2,000 headers',
    get(
      'query=%7B__typename%7D',
      Object.fromEntries(Array.from({ length: 2_000 }, (_item, index) => [`x-${index}`, 'y'.repeat(10)])),
    ),
    431,
    'HEADERS_TOO_LARGE',
  ),
  refused('an address that cannot be decoded', wireRequest('GET', '/%ff%'), 400, 'BAD_REQUEST'),
  refused(
    'a form',
    post('application/x-www-form-urlencoded', 'query=%7B__typename%7D', fromBrowser),
    415,
    unsupported,
  ),
  refused('a form that is text', post('text/plain', mutation, fromBrowser), 400, 'BAD_REQUEST'),
  refused(
    'a form that is text and claims to be JSON',
    post('text/plain; application/json', mutation, fromBrowser),
    400,
    'BAD_REQUEST',
  ),
  refused('a form with files', post('multipart/form-data; boundary=b', form, fromBrowser), 415, unsupported),
  refused('a body without a type', wireRequest('POST', '/graphql', {}, mutation), 415, unsupported),
  refused(
    'a page of another site',
    postJson(mutation, { ...fromBrowser, origin: 'https://evil.test' }),
    403,
    'CROSS_SITE_REQUEST',
  ),
  refused(
    'another site, says the browser',
    postJson(mutation, { ...fromBrowser, 'sec-fetch-site': 'cross-site' }),
    403,
    'CROSS_SITE_REQUEST',
  ),
  refused(
    'a page from nowhere',
    postJson(mutation, { ...fromBrowser, origin: 'null' }),
    403,
    'CROSS_SITE_REQUEST',
  ),
  refused(
    'PUT',
    wireRequest('PUT', '/graphql', { 'content-type': 'application/json' }, '{}'),
    404,
    'not_found',
  ),
  refused('DELETE', wireRequest('DELETE', '/graphql'), 404, 'not_found'),
  refused('a method that does not exist', wireRequest('EVIL', '/graphql'), 400, 'BAD_REQUEST'),
  refused('no HTTP', Buffer.from('\u0016\u0003\u0001 hello\r\n\r\n'), 400, 'BAD_REQUEST'),
  refused(
    'a length that is none',
    wireRequest('POST', '/graphql', { 'content-length': '-1' }),
    400,
    'BAD_REQUEST',
  ),
  refused(
    'two ways to tell the length',
    wireRequest('POST', '/graphql', { 'content-length': '3', 'transfer-encoding': 'chunked' }, '0\r\n\r\n'),
    400,
    'BAD_REQUEST',
  ),
];
