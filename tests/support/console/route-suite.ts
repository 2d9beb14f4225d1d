import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFindings, contrastFindings } from '../browser/accessibility.ts';
import { launchBrowser, launchTranslatedBrowser } from '../browser/browser.ts';
import { addressOf, consoleRoutes, demoRecords } from './console-routes.ts';
import type { DemoRecords } from './console-routes.ts';
import { coveredControls } from '../browser/covered-controls.ts';
import { eventually, signIn, watchedPage } from './console.ts';
import { signedInClient } from '../graphql-client.ts';
import { htmlFindings } from '../browser/html.ts';
import { type Product, startProduct } from '../processes/product.ts';

const noAccess = 'You do not have access to this page';

export interface RouteRole {
  readonly name: string;
  readonly email: string;
  /** Loads each page by itself, and tests Back: the browser does the same for all roles, so one is enough. */
  readonly byHand?: boolean;
  /** Opens each page as a browser's translator shows it. */
  readonly translated?: boolean;
}

/**
 * Opens every address of the product with each of these roles: checks the final address, the tab's title, no error in
 * the console, valid HTML, no finding of axe in light and dark. A user without access sees the refusal. A part of a page with
 * the same structure as one that passed in another role is skipped.
 */
export function routesAs(roles: readonly RouteRole[]): void {
  let product: Product;
  let browser: Browser;
  let translatedBrowser: Browser;
  let records: DemoRecords;
  const sound = new Set<string>();

  beforeAll(async () => {
    [product, browser, translatedBrowser] = await Promise.all([
      startProduct({ gateway: { RATE_LIMIT_PER_SECOND: '1000' } }),
      launchBrowser(),
      launchTranslatedBrowser(),
    ]);
    records = await demoRecords(await signedInClient(product.graphqlUrl, 'owner@shepherd.test'));
  });
  afterAll(async () => {
    await Promise.all([browser.close(), translatedBrowser.close()]);
    await product.stop();
  });

  describe.each(roles)('as $name', ({ email, byHand = false, translated = false }) => {
    let context: BrowserContext;
    let page: Page;
    let problems: string[];
    let held: ReadonlySet<string>;

    beforeAll(async () => {
      const { data } = await (await signedInClient(product.graphqlUrl, email))('{ me { permissions } }');
      const { me } = data as unknown as { readonly me: { readonly permissions: readonly string[] } };
      held = new Set(me.permissions);
      context = await (translated ? translatedBrowser : browser).newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      });
      ({ page, problems } = await watchedPage(context));
      await signIn(page, product.url, email);
    });
    afterAll(() => context.close());

    const path = (): string => new URL(page.url()).pathname;
    const tab = (): Promise<string> => page.title().then((text) => text.replace(/ · Shepherd Console$/, ''));
    const follow = (address: string): Promise<void> =>
      page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, address);
    /** Typed, or like a link of the console; then from a page that has no findings of its own. */
    const open = async (address: string): Promise<void> => {
      if (byHand) {
        await page.goto(`${product.url}${address}`);
        return;
      }
      await follow('/nothing-to-be-found-here');
      await eventually(tab).toMatch(/not found/i);
      await follow(address);
    };
    const settled = async (): Promise<void> => {
      await page.waitForLoadState('networkidle');
      await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    };
    const expectSound = async (): Promise<void> => {
      if (translated) return;
      const part = await unseenPart(page, sound);
      if (!part) return;
      const found = [...(await accessibilityFindings(page, part.selector)), ...(await htmlFindings(page))];
      expect(found).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await contrastFindings(page, 'dark')).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      for (const built of part.built) sound.add(built);
    };

    it.each(consoleRoutes)('$path', async ({ path: pattern, needs, title, leadsTo = pattern, otherwise }) => {
      const from = path();
      const destination = otherwise && !held.has(otherwise.without) ? otherwise.leadsTo : leadsTo;
      const arrives = addressOf(destination, records);
      const expected = typeof title === 'string' ? new RegExp(`^${title}$`) : title;

      await open(addressOf(pattern, records));
      if (!needs.every((permission) => held.has(permission))) {
        await page.getByText(noAccess).waitFor();
        await expectSound();
        return;
      }
      await eventually(path).toBe(arrives);
      await eventually(tab).toMatch(expected);
      await settled();
      expect(await page.getByText(noAccess).count()).toBe(0);
      await expectSound();
      if (!byHand) return;
      expect(await coveredControls(page)).toEqual([]);
      // No entry was added between this page and the previous one, where Back would lead.
      const own = await page.evaluate(
        () => navigation.entries().filter((entry) => entry.sameDocument).length,
      );
      expect(own).toBe(1);
      if (from === arrives || arrives === addressOf(pattern, records)) return;

      const before = await tab();
      await page.goBack();
      await eventually(path).toBe(from);
      await page.goForward();
      await eventually(path).toBe(arrives);
      await eventually(tab).toBe(before);
    });

    it("has left no errors in the browser's console", () => {
      expect(problems).toEqual([]);
    });
  });
}

/** The part of the page to check, and its structure. */
interface PagePart {
  /** Undefined for the page as a whole. */
  readonly selector: string | undefined;
  readonly built: readonly string[];
}

/** The part whose structure has not passed yet: the whole page, its content alone, or nothing. */
async function unseenPart(page: Page, sound: ReadonlySet<string>): Promise<PagePart | null> {
  const { around, content } = await page.evaluate(() => {
    const told = /^(?:aria-(?!label$|labelledby|controls|describedby|owns)|role$|class$|type$)/;
    const described = (element: Element): string => {
      const says = [...element.attributes]
        .filter(({ name }) => told.test(name))
        .map(({ name, value }) => `${name}=${value}`);
      const children = [...element.children]
        .filter(({ localName }) => localName !== 'main')
        .map((child) => described(child));
      // Rows of a list have the same structure: their number does not matter.
      const alike = children.filter((child, index) => child !== children[index - 1]);
      return `<${[element.localName, ...says].join(' ')}>${alike.join('')}</>`;
    };
    const main = document.querySelector('main');
    return { around: described(document.body), content: main ? described(main) : '' };
  });
  const built = [around, content];
  if (!sound.has(around)) return { selector: undefined, built };
  return sound.has(content) ? null : { selector: 'main', built };
}
