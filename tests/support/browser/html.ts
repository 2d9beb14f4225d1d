import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // The browser writes the page out in its own way, which says nothing about the page.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Protects against compromised third-party servers; these files come from our own.
    'require-sri': 'off',
  },
});

/** Menu items and switches of the component library lay out their insides with block elements. */
const insideControl = /^<div> element is not permitted as content under <(?:button|label)>$/;

/** The page without findings that was validated last; often the next one is the same page at another width. */
let sound = '';

/** Findings of html-validate in the current page. */
export async function htmlFindings(page: Page): Promise<string[]> {
  const content = (await page.content()).replace(/^<!DOCTYPE html>/i, '');
  // A translator wraps texts in an element that HTML no longer has, and the product never uses.
  const own = content.replaceAll(/<\/?font\b[^>]*>/g, '');
  if (own === sound) return [];
  const report = await validator.validateString(`<!DOCTYPE html>${own}`);
  const findings = report.results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, message }) => !(ruleId === 'element-permitted-content' && insideControl.test(message)))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`);
  if (findings.length === 0) sound = own;
  return findings;
}
