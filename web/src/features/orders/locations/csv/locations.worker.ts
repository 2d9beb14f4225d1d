import { newFileSession } from './session.ts';
import type { SessionAnswer, SessionQuestion } from './reader.ts';

const session = newFileSession();

globalThis.addEventListener('message', ({ data }: MessageEvent<SessionQuestion>) => {
  globalThis.postMessage(answer(data));
});

function answer(question: SessionQuestion): SessionAnswer {
  const { id } = question;
  try {
    switch (question.kind) {
      case 'read':
        return { id, value: session.read(question.brought, question.known) };
      case 'toSend':
        return { id, value: session.toSend() };
      case 'wrongCsv':
        return { id, value: session.wrongCsv() };
    }
  } catch (error) {
    return { id, failure: String(error) };
  }
}
