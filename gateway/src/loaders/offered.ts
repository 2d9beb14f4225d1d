import { NotOfferedError } from '../errors/rest-error.ts';

/**
 * The answer of a call that is not part of the original contract, or what stands in for it where the server lacks it.
 * @param otherwise gets the error, to throw it where nothing can stand in
 */
export async function offeredOr<Value, Other>(
  call: () => Promise<Value>,
  otherwise: (error: NotOfferedError) => Other | Promise<Other>,
): Promise<Value | Other> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof NotOfferedError) return otherwise(error);
    throw error;
  }
}
