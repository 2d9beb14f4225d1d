import { describe, expect, test } from 'vitest';
import { appText, plainText } from './appText.ts';

const links = (text: string) => appText(text).flatMap(({ href }) => href ?? []);
const whole = (text: string) =>
  appText(text)
    .map((part) => part.text)
    .join('');

describe('links', () => {
  test.each([
    ['See https://example.com/a?b=c#d', ['https://example.com/a?b=c#d']],
    ['HTTP://Example.com', ['http://example.com/']],
    ['Write to mailto:team@example.com.', ['mailto:team@example.com']],
    [
      '(https://example.com/a_(b)), and “https://example.org”.',
      ['https://example.com/a_(b)', 'https://example.org/'],
    ],
    ['https://a.example\nhttps://b.example', ['https://a.example/', 'https://b.example/']],
    ['https://münchen.example/straße', ['https://xn--mnchen-3ya.example/stra%C3%9Fe']],
  ])('are recognised in %j', (text, expected) => {
    expect(links(text)).toEqual(expected);
    expect(whole(text)).toBe(text);
  });

  test('keep the words around them', () => {
    expect(appText('Read (https://example.com/new)!\nSoon.')).toEqual([
      { at: 0, text: 'Read (' },
      { at: 6, text: 'https://example.com/new', href: 'https://example.com/new' },
      { at: 29, text: ')!\nSoon.' },
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https-not-this',
    'ftp://example.com',
    'xhttps://example.com',
    'https://',
    'http://[broken',
    'https://bank.example@evil.example/login',
    'https://user:secret@evil.example',
    'mailto:nobody',
    'mailto:',
    '<a href="javascript:alert(1)">here</a>',
  ])('are not recognised in %j', (text) => {
    expect(links(text)).toEqual([]);
    expect(whole(text)).toBe(text);
  });

  test('end where markup begins', () => {
    expect(links('https://example.com/"onmouseover="alert(1)')).toEqual(['https://example.com/']);
    expect(links('https://example.com<img src=x onerror=alert(1)>')).toEqual(['https://example.com/']);
  });
});

test('bidirectional controls and invisible characters are removed; characters of languages are not', () => {
  expect(plainText('invoice\u202Egnp.exe')).toBe('invoicegnp.exe');
  expect(plainText('a\u0000b\u001Bc\u2066d\u2069\uFEFF')).toBe('abcd');
  expect(plainText('one\r\ntwo\rthree\u2028four\tfive')).toBe('one\ntwo\nthree\nfour\tfive');
  expect(plainText('مرحبا 👩‍👩‍👧 é')).toBe('مرحبا 👩‍👩‍👧 é');
  expect(links('https://example.com/\u202Emoc.live')).toEqual(['https://example.com/moc.live']);
});

test('a word of any length is one part', () => {
  const word = 'a'.repeat(10_000);
  expect(appText(word)).toEqual([{ at: 0, text: word }]);
  expect(links(`https://example.com/${word}${')'.repeat(10_000)}`)).toEqual([`https://example.com/${word}`]);
});
