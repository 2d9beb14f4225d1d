import { beforeAll, describe, expect, it } from 'vitest';
import { answerTo, found, readDemoReports, tasksWithin } from '../../testing/marketplace/demo-reports.ts';
import type { DemoReport } from '../../testing/marketplace/demo-reports.ts';
import { openTestDatabase } from '../../testing/store/database.ts';

let reports: DemoReport[];
let withoutTasks: string[];
beforeAll(async () => {
  const { database, close } = await openTestDatabase();
  reports = await readDemoReports(database);
  withoutTasks = (
    await database.selectFrom('orders').where('task_list_id', 'is', null).select('id').execute()
  ).map(({ id }) => id);
  await close();
});

const handedIn = () =>
  reports.filter(({ status }) => ['completed', 'qa', 'failed', 'partially_failed'].includes(status));
const none: string[] = [];

describe('the tasks of the demo', () => {
  it('exist for every order', () => {
    expect(withoutTasks).toEqual(none);
  });

  it('are all answered when the work was submitted, including each product of a matrix', () => {
    const missing = found(handedIn(), ({ way, answers }) =>
      way
        .filter(({ internal }) => !internal)
        .flatMap(({ id, title, component }) => {
          const items = [...(component.matrix_items ?? []), ...(component.custom_matrix_items ?? [])];
          const about = new Set(answers.map((one) => one.item_reference));
          if (component.type === 'matrix')
            return items.filter(({ reference }) => !about.has(reference)).map(({ reference }) => reference);
          return [!answers.some((one) => one.task_id === id) && title];
        }),
    );
    expect(missing).toEqual(none);
    expect(handedIn().length).toBeGreaterThan(300);
  });

  it('have no answers where a jump skips them, and no answers by the agent to internal tasks', () => {
    const beside = found(reports, ({ way, answers, list }) => {
      const inner = new Set(
        way.flatMap(({ component }) => (component.matrix_tasks ?? []).map(({ id }) => id)),
      );
      const led = new Set(way.map(({ id }) => id));
      return [
        ...answers.map(
          ({ task }) => (!(led.has(task.id) || inner.has(task.id)) || task.internal) && task.title,
        ),
        ...tasksWithin(list).map(({ title }) => title === '' && 'no title'),
      ];
    });
    expect(beside).toEqual(none);
  });

  it('come with the comments and media that the task or the chosen option requires', () => {
    const silent = found(reports, ({ answers, media }) =>
      answers
        .filter(({ status }) => status !== 'out_of_stock')
        .flatMap(({ task, chosen, comment, item_reference: item }) => {
          const asked = new Set<string>([
            ...task.required,
            ...(task.component.options ?? [])
              .filter(({ value }) => chosen.includes(value))
              .flatMap(({ data_mandatory: data }) => data ?? []),
          ]);
          const has = (type: string) =>
            media.some((one) => one.task_id === task.id && one.item_reference === item && one.type === type);
          return [
            asked.has('comment') && comment === null && `${task.title} has no comment`,
            (asked.has('photo') || task.component.type === 'photo') &&
              !has('photo') &&
              `${task.title} has no photo`,
            asked.has('video') && !has('video') && `${task.title} has no video`,
          ];
        }),
    );
    expect(silent).toEqual(none);
  });
});

