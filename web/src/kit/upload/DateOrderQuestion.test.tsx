import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DateOrder } from '@shepherd/domain/date.ts';
import { expect, test } from 'vitest';
import { DateOrderQuestion } from './DateOrderQuestion.tsx';

function ask(date: string) {
  const answers: DateOrder[] = [];
  render(
    <MantineProvider env="test">
      <DateOrderQuestion date={date} onOrder={(order) => answers.push(order)} />
    </MantineProvider>,
  );
  const question = screen.getByRole('group', {
    name: `Dates of this file can be read in two ways. Which day is ${date}?`,
  });
  return { answers, question: within(question) };
}

test.each([
  ['03/04/2026', '3 April 2026', '4 March 2026'],
  ['1-12-26', '1 December 2026', '12 January 2026'],
  ['03/04/2026 00:00:00', '3 April 2026', '4 March 2026'],
])('the two possible days of %s are offered as text', async (date, dayFirst, monthFirst) => {
  const { answers, question } = ask(date);
  expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    dayFirst,
    monthFirst,
  ]);
  await userEvent.click(question.getByRole('button', { name: monthFirst }));
  await userEvent.click(question.getByRole('button', { name: dayFirst }));
  expect(answers).toEqual(['month-first', 'day-first']);
});

test('it can be answered by keyboard', async () => {
  const { answers, question } = ask('03/04/2026');
  await userEvent.tab();
  expect(question.getByRole('button', { name: '3 April 2026' })).toBe(document.activeElement);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(answers).toEqual(['month-first']);
});
