const asked = process.env.PAYMENT_SCHEDULES

/** So many schedules are played. A sixth of what is run before a release: PAYMENT_SCHEDULES=2000 asks for all of them. */
export const schedules = Number(asked ?? 320)

/**
 * The same schedules every time, so that a test that fails speaks of what was changed; whoever asks for a number of them gets
 * new ones.
 */
export const seedOf = (world: number) => (asked === undefined ? { seed: world } : {})

/** Far longer than it takes, also on a machine that does other things. */
export const patienceMs = Math.max(600_000, schedules * 1_000)
