/**
 * The number of a choice. It grows with every choice of this attempt, and with time, so that a choice made later on
 * another device counts as later there too.
 */
export const nextSequence = (last: number, serverNow: number): number => Math.max(last + 1, Math.floor(serverNow))
