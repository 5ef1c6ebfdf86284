import { tables } from '@prostuti/db'
import { and, isNotNull, isNull, lt, or } from 'drizzle-orm'

const { attempt, paper } = tables

export const isCounted = and(isNotNull(attempt.finishedAt), isNull(attempt.voidedAt))
export const neverMade = isNull(attempt.cardsRevision)
export const madeByOlderKeys = lt(attempt.cardsRevision, paper.keysRevision)

/** Sittings that count and whose mistakes were never taken, or by older keys. */
export const isToMake = and(isCounted, or(neverMade, madeByOlderKeys))
