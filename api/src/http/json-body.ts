import { ApiError } from './errors.ts';

/** Deeper than any body of the contract; validators and the database walk values by recursion and run out of stack. */
const deepest = 100;

/** The value of a JSON body; throws `request.malformed` for text that is not JSON or nests without end. */
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

/** Level by level, because a walk into the depth is what must not happen here. */
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
