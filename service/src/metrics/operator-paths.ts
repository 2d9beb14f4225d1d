/** Requested all day by probes and monitoring: `/healthz` is another name of `/livez`. */
export const operatorPaths = ['/livez', '/healthz', '/readyz', '/metrics'] as const;

/** Whether the process answers. The second name is the one that orchestrators and monitoring try first. */
export const livenessPaths = ['/livez', '/healthz'] as const;
