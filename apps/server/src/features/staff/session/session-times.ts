const minute = 60_000

/** How long a session lasts: whatever happens, and without a call. Decision 050 says why so long and no longer. */
export const sessionLifeMs = 12 * 60 * minute
export const idleMs = 30 * minute
/** How long a second factor that was shown counts for what asks for it again. */
export const provedMs = 10 * minute
export const touchEveryMs = minute
