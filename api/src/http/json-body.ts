import { ApiError } from './errors.ts';

/** Deeper than any body of the contract; validators and the database recurse and would exhaust the stack. */
const deepest = 100;

/** Parses a JSON body; throws `request.malformed` for invalid or endlessly nested JSON. */
export function parseJson(text: string): unknown {
  const value = parsed(text);
  if (isDeep(value))
    throw new ApiError('request.malformed', { message: 'The request body is nested too deeply' });
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('request.malformed');
  }
}

/** Breadth-first, because depth-first recursion could exhaust the stack. */
function isDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null
        ? Object.values(item).filter((inner) => typeof inner === 'object' && inner !== null)
        : [],
    );
  }
  return false;
}
