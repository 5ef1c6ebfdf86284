const asked = process.env.PAYMENT_SCHEDULES

/** So many schedules are played. Far more are before a release: PAYMENT_SCHEDULES=10000 asks for them. */
export const schedules = Number(asked ?? 240)

/**
 * The same schedules every time, so that a test that fails speaks of what was changed; whoever asks for a number of them gets
 * new ones.
 */
export const seedOf = (world: number) => (asked === undefined ? { seed: world } : {})

/** Far longer than it takes, also on a machine that does other things. */
export const patienceMs = Math.max(600_000, schedules * 1_000)
