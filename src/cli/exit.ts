/** What an exit code means. For `fire`, a host treats usage and internal as "no verdict". */
export const EXIT = { fine: 0, problem: 1, usage: 2, block: 2, usageOfFire: 64, internal: 70 } as const;
