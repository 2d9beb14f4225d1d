import { randomBytes } from 'node:crypto';

export type Canaries = {
  /** Creates a unique secret, in the shape that `make` gives to a random word. */
  plant: (what: string, make?: (word: string) => string) => string;
  /** Adds a secret that the product has created. */
  keep: (what: string, secret: string) => string;
  /** Secrets in a text, in clear or in a reversible encoding, each as a sentence. */
  foundIn: (place: string, text: string) => string[];
  count: () => number;
};

/** Secrets that are given to the product, and searched in everything that it writes. */
export function makeCanaries(): Canaries {
  const secrets = new Map<string, string>();
  const keep = (what: string, secret: string): string => {
    if (secret.length < 12) throw new Error(`${what} is too short to be told from other text`);
    secrets.set(what, secret);
    return secret;
  };
  return {
    plant: (what, make = (word) => `Canary-${word}`) => keep(what, make(randomBytes(6).toString('hex'))),
    keep,
    foundIn(place, text) {
      const lower = text.toLowerCase();
      return [...secrets]
        .filter(([, secret]) => formsOf(secret).some((form) => lower.includes(form.toLowerCase())))
        .map(([what]) => `${what} in ${place}: ${around(text, secrets.get(what) ?? '')}`);
    },
    count: () => secrets.size,
  };
}

/** Plain, percent-encoded, as bytes in the database, and in base64 at any offset. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const shifted = [0, 1, 2].map((shift) => {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    // Without the characters that depend on neighbouring bytes.
    return encoded.replace(/=+$/, '').slice(shift === 0 ? 0 : shift + 1, -2);
  });
  return [secret, encodeURIComponent(secret), bytes.toString('hex'), ...shifted];
}

const around = (text: string, secret: string): string => {
  const at = text.toLowerCase().indexOf(secret.toLowerCase());
  return at < 0 ? '(encoded)' : text.slice(Math.max(0, at - 160), at + secret.length + 60);
};
