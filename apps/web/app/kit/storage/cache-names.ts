/** Sealed papers, laid down by the exam room. Not tied to a release, and nothing of a doctor's: the service worker leaves it alone. */
export const papersCache = 'papers'
