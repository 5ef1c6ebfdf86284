import type { Review } from './notebook-types.ts'

/** What the tabs of one notebook tell each other: reviews as they stand now, and reviews that are no more. */
export type TabMessage = { reviews: Review[]; dropped: string[] }
