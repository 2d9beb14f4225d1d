import { beforeAll, describe, expect, it } from 'vitest';
import { answerTo, found, readDemoReports } from '../../testing/marketplace/demo-reports.ts';
import type { DemoReport } from '../../testing/marketplace/demo-reports.ts';
import { openTestDatabase } from '../../testing/store/database.ts';
import { storedPhoto } from '../pictures/files.ts';
import { obstacleBySaid, obstaclesOf } from '../reports/obstacles.ts';
import { oldestWords } from '../templates/oldest-tasks.ts';
import { photoShapes } from '../pictures/photo-shapes.ts';
import { captionsOf, subjectsOf } from '../pictures/photo-subjects.ts';

let reports: DemoReport[];
beforeAll(async () => {
  const { database, close } = await openTestDatabase();
  reports = await readDemoReports(database);
  await close();
});
const stoppedBy = (...kinds: string[]) =>
  reports.filter(({ stopped }) => kinds.includes(obstacleBySaid(stopped ?? '')?.kind ?? ''));
const none: string[] = [];

describe('the stops of the demo', () => {
  it('have a known reason, both at home and in stores', () => {
    const atHome = new Set(obstaclesOf('home').map(({ said }) => said));
    const strange = found(reports, ({ stopped, orderType }) => {
      const kind = obstacleBySaid(stopped ?? '')?.kind;
      if (stopped === null || kind === 'had to leave') return [];
      return [(kind === undefined || (orderType === 'anywhere') !== atHome.has(stopped)) && stopped];
    });
    expect(strange).toEqual(none);
    expect(reports.filter(({ stopped }) => stopped !== null).length).toBeGreaterThan(60);
  });

  it('are explained where the oldest templates require words', () => {
    const stops = reports.filter(
      ({ stopped }) => stopped !== null && obstacleBySaid(stopped)?.kind !== 'had to leave',
    );
    const silent = found(stops, ({ answers, stopped }) =>
      answers.map(
        ({ task, comment }) =>
          oldestWords.has(task.title) && !comment?.startsWith(stopped ?? '') && `${stopped}, but ${comment}`,
      ),
    );
    expect(silent).toEqual(none);
  });

  it('show nothing of the inside when the store is closed or missing', () => {
    const inside = found(stoppedBy('closed', 'no such place'), (report) => [
      answerTo(report, 'Is the store open?')?.chosen.includes('Yes') && 'is open',
      ...report.media.map(({ task }) => !/closed door|entrance/.test(task.title) && task.title),
      ...report.answers.map(({ task, item_reference: item }) =>
        item === '' && /open\?|door|entrance|Anything else|^Comment|^How|^Wh/.test(task.title)
          ? null
          : task.title,
      ),
    ]);
    expect(inside).toEqual(none);
    expect(stoppedBy('closed').length).toBeGreaterThan(10);
  });

  it('have photos only of the front where photos are not allowed, and none of a missing thing', () => {
    const taken = found(stoppedBy('no photos', 'no questions'), ({ media }) =>
      media.map(({ task }) => !/front|entrance/.test(task.title) && task.title),
    );
    const there = found(stoppedBy('not there'), ({ media, answers }) => [
      ...media.map(
        ({ task }) => !/front|entrance|bars on the shelf|place before/.test(task.title) && task.title,
      ),
      ...answers.map(
        ({ task, value }) => /How many bars/.test(task.title) && value !== '0' && `${value} bars`,
      ),
      ...answers.map(({ task }) => task.component.type === 'matrix' && task.title),
    ]);
    expect([...taken, ...there]).toEqual(none);
    expect(stoppedBy('no photos').length).toBeGreaterThan(3);
    expect(stoppedBy('not there').length).toBeGreaterThan(3);
  });
});

describe('the pictures of the demo', () => {
  it('show what their task requires, each once, with captions that fit', () => {
    const subjects = new Map(
      photoShapes.flatMap(({ subject }, number) => {
        const { media_url: shown, original_url: original } = storedPhoto(number);
        return [[shown, subject] as const, [original, subject] as const];
      }),
    );
    const wrong = found(reports, ({ media, stopped }) => {
      const elsewhere = obstacleBySaid(stopped ?? '')?.kind === 'no such place';
      const shown = media.map((one) => `${one.item_reference} ${one.task_id} ${one.media_url}`);
      return [
        new Set(shown).size < shown.length && 'the same photo twice under one task',
        ...media.map(({ task, media_url: url, caption, type }) => {
          const subject = type === 'photo' ? subjects.get(url ?? '') : undefined;
          if (!subject) return null;
          const wanted: readonly string[] = elsewhere
            ? ['house']
            : subjectsOf(task.title, task.component.type);
          return (
            (!wanted.includes(subject) || (caption !== null && !captionsOf(subject).includes(caption))) &&
            `${task.title}: ${subject}, ${caption}`
          );
        }),
      ];
    });
    expect(wrong).toEqual(none);
  });
});
