import { tables } from '@prostuti/db'
import { and, eq, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import { hasSeatLeft, isOpen, payable } from './open-batches.ts'

const { batch, batchCategory, course } = tables

/** What a list of batches can be narrowed to. */
export type BatchFilter = {
  category?: string | undefined
  course?: string | undefined
  session?: number | undefined
  mode?: 'online' | 'branch' | undefined
  maxPayablePaisa?: number | undefined
  startsFrom?: string | undefined
  startsTo?: string | undefined
  withSeats?: boolean
  exceptId?: number
}

/** Open batches that pass the filter. A slug that stands for nothing is passed by none. */
export function passes(filter: BatchFilter, now: Date): SQL {
  return and(
    isOpen(now),
    given(filter.category, (slug) =>
      eq(
        batch.batchCategoryId,
        sql`(select ${batchCategory.id} from ${batchCategory} where ${batchCategory.slug} = ${slug})`,
      ),
    ),
    given(filter.course, (slug) =>
      eq(batch.courseId, sql`(select ${course.id} from ${course} where ${course.slug} = ${slug})`),
    ),
    given(filter.session, (id) => eq(batch.courseSessionId, id)),
    given(filter.mode, (mode) => inArray(batch.mode, [mode, 'both'])),
    given(filter.maxPayablePaisa, (paisa) => lte(payable(now), paisa)),
    given(filter.startsFrom, (day) => gte(batch.startsOn, day)),
    given(filter.startsTo, (day) => lte(batch.startsOn, day)),
    given(filter.exceptId, (id) => ne(batch.id, id)),
    filter.withSeats ? hasSeatLeft(now) : undefined,
  )!
}

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL) =>
  value === undefined ? undefined : condition(value)
