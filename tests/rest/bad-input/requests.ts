import type { Contract, Operation } from '../support/contract.ts';
import { type Random, seeded } from '../support/random.ts';
import type { BadRequest } from './bad-request.ts';
import { addBody } from './bodies.ts';
import { hostileText } from './hostile-values.ts';
import { existing, type KnownPaths } from './ids.ts';
import { sample, type Sampling } from './samples.ts';
import { hostileHeader, pathTrick, spoil } from './transport-tricks.ts';

export type Tokens = { valid: string; limited: string };
type Context = { contract: Contract; known: KnownPaths; seed: string };

/** Request number `index` of a seed: always the same over the same data. */
export function badRequest(context: Context, index: number, tokens: Tokens): BadRequest {
  const random = seeded(`${context.seed}/${index}`);
  const operation = random.pickAny(context.contract.operations);
  if (operation === undefined) throw new Error('The contract has no calls');
  const sampling: Sampling = { ...context, random };
  const token = random.chance(0.8)
    ? tokens.valid
    : random.pick([tokens.limited, tokens.limited, '', 'x', hostileHeader(random)]);
  const request: BadRequest = {
    kind: 'as declared',
    operation,
    method: operation.method,
    target: `/v1${pathOf(sampling, operation)}${queryOf(sampling, operation)}`,
    headers: [
      ['Host', 'localhost'],
      ...(token === '' ? [] : [['Authorization', `Bearer ${token}`] as [string, string]]),
    ],
    body: null,
    raw: null,
    isSignedIn: token === tokens.valid || token === tokens.limited,
    hangUp: false,
  };
  addBody(sampling, operation, request);
  spoil(sampling, request);
  return request;
}

function pathOf(sampling: Sampling, { path, parameters }: Operation): string {
  const { known, random } = sampling;
  const found = random.chance(0.85) ? existing(known, path, random) : undefined;
  if (found !== undefined) return found;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema;
    const value = random.chance(0.5) ? sample(sampling, schema ?? {}, name) : hostileText(random);
    return random.chance(0.9) ? encoded(String(value)) : pathTrick(random);
  });
}

function queryOf(sampling: Sampling, operation: Operation): string {
  const { random } = sampling;
  const declared = operation.parameters.filter((parameter) => parameter.in === 'query');
  const pairs = declared
    .filter(({ required }) => required || random.chance(Math.min(0.3, 3 / declared.length)))
    .flatMap(({ name, schema }) => {
      const value = random.chance(0.75) ? sample(sampling, schema, name) : hostileText(random);
      const values: unknown[] = Array.isArray(value) ? value : [value];
      return values.flatMap((one) => queryPairs(name, one));
    });
  while (random.chance(0.15))
    pairs.push(
      strayPair(
        random,
        declared.map(({ name }) => name),
      ),
    );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

const queryPairs = (name: string, value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([key, item]) => `${name}[${encoded(key)}]=${encoded(String(item))}`)
    : [`${name}=${encoded(String(value))}`];

function strayPair(random: Random, names: string[]): string {
  const name = random.pickAny(names) ?? 'page';
  const bare = name.replace('[]', '');
  return random.pick<() => string>([
    () => `${name}=${encoded(hostileText(random))}`,
    () => `${bare}[a][b][c]=1`,
    () => `${bare}[]=1&${bare}=2&${bare}[x]=3`,
    () => `${bare}[__proto__]=1`,
    () => `${bare}[0]=1&${bare}[99999999]=2`,
    () => `${bare}`,
    () => `${bare}=%`,
    () => `${bare}=%zz%ff`,
    () => '__proto__[admin]=1&constructor[prototype]=1',
    () => '&&&=&=1&[]=2&[=3&]=4',
    () => `${bare}[]=1&`.repeat(2_000).slice(0, -1),
    () => 'page=999999999999&per_page=999999999',
    () => 'page=-1&per_page=0&sort=-',
    () => 'page=1e3&per_page=1.5',
    () => `unknown=${encoded(hostileText(random))}`,
  ])();
}

/** Percent-encoding that accepts lone surrogates: those become bytes that no UTF-8 decoder accepts. */
function encoded(text: string): string {
  return text.replace(/[^\w.~-]+/g, (part) => {
    try {
      return encodeURIComponent(part);
    } catch {
      return '%ED%A0%80';
    }
  });
}
