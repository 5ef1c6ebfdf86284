import { tables } from '@prostuti/db'
import { and, isNotNull, isNull, lt, or } from 'drizzle-orm'

const { attempt, paper } = tables

/** Sittings that count and whose mistakes were never taken, or by older keys. */
export const isToMake = and(
  isNotNull(attempt.finishedAt),
  isNull(attempt.voidedAt),
  or(isNull(attempt.cardsRevision), lt(attempt.cardsRevision, paper.keysRevision)),
)
