import { type Call, everyRow, everywhere, type Mode, oneOfEachRow, secondRow } from '../mode.ts';
import { type Change, isRecord, leftOut, type Spot } from '../spots.ts';

/** By which rows are known, and their references: without them a row is nothing. */
const isIdentity = ({ name, kind }: Spot): boolean =>
  kind === 'id' || name === '' || name === 'id' || name === 'data';

/** Items of lists stay: a list without one is another list. */
const without =
  (drops: (spot: Spot) => boolean): Change =>
  (value, spot) =>
    !isIdentity(spot) && !spot.listed && drops(spot) ? leftOut : value;

/** Jobs belong to the Shepherd of their assignment. */
const nullable = without(({ nullable, name }) => nullable && name !== 'assignment');
const nowhere = without(({ nullable, name }) => nullable && !['assignment', 'from', 'to'].includes(name));
/** Without its own place, an assignment has the place of its job, which has another id. */
const required = without((spot) => spot.required && !spot.nullable && spot.schema !== 'AssignmentLocation');

/** Lists have a mode of their own. */
const nullInPlace: Change = (value, spot) => {
  const isExcluded = spot.required && !spot.nullable && !['anything', 'list'].includes(spot.kind);
  return !isIdentity(spot) && !spot.listed && isExcluded ? null : value;
};

const nullLists: Change = (value, spot) => (spot.kind === 'list' && !isIdentity(spot) ? null : value);

export const listsAsRecords: Change = (value, { kind, name }) =>
  kind === 'list' && name !== 'data' && Array.isArray(value) && value.length > 0
    ? Object.fromEntries(value.map((one: unknown, index) => [String(index), one]))
    : value;

/** Some languages write an empty map like an empty list. */
const mapsAsLists: Change = (value, { kind }) => (kind === 'map' ? [] : value);

/** `customer: {id, name}` is left out where `customer_id` is there as well. */
const referencesAsIds: Change = (value, { kind }) => {
  if (kind !== 'record' || !isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name, inner]) => {
    // An assignment is more than a name: its id alone does not lead to its job.
    const isReference = isRecord(inner) && 'id' in inner && !('job_id' in inner);
    return !isReference || !(`${name}_id` in value);
  });
  return kept.length === Object.keys(value).length ? value : Object.fromEntries(kept);
};

const short = new Set(['id', 'title', 'name', 'status', 'data']);
const shortRow: Change = (value, { name, kind, listed }) =>
  name === '' || kind === 'id' || listed || short.has(name) ? value : leftOut;

/** A row has no name itself. The assignments of a Shepherd are known by their jobs. */
const withoutId: Change = (value, { name, schema }) => {
  if (name !== '' || schema === 'AgentAssignment' || !isRecord(value)) return value;
  const { id: _id, ...others } = value;
  return others;
};

const isPage = ({ query }: Call): boolean => query.has('page');
const isSummary = ({ path }: Call): boolean => path.endsWith('/summary');

/** The mode for some calls only. */
const onlyFor = (applies: (call: Call) => boolean, mode: Mode): Mode => ({
  ...mode,
  reword: (body, call) => (applies(call) ? mode.reword(body, call) : body),
});

/** Properties that are missing, or null where the contract promises a value. */
export const gapModes: readonly Mode[] = [
  secondRow('without what may be null', 'empty', nullable),
  everywhere('nowhere what may be null', 'empty', nowhere),
  ...[
    oneOfEachRow('without a required property', 'empty', required),
    secondRow('without required properties', 'empty', required),
    everyRow('without required properties', 'empty', required),
    oneOfEachRow('null where there is always a value', 'empty', nullInPlace),
    secondRow('null where there is always a value', 'empty', nullInPlace),
    secondRow('null in place of lists', 'empty', nullLists),
    // Counts have modes of their own.
  ].map((mode) => onlyFor((call) => !isSummary(call), mode)),
  everywhere('lists as records', 'read', listsAsRecords),
  everywhere('empty lists in place of maps', 'empty', mapsAsLists),
  everyRow('references by their id alone', 'told', referencesAsIds),
  onlyFor(isPage, {
    ...everyRow('its name and status alone', 'empty', shortRow),
    // False without the property, which servers without deviations leave out.
    mayDiffer: /\.deviates$/,
  }),
  onlyFor(isPage, secondRow('without an id', 'told', withoutId)),
];
