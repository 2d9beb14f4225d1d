import type { ComponentType } from 'react';

/** A state that depends on the address, such as a filter in it. */
export interface StateAtAddress {
  readonly at: string;
  readonly shows: ComponentType;
}

/** One part of the kit, shown in each of its states. */
export interface Part {
  readonly name: string;
  /** Each by what it shows: 'empty', 'with an error'. */
  readonly states: Readonly<Record<string, ComponentType | StateAtAddress>>;
}

/** Type checks the declaration; returns the same object. */
export const definePart = (name: string, states: Part['states']): Part => ({ name, states });
