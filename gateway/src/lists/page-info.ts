import type { Envelope } from '../schema/parents.ts';

type Answered = Readonly<{ data?: unknown; total: number }> & Partial<Record<keyof Envelope, unknown>>;

/** The position of a page; what the answer does not state follows from the request and the total. */
export function pageInfoOf(
  answer: Answered,
  { page, perPage }: Readonly<{ page: number; perPage: number }>,
): Envelope {
  const { total, data } = answer;
  const rows = Array.isArray(data) ? data.length : 0;
  const currentPage = wholeOr(answer.current_page, page);
  const size = wholeOr(answer.per_page, perPage);
  const first = rows === 0 ? null : (currentPage - 1) * size + 1;
  return {
    current_page: currentPage,
    per_page: size,
    last_page: wholeOr(answer.last_page, Math.max(1, Math.ceil(total / size))),
    total,
    from: rows === 0 ? null : wholeOr(answer.from, first),
    to: first === null ? null : wholeOr(answer.to, first + rows - 1),
  };
}

const isWhole = (value: unknown): value is number => Number.isInteger(value);

const wholeOr = <Otherwise extends number | null>(
  value: unknown,
  otherwise: Otherwise,
): number | Otherwise => (isWhole(value) ? value : otherwise);
