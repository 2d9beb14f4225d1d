import { insertRows } from '../../database/statements.ts';
import { insertNumbered } from '../rows.ts';
import type { SeedContext } from '../context.ts';

const skills: readonly (readonly [category: string, skills: readonly string[]])[] = [
  ['Languages', ['English', 'Welsh', 'Polish', 'Punjabi', 'French']],
  ['Transport', ['Bicycle', 'Car', 'Van', 'Motorcycle', 'Public transport']],
  ['Equipment', ['Smartphone with flash', 'Barcode scanner', 'Ladder', 'Laser measure', 'Laptop']],
  ['Experience', ['Mystery shopping', 'Merchandising', 'Stock taking', 'Photography', 'Sampling']],
  ['Certificates', ['Food hygiene', 'Personal licence', 'First aid', 'DBS check', 'CSCS card']],
  ['Availability', ['Early mornings', 'Evenings', 'Weekends', 'Overnight', 'Short notice']],
];

export const tags = [
  'Top rated',
  'New starter',
  'Photographer',
  'Mystery shopper',
  'Late nights',
  'Van owner',
  'Fuel sites',
  'Grocery',
  'Pharmacy trained',
  'Welsh speaker',
  'Team lead',
  'Slow uploads',
  'Needs coaching',
  'VIP customers',
  'Alcohol checks',
  'Festival crew',
  'Rural',
  'City centre',
  'Airports',
  'Student',
] as const;

/** Tags that imply a skill; some agents with the tag have it. */
export const skillOfTag: Readonly<Record<string, string>> = {
  Photographer: 'Photography',
  'Mystery shopper': 'Mystery shopping',
  'Late nights': 'Overnight',
  'Van owner': 'Van',
  'Welsh speaker': 'Welsh',
};

/** The id of a skill by its name. */
export const skillId = (name: string): string =>
  String(skills.flatMap(([, names]) => names).indexOf(name) + 1);

export const skillsInAll = skills.length * 5;

/** The skills and tags of agents. */
export async function seedSkills({ database }: SeedContext): Promise<void> {
  await insertNumbered(
    database,
    'skill_categories',
    skills.map(([name], index) => ({ id: String(index + 1), name })),
  );
  const all = skills.flatMap(([, names], category) =>
    names.map((name) => ({ name, category_id: String(category + 1) })),
  );
  await insertNumbered(
    database,
    'skills',
    all.map((skill, index) => ({ id: String(index + 1), ...skill })),
  );
  await insertRows(
    database,
    'tags',
    tags.map((name) => ({ name })),
  );
}
