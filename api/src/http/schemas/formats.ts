import { Format } from 'typebox/format';
import { toInstant } from '../../time/instants.ts';

/** Text formats of this API's schemas beyond those that the validator knows. */
Format.Set('numeric-id', (text) => /^[1-9]\d{0,17}$/.test(text));
Format.Set('job-id', (text) => /^[1-9]\d{0,14}-[1-9]\d{0,8}$/.test(text));
Format.Set('time-of-day', (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text));
Format.Set('instant-input', (text) => toInstant(text) !== null);
/** Not empty and not only blanks. */
Format.Set('filled', (text) => text.trim() !== '');
