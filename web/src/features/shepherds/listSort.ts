/** How the list is sorted until somebody chooses. */
export const shepherdListSort = { field: 'FIRST_NAME', direction: 'ASC' } as const;

/** The latest jobs come first. */
export const assignmentListSort = { field: 'JOB_DATE', direction: 'DESC' } as const;
