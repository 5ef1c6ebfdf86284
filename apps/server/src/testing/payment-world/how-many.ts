const asked = process.env.PAYMENT_SCHEDULES
const seed = process.env.PAYMENT_SEED

/** So many schedules are played. Far more are before a release: by `npm run bench -- money`, or PAYMENT_SCHEDULES=10000. */
export const schedules = Number(asked ?? 60)

/**
 * The same schedules every time, so that a test that fails speaks of what was changed; whoever asks for a number of them gets
 * new ones, or with PAYMENT_SEED those of that seed and the next: the ones of a failure again, or others in each run.
 */
export const seedOf = (world: number) => {
  if (seed !== undefined) return { seed: Number(seed) + world }
  return asked === undefined ? { seed: world } : {}
}

/** Far longer than it takes, also on a machine that does other things. */
export const patienceMs = Math.max(600_000, schedules * 1_000)
