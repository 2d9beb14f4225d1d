import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestGateway } from '../../testing/gateway.ts';
import { RestServer } from '../../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => {
  rest.forget();
  const marks = [
    {
      task_id: '8',
      kind: 'accepted',
      user: { id: '4', name: 'Oscar Bennett' },
      marked_at: '2026-10-01T09:00:00Z',
    },
  ];
  rest
    .on('GET /jobs/7-1/review-marks', { body: { data: marks } })
    .on('PATCH /jobs/7-1/review-marks', { body: { data: marks } });
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

test('marks are sent with their tasks, and the job answers those of all reviewers', async () => {
  const answer = await gateway.ask(
    `mutation ($input: UpdateReviewMarksInput!) { updateReviewMarks(input: $input) {
      id reviewMarks { taskId kind markedAt user { id name } } } }`,
    {
      variables: {
        input: {
          jobId: '7-1',
          add: [{ taskId: '8', kind: 'ACCEPTED' }],
          remove: [{ taskId: '9', kind: 'SEEN' }],
        },
      },
    },
  );
  expect(answer).toEqual({
    data: {
      updateReviewMarks: {
        id: '7-1',
        reviewMarks: [
          {
            taskId: '8',
            kind: 'ACCEPTED',
            markedAt: '2026-10-01T09:00:00Z',
            user: { id: '4', name: 'Oscar Bennett' },
          },
        ],
      },
    },
  });
  expect(rest.sent).toEqual([
    'PATCH /jobs/7-1/review-marks {"add":[{"task_id":"8","kind":"accepted"}],"remove":[{"task_id":"9","kind":"seen"}]}',
    'GET /jobs/7-1/review-marks',
  ]);
});
