import { randomInt } from 'node:crypto'
import type { BodyOf } from '@prostuti/contract'
import type { changePaperQuestions } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { fitsSection, type Gap, sectionFor } from '@prostuti/exam-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import type { StaffMember } from '../../staff/index.ts'
import type { PaperRow } from '../paper-scope.ts'
import type { DeskQuestion } from './desk-questions.ts'
import { drawQuestions, readChosen } from './draw-questions.ts'
import { findMet } from './met-questions.ts'
import type { PaperList } from './paper-list.ts'
import { readBatches } from './read-batches.ts'
import { refuseLines } from './refuse-lines.ts'

const { question, subject } = tables

export type Step = BodyOf<typeof changePaperQuestions>['step']
type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>

/** The paper as it stands before a step, and who takes it. */
export type StepContext = {
  row: PaperRow
  list: PaperList
  placed: DeskQuestion[]
  member: StaffMember
  now: Date
  locale: Locale
}

export type StepOutcome = {
  list: PaperList
  /** What the bank had no question for. */
  lacking?: readonly Gap[]
  /** The version that the next undo goes back to, where that is not the one before. */
  undoTo?: number | null
}

/** What each kind of step makes of a list; taking one back is no step like these. */
export const builderSteps: {
  [Kind in Exclude<Step['kind'], 'undo'>]: (
    tx: Tx,
    context: StepContext,
    step: StepOf<Kind>,
  ) => Promise<StepOutcome> | StepOutcome
} = {
  add: async (tx, context, { question_ids, section }) => {
    const { row, list, member, now, locale } = context
    const inside = new Set(list.questions.map(({ id }) => id))
    const ids = [...new Set(question_ids)].filter((id) => !inside.has(id))
    const chosen = await readChosen(tx, { ids, member, now })
    if (chosen.length !== ids.length) throw new AppError('not_found')
    const subjects = new Set((await tx.select({ key: subject.key }).from(subject)).map(({ key }) => key))
    const counts = new Map<string, number>()
    for (const each of list.questions) counts.set(each.section, (counts.get(each.section) ?? 0) + 1)
    const added = chosen.map(({ id, versionId, ...asked }) => {
      const given = row.rules.sections.find(({ key }) => key === section)
      const own = given && fitsSection(given, asked) ? given.key : undefined
      const key = section === undefined ? sectionFor(row.rules, asked, { counts, subjects }) : own
      if (key === undefined) throw invalidFields({ step: messages.error_field_no_section({}, { locale }) })
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return { id, versionId, section: key }
    })
    return { list: { ...list, questions: [...list.questions, ...added] } }
  },

  add_import: async (tx, context, { import_id }) => {
    const rows = await tx
      .select({ id: question.id })
      .from(question)
      .where(and(eq(question.importId, import_id), ne(question.state, 'retired')))
      .orderBy(asc(question.id))
    if (rows.length === 0) throw new AppError('not_found')
    return builderSteps.add(tx, context, { kind: 'add', question_ids: rows.map(({ id }) => id) })
  },

  remove: (_, { list }, { question_ids }) => {
    const gone = new Set(question_ids)
    return { list: { ...list, questions: list.questions.filter(({ id }) => !gone.has(id)) } }
  },

  move: (_, { list }, { question_id, before }) => {
    const moved = list.questions.find(({ id }) => id === question_id)
    if (moved === undefined) throw new AppError('not_found')
    const others = list.questions.filter(({ id }) => id !== question_id)
    const at = others.findIndex(({ id, section }) => id === before && section === moved.section)
    // To the end of its section, where there is nothing to go before.
    const to = at >= 0 ? at : others.findLastIndex(({ section }) => section === moved.section) + 1
    return { list: { ...list, questions: others.toSpliced(to, 0, moved) } }
  },

  replace: async (tx, context, { question_id, by }) => {
    const { list, member, now, locale } = context
    const old = context.placed.find(({ id }) => id === question_id)
    if (old === undefined) throw new AppError('not_found')
    const put = (one: PaperList['questions'][number]) => ({
      ...list,
      questions: list.questions.map((each) => (each.id === question_id ? one : each)),
    })
    if (by === null) {
      const drawn = await drawInstead(tx, context, old)
      return drawn.chosen[0] ? { list: put(drawn.chosen[0]) } : { list, lacking: drawn.lacking }
    }
    const [chosen] = await readChosen(tx, { ids: [by], member, now })
    if (chosen === undefined || list.questions.some(({ id }) => id === by)) throw new AppError('not_found')
    const section = context.row.rules.sections.find(({ key }) => key === old.section)
    if (section && !fitsSection(section, chosen))
      throw invalidFields({ step: messages.error_field_no_section({}, { locale }) })
    return { list: put({ id: chosen.id, versionId: chosen.versionId, section: old.section }) }
  },

  blueprint: async (tx, { row, list, locale }, { lines }) => {
    const blueprint = lines.map(({ section, subject_id, topic_id, questions }) => ({
      section,
      subjectId: subject_id,
      topicId: topic_id,
      questions,
    }))
    await refuseLines(tx, { blueprint, sections: row.rules.sections.map(({ key }) => key), locale })
    return { list: { ...list, blueprint } }
  },

  fill: async (tx, context, { seed = randomInt(0, 2 ** 31 - 1) }) => {
    const { row, list, placed, member, now } = context
    const met = await findMet(tx, { paper: row, batchIds: await readBatchIds(tx, row.id), now })
    const { chosen, lacking } = await drawQuestions(tx, {
      rules: row.rules,
      blueprint: list.blueprint,
      placed,
      met,
      member,
      satAt: row.opensAt ?? now,
      now,
      seed,
    })
    if (chosen.length === 0) return { list, lacking }
    return { list: { ...list, questions: [...list.questions, ...chosen], fillSeed: seed }, lacking }
  },

  even: (_, { list }, { is_even }) => ({ list: { ...list, evenKeys: is_even } }),

  follow: async (tx, { list }) => {
    const ids = list.questions.map(({ id }) => id)
    const rows =
      ids.length === 0
        ? []
        : await tx
            .select({ id: question.id, versionId: question.currentVersionId })
            .from(question)
            .where(inArray(question.id, ids))
    const newest = new Map(rows.map(({ id, versionId }) => [id, versionId]))
    return {
      list: {
        ...list,
        questions: list.questions.map((each) => ({ ...each, versionId: newest.get(each.id) ?? each.versionId })),
      },
    }
  },
}

/** Another question about the same, for the place of one: as a gap would be filled. */
async function drawInstead(tx: Tx, { row, placed, member, now }: StepContext, old: DeskQuestion) {
  const met = await findMet(tx, { paper: row, batchIds: await readBatchIds(tx, row.id), now })
  const section = row.rules.sections.find(({ key }) => key === old.section)
  if (section === undefined) throw new AppError('not_found')
  const others = placed.filter(({ id }) => id !== old.id)
  const room = others.filter((each) => each.section === old.section).length + 1
  return drawQuestions(tx, {
    rules: { sections: [{ ...section, questions: room }] },
    blueprint: [],
    placed: others,
    met,
    member,
    satAt: row.opensAt ?? now,
    now,
    seed: randomInt(0, 2 ** 31 - 1),
    without: [old.id],
    about: { subjectId: old.subjectId },
  })
}

const readBatchIds = async (tx: Tx, paperId: number): Promise<number[]> =>
  (await readBatches(tx, paperId)).map(({ id }) => id)
