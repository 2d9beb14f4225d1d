/** Addresses that are secrets themselves: the link is the credential. */
const secretPaths =
  /((?:^|\/)(?:report|auth\/reset-password|auth\/account-invite|public\/reports)\/+)[^/\s"']+/gi;
/** A string as long as a token may be one, wherever it stands. */
const tokens = /[\w.~%-]{40,}/g;

/** An address for the log: without its query, without tokens, and without text that users typed. */
export const loggedUrl = (url: string): string =>
  url
    .replace(/\?.*$/s, '')
    .replace(secretPaths, '$1[token]')
    .replace(tokens, '[token]')
    .replace(/[^/]*[%@][^/]*/g, '[text]');

/** A message for the log: without credentials, queries, tokens and e-mail addresses. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/\/\/[^\s/]*@/g, '//[credentials]@')
    .replace(/(\/[^\s"'?]*)\?[^\s"']+/g, '$1?[query]')
    .replace(secretPaths, '$1[token]')
    .replace(tokens, '[token]')
    .replace(/[^\s"'<>(),;:[\]/]+@[^\s"'<>(),;:[\]/]+/g, '[e-mail]');
