/** Up to a quarter longer: clients that lost the server at one moment must not all come back at one moment. */
export const spread = (ms: number, random = Math.random()): number => ms * (1 + random / 4)
