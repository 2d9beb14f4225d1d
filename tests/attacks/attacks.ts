import type { Attack } from './attack.ts';
import { documents } from './documents.ts';
import { bodies } from './bodies.ts';
import { requests } from './requests.ts';

export const attacks: readonly Attack[] = [...documents, ...bodies, ...requests];
