import { ApolloLink } from '@apollo/client';
import { finalize, tap } from 'rxjs';
import { requestKey } from '../../../graphql/begin.ts';
import { entitiesIn } from './entities.ts';

/** The context of a read that follows a change. */
export const liveContext = { live: true, quiet: true, queryDeduplication: false } as const;

/** Changes of this tab arrive within this time after the answer. */
const ownMilliseconds = 5000;

interface LiveLinkOptions {
  /** Called before the answer of a read that follows a change reaches the screen. */
  readonly onLiveAnswer: () => void;
  /** Called when the screen itself has read a query. */
  readonly onRead: (key: string) => void;
}

/**
 * Records what this tab does itself: its mutations and the records that they answered, and which queries the screen
 * has read.
 */
export class LiveLink extends ApolloLink {
  #sending = 0;
  /** When each record was last answered by a mutation of this tab, by `Type:id` of GraphQL. */
  readonly #own = new Map<string, number>();

  constructor({ onLiveAnswer, onRead }: LiveLinkOptions) {
    super((operation, forward) => {
      const isLive = operation.getContext()['live'] === true;
      if (operation.operationType === 'mutation') {
        this.#sending += 1;
        return forward(operation).pipe(
          tap(({ data }) => this.#note(data)),
          finalize(() => (this.#sending -= 1)),
        );
      }
      return forward(operation).pipe(tap(() => (isLive ? onLiveAnswer() : onRead(requestKey(operation)))));
    });
  }

  /** A mutation is under way; its answer decides whether a change is its own. */
  get isSending(): boolean {
    return this.#sending > 0;
  }

  /** Whether a mutation of this tab has just answered the record, by `Type:id` of GraphQL. */
  readonly hasAnswered = (entity: string): boolean =>
    Date.now() - (this.#own.get(entity) ?? -Infinity) < ownMilliseconds;

  #note(data: unknown): void {
    const now = Date.now();
    for (const [entity, at] of this.#own) if (now - at >= ownMilliseconds) this.#own.delete(entity);
    for (const entity of entitiesIn(data)) this.#own.set(entity, now);
  }
}