describe('the choices of the demo', () => {
  it('never combine "none of these" with another option', () => {
    const both = found(reports, ({ answers }) =>
      answers.map(
        ({ chosen, task }) =>
          (chosen.length > (task.component.max_options ?? 9) ||
            (chosen.length > 1 && chosen.some((one) => /^(none|nobody|nothing)\b/i.test(one)))) &&
          chosen.join(' and '),
      ),
    );
    expect(both).toEqual(none);
  });

  it('agree that staff who wore a badge were present and friendly', () => {
    const alone = found(reports, (report) => {
      const served = answerTo(report, 'Who served you?')?.chosen;
      if (!served || served.some((one) => /staff|floor/.test(one))) return [];
      return [
        !/nobody/i.test(answerTo(report, 'What did the badge say?')?.value ?? 'nobody') && 'has read a badge',
        answerTo(report, 'How friendly was the staff?')?.chosen.some((one) => one !== 'Neutral') &&
          'was friendly',
        served.includes('Nobody') && answerTo(report, 'What did you pay?') && 'has paid',
      ];
    });
    expect(alone).toEqual(none);
  });

  it("agree about a product's presence and its price, and count as many gaps as products are missing", () => {
    const wrong = found(reports, (report) => {
      const out = new Set(
        report.answers.flatMap((one) => (one.status === 'out_of_stock' ? [one.item_reference] : [])),
      );
      const gaps = answerTo(report, 'How many gaps are there?')?.value;
      return [
        gaps !== undefined && Number(gaps) !== out.size && `${gaps} gaps, ${out.size} out of stock`,
        ...report.answers.map(
          ({ task, chosen, item_reference: item }) =>
            task.title === 'Is it in stock?' && chosen.includes('No') !== out.has(item) && item,
        ),
        ...report.answers.map(({ item_reference: item, value }) => out.has(item) && value !== null && item),
      ];
    });
    expect(wrong).toEqual(none);
  });
});

describe('the minutes of the demo', () => {
  it('do not exceed the duration of the visit', () => {
    const longer = found(handedIn(), ({ answers, minutes, status }) => {
      if (status === 'partially_failed') return [];
      const waited = answers.reduce(
        (sum, { task, value }) =>
          sum +
          (task.component.type === 'timer'
            ? Number(value) / 60
            : task.title.startsWith('How many minutes')
              ? Number(value)
              : 0),
        0,
      );
      return [waited > minutes && `${waited} of ${minutes} minutes`];
    });
    expect(longer).toEqual(none);
  });
});

describe('the prices of the demo', () => {
  type Priced = { readonly key: string; readonly price: number };
  const priced = (): Priced[] =>
    reports.flatMap(({ order, currency, listId, answers }) =>
      answers.flatMap(({ task, value, item_reference: item }) => {
        if (task.component.input_type !== 'price' || value === null || task.title === 'What did you pay?')
          return [];
        // The product in question differs between stores.
        if (item.startsWith('EXTRA')) return [];
        const key = item === '' ? `${order} ${task.title}` : `${currency} ${listId} ${item}`;
        return [{ key, price: Number(value) }];
      }),
    );

  it('are the same for one product, except for small deviations and some promotions', () => {
    const groups = [...Map.groupBy(priced(), ({ key }) => key)].map(([key, prices]) => ({
      key,
      prices: prices.map(({ price }) => price).toSorted((one, other) => one - other),
    }));
    const apart = groups.filter(({ prices }) => (prices.at(-1) ?? 0) > (prices[0] ?? 0) * 1.45);
    expect(apart).toEqual([]);
    expect(groups.length).toBeGreaterThan(100);
    const usual = groups.flatMap(({ prices }) => {
      const middle = prices[Math.floor(prices.length / 2)];
      return prices.map((price) => price === middle);
    });
    expect(usual.filter(Boolean).length / usual.length).toBeGreaterThan(0.6);
  });

  it('have two decimals, and are lower on promotion', () => {
    const odd = found(reports, ({ answers }) =>
      answers.map(({ task, value, comment }) => {
        if (task.component.input_type !== 'price' || value === null) return null;
        const [, before] = /(?:regularly|from|before) [£€](\d+\.\d\d)$/.exec(comment ?? '') ?? [];
        return (
          (!/^\d+\.\d\d$/.test(value) ||
            Number(value) < 0.2 ||
            (before !== undefined && Number(before) <= Number(value))) &&
          `${value} ${comment}`
        );
      }),
    );
    expect(odd).toEqual(none);
  });
});

describe('the texts of the demo', () => {
  it('vary', () => {
    const open = reports.flatMap(({ answers }) =>
      answers.flatMap(({ task, value }) =>
        task.component.input_type === 'alphanumeric' && value !== null ? [value] : [],
      ),
    );
    const often = [...Map.groupBy(open, (text) => text)].filter(
      ([, texts]) => texts.length > open.length * 0.05,
    );
    expect(often.map(([text]) => text)).toEqual(none);
    expect(new Set(open).size).toBeGreaterThan(open.length * 0.3);
  });
});
