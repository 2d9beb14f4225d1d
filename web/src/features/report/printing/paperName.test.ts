import { describe, expect, test } from 'vitest';
import { paperName, styleString } from './paperName.ts';
import { sharedReport } from '../reportFixture.ts';

const { customer, location, job } = sharedReport;
const report = { customer, location, job } as Parameters<typeof paperName>[0];

describe('the name of a printed report', () => {
  test('contains the customer, the place and the reference', () => {
    expect(paperName(report)).toBe('Lakeside Group · Lakeside Coffee, Leeds · LKC-417');
  });

  test('leaves out unknown values', () => {
    expect(paperName({ ...report, customer: null, location: null })).toBe('LKC-417');
    expect(paperName({ customer: null, location: null, job: { ...report.job, reference: null } })).toBe(
      'Job report',
    );
  });

  test('is cut to the page width', () => {
    const name = paperName({
      ...report,
      customer: { name: '🧡'.repeat(200), logoUrl: null, odd: undefined },
    });
    expect([...name]).toHaveLength(110);
    expect(name.endsWith('🧡…')).toBe(true);
  });
});

test.each([
  ['Ada', '"Ada"'],
  ['Ada "the" Shop', '"Ada \\22 the\\22  Shop"'],
  ['back\\slash', '"back\\5c slash"'],
  ['two\nlines', '"two\\a lines"'],
  ['</style><script>', '"\\3c /style\\3e \\3c script\\3e "'],
])('%j stays inside its CSS string', (text, expected) => {
  expect(styleString(text)).toBe(expected);
});
