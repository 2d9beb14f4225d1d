import { withoutSecrets } from './redaction.ts';

export type LoggedError = { [fact: string]: unknown; type: string; message: string; stack: string };

type Rules = Readonly<{
  /** The properties that locate an error. All others that libraries add may be personal data. */
  facts: readonly string[];
  /** The message of an error, where its own may say too much. */
  messageOf?: (error: Error) => string;
}>;

/** Makes the serializer of errors for a log: the type, the place, the facts and the cause. */
export function errorSerializer({
  facts,
  messageOf = ({ message }) => message,
}: Rules): (error: unknown) => LoggedError {
  return function serialize(error): LoggedError {
    if (!(error instanceof Error))
      return { type: typeof error, message: withoutSecrets(String(error)), stack: '' };
    const present = facts
      .map((name) => [name, Reflect.get(error, name)] as const)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number');
    return {
      type: error.name,
      message: withoutSecrets(messageOf(error)),
      stack: (error.stack ?? '').match(/^ {4}at .*$/gm)?.join('\n') ?? '',
      ...Object.fromEntries(present),
      ...(error.cause !== undefined && { cause: serialize(error.cause) }),
      ...(error instanceof AggregateError && { errors: error.errors.map(serialize) }),
    };
  };
}
