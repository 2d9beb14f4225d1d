import { ValidationError } from 'yup';
import type { TestContext } from 'yup';
import { validationMessages } from '../../../messages/validation.ts';
import { placedTasks, tasksOf } from './places.ts';
import type { SectionValues } from './schema.ts';

interface Problem {
  /** The path below the sections: `[0].tasks[2].reference`. */
  readonly at: string;
  readonly message: string;
}

/** The errors of a list as a whole: duplicate references, jumps without a target. */
export function listProblems(
  sections: readonly unknown[],
  path: string,
  createError: TestContext['createError'],
): true | ValidationError {
  // Safe: the schema calls this with the sections that it describes.
  const problems = problemsOf(sections as readonly SectionValues[]);
  return (
    problems.length === 0 ||
    new ValidationError(problems.map(({ at, message }) => createError({ path: `${path}${at}`, message })))
  );
}

function problemsOf(sections: readonly SectionValues[]): Problem[] {
  const list = { sections: [...sections] };
  return [
    ...repeatedSections(sections),
    ...repeatedReferences(list),
    ...repeatedItems(list),
    ...lostJumps(list),
  ];
}

function repeatedSections(sections: readonly SectionValues[]): Problem[] {
  const seen = new Set<string>();
  return sections.flatMap(({ reference }, index) => {
    const name = reference.trim();
    if (name === '' || !seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [{ at: `[${index}].reference`, message: validationMessages.referenceUsed }];
  });
}

/** The reference fields that repeat an earlier one. */
function repeatedReferences(list: { sections: SectionValues[] }): Problem[] {
  const seen = new Set<string>();
  return tasksOf(list).flatMap((placed) => {
    const name = placed.task.reference.trim();
    if (name === '' || !seen.has(name)) {
      seen.add(name);
      return [];
    }
    const { section, position } = placed.inner === undefined ? placed : placed.matrix;
    const inner = placed.inner === undefined ? '' : `.matrixTasks[${placed.inner}]`;
    return [
      {
        at: `[${section}].tasks[${position}]${inner}.reference`,
        message: validationMessages.referenceUsed,
      },
    ];
  });
}

/** Answers of a matrix are keyed by the references of its items. */
function repeatedItems(list: { sections: SectionValues[] }): Problem[] {
  return placedTasks(list).flatMap(({ task, section, position }) => {
    if (task.type !== 'MATRIX') return [];
    const seen = new Set<string>();
    return (['matrixItems', 'customMatrixItems'] as const).flatMap((name) =>
      task[name].flatMap(({ reference }, index) => {
        const own = reference.trim();
        if (own === '' || !seen.has(own)) {
          seen.add(own);
          return [];
        }
        return [
          {
            at: `[${section}].tasks[${position}].${name}[${index}].reference`,
            message: validationMessages.referenceUsed,
          },
        ];
      }),
    );
  });
}

function lostJumps(list: { sections: SectionValues[] }): Problem[] {
  const placed = placedTasks(list);
  const known = new Set(placed.map(({ task }) => task.key));
  return placed.flatMap(({ task, section, position }) =>
    task.jumps.flatMap(({ target, reference }, jump) =>
      known.has(target)
        ? []
        : [
            {
              at: `[${section}].tasks[${position}].jumps[${jump}].target`,
              message:
                reference === ''
                  ? validationMessages.fieldRequired
                  : validationMessages.noSuchTask(reference),
            },
          ],
    ),
  );
}
