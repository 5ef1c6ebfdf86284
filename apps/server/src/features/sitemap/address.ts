/** A page for search engines to read, and when it last changed, where that is known. */
export type Address = { path: string; changedAt: Date | null }
