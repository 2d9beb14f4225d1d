/**
 * Makes a process report at its end, in one line on stderr, how many modules it has loaded whose address matches; it
 * reports nothing without one. A line for each module could fill the pipe while the parent process is busy, and a full
 * pipe fails the import.
 */
export const reportLoaded = (address: RegExp): string =>
  `data:text/javascript,${encodeURIComponent(`
import { registerHooks } from 'node:module';
import { writeSync } from 'node:fs';
let count = 0;
registerHooks({
  load: (url, context, load) => {
    if (${String(address)}.test(url)) count += 1;
    return load(url, context);
  },
});
process.on('exit', () => {
  if (count > 0) writeSync(2, 'loaded ' + count + ' modules\\n');
});`)}`;

/** The modules of OpenTelemetry except its interfaces, which prom-client loads by itself. */
export const openTelemetry = /@opentelemetry[/](?!api[/])/;
