import { runBadDocuments } from '../graphql/bad-documents.ts';
import { runMoney } from '../money/money.ts';
import { runOverload } from '../overload/overload.ts';
import { runGuesses } from '../report/guesses.ts';
import { rehearse } from '../simulator/rehearsal.ts';
import { startApi } from './support/api-process.ts';
import { readCounts } from './support/arguments.ts';
import { runStateMachines } from './state-machines/driver.ts';
import type { Store } from './support/store.ts';
import { boundedMemory, runBadInput } from './bad-input/bad-input.ts';
import { record } from './contract/record.ts';
import { writeRecording } from './contract/recording.ts';
import { demoTarget, replayAgainst } from './contract/target.ts';
import { runKills } from './kill/kill.ts';
import { runHostileMedia } from './media/hostile.ts';
import { postgresPrograms, startCluster } from './restarts/cluster.ts';
import { runRestarts } from './restarts/restarts.ts';

/** Runs one long proof of REST v1 on a store; returns the problems. */
type Proof = (given: string[], store: Store) => Promise<string[]>;

/** The long proofs of REST v1. Each starts its own server, embedded, or on PostgreSQL with TEST_DATABASE_URL. */
export const restProofs: Record<string, Proof> = {
  async 'bad-input'(given, store) {
    const options = readCounts(given, { count: 100_000, only: -1 });
    const api = await startApi({ ...store.environment, ...boundedMemory });
    try {
      const { failures, ...figures } = await runBadInput(api, {
        seed: options.seed,
        count: options.count,
        ...(options.only >= 0 && { only: options.only }),
        tell: (line) => console.log(line),
      });
      console.log({ seed: options.seed, ...figures, failures: failures.length });
      return failures;
    } finally {
      await api.stop();
    }
  },
  async 'bad-documents'(given, store) {
    const options = readCounts(given, { count: 45_000, only: -1 });
    const { failures, ...figures } = await runBadDocuments(store, {
      seed: options.seed,
      count: options.count,
      ...(options.only >= 0 && { only: options.only }),
      tell: (line) => console.log(line),
    });
    console.log({ seed: options.seed, ...figures, failures: failures.length });
    return failures;
  },
  async kill(given, store) {
    const { kills, writers, between, seed } = readCounts(given, { kills: 100, writers: 16, between: 60 });
    const { failures, ...figures } = await runKills(store, {
      seed,
      kills,
      writers,
      writesBetween: between,
      timed: true,
      tell: (line) => console.log(line),
    });
    console.log({ seed, writers, ...figures, failures: failures.length });
    return failures;
  },
  async media(given, store) {
    const { files, photos, seed } = readCounts(given, { files: 500, photos: 40 });
    const failures = await runHostileMedia(store, { seed, files, photos, tell: (line) => console.log(line) });
    console.log({ seed, files, photos, failures: failures.length });
    return failures;
  },
  async money(given, store) {
    const { actions, seed } = readCounts(given, { actions: 10_000 });
    const { failures, ...figures } = await runMoney(store, {
      seed,
      actions,
      tell: (line) => console.log(line),
    });
    console.log({ seed, ...figures, failures: failures.length });
    return failures;
  },
  async restarts(given) {
    const { restarts, writers, between, seed } = readCounts(given, {
      restarts: 20,
      writers: 16,
      between: 60,
    });
    const programs = postgresPrograms();
    if (programs === null) return ['There are no programs of PostgreSQL (initdb, pg_ctl) on this machine'];
    const cluster = await startCluster(programs);
    try {
      const { failures, ...figures } = await runRestarts(cluster, {
        seed,
        restarts,
        writers,
        writesBetween: between,
        tell: (line) => console.log(line),
      });
      console.log({ seed, writers, ...figures, failures: failures.length });
      return failures;
    } finally {
      await cluster.remove();
    }
  },
  async 'state-machines'(given, store) {
    const { actions, parallel, seed } = readCounts(given, { actions: 100_000, parallel: 16 });
    const { failures, ...figures } = await runStateMachines(store, {
      seed,
      actions,
      parallel,
      tell: (line) => console.log(line),
    });
    console.log({ seed, parallel, ...figures, failures: failures.length });
    return failures;
  },
  async 'report-guesses'(given, store) {
    const { tokens, passwords, parallel, seed } = readCounts(given, {
      tokens: 100_000,
      passwords: 10_000,
      parallel: 32,
    });
    const { failures, figures } = await runGuesses(store, {
      seed,
      tokens,
      passwords,
      parallel,
      requestsPerSecond: 100,
      tell: (line) => console.log(line),
    });
    console.log({ seed, parallel, ...figures, failures: failures.length });
    return failures;
  },
  async simulator(given, store) {
    const { steps, seconds, seed } = readCounts(given, { steps: 10_000, seconds: 20 });
    const { failures, lines, refused, ...figures } = await rehearse(store, {
      seed,
      steps,
      seconds,
      tell: (line) => console.log(line),
    });
    console.log({ seed, played: lines.length, ...figures, refused, failures: failures.length });
    const refusals = Object.entries(refused).map(([why, count]) => `Refused, ${count} times: ${why}`);
    return [...failures, ...refusals];
  },
  async overload(given, store) {
    const { seconds, rounds } = readCounts(given, { seconds: 10, rounds: 3 });
    return runOverload(store, { seconds, rounds, tell: (line) => console.log(line) });
  },
  async contract(given, store) {
    readCounts(given, {});
    const { failures, ...figures } = await replayAgainst(store);
    console.log({ ...figures, failures: failures.length });
    return failures;
  },
  /** Not a proof: writes the recording again, for review and commit. */
  async record(given, store) {
    readCounts(given, {});
    const api = await startApi(store.environment);
    try {
      const calls = await record(demoTarget(api));
      await writeRecording(calls);
      console.log(`${calls.length} calls recorded`);
      return [];
    } finally {
      await api.stop();
    }
  },
};
