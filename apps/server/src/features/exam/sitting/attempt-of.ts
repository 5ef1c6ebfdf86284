import { tables } from '@prostuti/db'
import { and, eq, type SQL } from 'drizzle-orm'

const { attempt } = tables

/** A doctor's attempts on a paper, or the one with that number. */
export const attemptOf = ({
  doctorId,
  paperId,
  number,
}: {
  doctorId: number
  paperId: number
  number: number | undefined
}): SQL | undefined =>
  and(
    eq(attempt.doctorId, doctorId),
    eq(attempt.paperId, paperId),
    number === undefined ? undefined : eq(attempt.number, number),
  )
