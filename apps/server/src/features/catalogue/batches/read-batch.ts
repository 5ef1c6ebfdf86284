import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { readRichText } from '../../rich-text/index.ts'
import { selectSchedules } from '../schedules/select-schedules.ts'
import { findBatches } from './find-batches.ts'
import { findVisibleBatch } from './find-visible-batch.ts'
import { readBatchCards } from './read-batch-cards.ts'

const { batchInstalment, batchTeacher, teacher } = tables

const othersShown = 3

/** Everything the page of one batch says, and a few others to enrol in of the same category. */
export async function readBatch(tx: Tx, { id, locale, now }: { id: number; locale: Locale; now: Date }) {
  const { batch: row, category } = await findVisibleBatch(tx, id)
  const others = { category: category.slug, exceptId: id }
  const [otherIds, instalments, teachers, schedules] = await Promise.all([
    findBatches(tx, { filter: others, sort: 'start', now, limit: othersShown, offset: 0 }),
    selectInstalments(tx, id),
    selectTeachers(tx, id),
    selectSchedules(tx, { batchId: id, locale, now }),
  ])
  const [card, ...otherCards] = await readBatchCards(tx, { ids: [id, ...otherIds], locale, now })
  if (card === undefined) throw new AppError('not_found')
  return {
    batch: {
      ...card,
      about: readRichText(pickText(row.about, locale)),
      inclusions: row.inclusions.map((text) => pickText(text, locale)),
      outline: row.outline.map((line) => ({
        from_week: line.fromWeek,
        to_week: line.toWeek,
        title: pickText(line.title, locale),
        classes: line.classes,
        exams: line.exams,
      })),
      refund_rule: pickText(row.refundRule, locale),
      instalments,
      teachers: teachers.map((each) => ({
        id: each.id,
        name: pickText(each.name, locale),
        subject: pickText(each.subject, locale),
        qualifications: each.qualifications,
        workplace: pickText(each.workplace, locale),
        photo: each.photo,
      })),
      schedules,
    },
    others: otherCards,
  }
}

const selectInstalments = (tx: Tx, batchId: number) =>
  tx
    .select({
      number: batchInstalment.number,
      amount_paisa: batchInstalment.amountPaisa,
      due_on: batchInstalment.dueOn,
    })
    .from(batchInstalment)
    .where(eq(batchInstalment.batchId, batchId))
    .orderBy(asc(batchInstalment.number))

const selectTeachers = (tx: Tx, batchId: number) =>
  tx
    .select({
      id: teacher.id,
      name: teacher.name,
      subject: teacher.subject,
      qualifications: teacher.qualifications,
      workplace: teacher.workplace,
      photo: teacher.photo,
    })
    .from(batchTeacher)
    .innerJoin(teacher, eq(teacher.id, batchTeacher.teacherId))
    .where(and(eq(batchTeacher.batchId, batchId), eq(teacher.isActive, true)))
    .orderBy(asc(batchTeacher.position), asc(teacher.id))
