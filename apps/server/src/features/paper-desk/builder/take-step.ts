import { randomInt } from 'node:crypto'
import type { BodyOf } from '@prostuti/contract'
import { type changePaperQuestions, paperQuestionsAtMost } from '@prostuti/contract/staff'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import { fitsSection, type Gap, marksOf, sectionFor } from '@prostuti/exam-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { invalidFields, refuseFields } from '../../../input/refuse-fields.ts'
import type { StaffMember } from '../../staff/index.ts'
import { refuseAsked } from '../freezing/open-request.ts'
import { holdPaper, mayWriteStage, type PaperRow } from '../paper-scope.ts'
import { type DeskQuestion, readDeskQuestions } from './desk-questions.ts'
import { drawQuestions, readChosen } from './draw-questions.ts'
import { findMet } from './met-questions.ts'
import { inSections, type PaperList, readKept, readList, readListVersion, stillThere, writeList } from './paper-list.ts'
import { readBatches } from './read-batches.ts'

const { question, subject, topic } = tables

type Step = BodyOf<typeof changePaperQuestions>['step']
type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>

type Taking = { id: number; version: number; step: Step; member: StaffMember; now: Date; locale: Locale }

type Place = Omit<Taking, 'step' | 'id' | 'version'> & { row: PaperRow; list: PaperList; placed: DeskQuestion[] }

type Taken = { list: PaperList; lacking?: readonly Gap[]; undoTo?: number | null }

/** One step of the builder: applied to the paper as it stood at a version, saved with a version of its own. */
export async function takeStep(tx: Transaction, taking: Taking) {
  const { id, version, step, member, now, locale } = taking
  const row = await holdPaper(tx, { id, member })
  if (row.stage === 'frozen') throw new AppError('paper_frozen')
  if (!mayWriteStage(member, row.stage)) throw new AppError('not_found')
  await refuseAsked(tx, id)
  const current = await readListVersion(tx, id)
  if (current.version !== version) throw new AppError('version_conflict')

  const list = await readList(tx, row)
  const place = { row, list, placed: await readDeskQuestions(tx, id), member, now, locale }
  const taken =
    step.kind === 'undo' ? await undo(tx, place, current.undoTo) : await steps[step.kind](tx, place, step as never)
  const after = { ...taken.list, questions: inSections(row.rules, taken.list.questions) }
  if (after.questions.length > paperQuestionsAtMost)
    throw invalidFields({ step: messages.error_field_too_many_questions({}, { locale }) })
  await writeList(tx, id, {
    before: list,
    after,
    undoTo: taken.undoTo === undefined ? version : taken.undoTo,
    totalMarks: await marksIn(tx, row, after),
    staffId: member.id,
    now,
  })
  const idsOf = ({ questions }: PaperList) => questions.map((each) => each.id)
  const [had, has] = [new Set(idsOf(list)), new Set(idsOf(after))]
  return {
    lacking: taken.lacking ?? [],
    removed: idsOf(list).filter((each) => !has.has(each)),
    added: idsOf(after).filter((each) => !had.has(each)),
  }
}

/** What the list is out of now; the versions that came in with this step have parts of their own. */
async function marksIn(tx: Tx, { rules }: PaperRow, { questions }: PaperList): Promise<number> {
  if (questions.length === 0) return 0
  const { questionVersion } = tables
  const rows = await tx
    .select({ id: questionVersion.id, parts: questionVersion.parts })
    .from(questionVersion)
    .where(
      inArray(
        questionVersion.id,
        questions.map(({ versionId }) => versionId),
      ),
    )
  const partsOf = new Map(rows.map(({ id, parts }) => [id, parts.length]))
  const typeOf = new Map(rules.sections.map(({ key, type }) => [key, type]))
  return marksOf(
    rules,
    questions.flatMap(({ section, versionId }) => {
      const type = typeOf.get(section)
      return type ? [{ section, type, partCount: partsOf.get(versionId) ?? 0 }] : []
    }),
  )
}

const steps: {
  [Kind in Exclude<Step['kind'], 'undo'>]: (tx: Tx, place: Place, step: StepOf<Kind>) => Promise<Taken> | Taken
} = {
  add: async (tx, place, { question_ids, section }) => {
    const { row, list, member, now, locale } = place
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

  add_import: async (tx, place, { import_id }) => {
    const rows = await tx
      .select({ id: question.id })
      .from(question)
      .where(and(eq(question.importId, import_id), ne(question.state, 'retired')))
      .orderBy(asc(question.id))
    if (rows.length === 0) throw new AppError('not_found')
    return steps.add(tx, place, { kind: 'add', question_ids: rows.map(({ id }) => id) })
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

  replace: async (tx, place, { question_id, by }) => {
    const { list, member, now, locale } = place
    const old = place.placed.find(({ id }) => id === question_id)
    if (old === undefined) throw new AppError('not_found')
    const put = (one: PaperList['questions'][number]) => ({
      ...list,
      questions: list.questions.map((each) => (each.id === question_id ? one : each)),
    })
    if (by === null) {
      const drawn = await drawInstead(tx, place, old)
      return drawn.chosen[0] ? { list: put(drawn.chosen[0]) } : { list, lacking: drawn.lacking }
    }
    const [chosen] = await readChosen(tx, { ids: [by], member, now })
    if (chosen === undefined || list.questions.some(({ id }) => id === by)) throw new AppError('not_found')
    const section = place.row.rules.sections.find(({ key }) => key === old.section)
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

  fill: async (tx, place, { seed = randomInt(0, 2 ** 31 - 1) }) => {
    const { row, list, placed, member, now } = place
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
async function drawInstead(tx: Tx, { row, placed, member, now }: Place, old: DeskQuestion) {
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

/** Back to what it said before the last step that was not taken back yet. */
async function undo(tx: Tx, { row, list }: Place, to: number | null): Promise<Taken> {
  const kept = to === null ? undefined : await readKept(tx, row.id, to)
  if (kept === undefined) return { list, undoTo: null }
  const { undoTo = null, questions, blueprint, fillSeed, evenKeys } = kept
  return { list: { questions: await stillThere(tx, questions), blueprint, fillSeed, evenKeys }, undoTo }
}

type Lines = { blueprint: PaperList['blueprint']; sections: string[]; locale: Locale }

/** A line names a section of the rules, a subject, and a topic of that subject; each of them once. */
async function refuseLines(tx: Tx, { blueprint, sections, locale }: Lines): Promise<void> {
  const [subjects, topics] = await Promise.all([
    tx.select({ id: subject.id }).from(subject),
    tx.select({ id: topic.id, subjectId: topic.subjectId }).from(topic),
  ])
  const known = new Set(subjects.map(({ id }) => id))
  const subjectOf = new Map(topics.map(({ id, subjectId }) => [id, subjectId]))
  const seen = new Set<string>()
  const choice = messages.error_field_invalid_choice({}, { locale })
  refuseFields(
    Object.fromEntries(
      blueprint.map(({ section, subjectId, topicId }, at) => {
        const name = `${section} ${subjectId} ${topicId}`
        const isRepeated = seen.has(name)
        seen.add(name)
        const isKnown =
          sections.includes(section) &&
          known.has(subjectId) &&
          (topicId === null || subjectOf.get(topicId) === subjectId)
        return [
          `step.lines.${at}.subject_id`,
          isRepeated ? messages.error_field_taken({}, { locale }) : isKnown ? undefined : choice,
        ]
      }),
    ),
  )
}
