import { paperFingerprint, type Tx, tables } from '@prostuti/db'
import { type AnswerKey, drawSet, keySheet, type PaperOrder, type PrintSet } from '@prostuti/exam-rules'
import * as messages from '@prostuti/text/all-messages'
import { type Locale, pickText } from '@prostuti/text/locale'
import { partLetter } from '@prostuti/text/part-letter'
import { asc, inArray, sql } from 'drizzle-orm'
import type { Storage } from '../../../storage/storage.ts'
import { type LoadedQuestion, loadQuestions } from '../../exam/index.ts'
import type { PaperRow } from '../paper-scope.ts'
import { loadPicture } from './load-picture.ts'
import type { PrintedFrame, PrintedKey, PrintedPicture, PrintedQuestion, PrintedSet } from './print-model.ts'
import { answerWords, factWords, momentWords, numberOf, ruleWords, setLetter } from './words.ts'

const { keyCorrection, questionVersion, site } = tables

export type Print = {
  row: PaperRow
  questions: LoadedQuestion[]
  locale: Locale
  storage: Storage
  /** By which the orders of the sets are drawn: what was right when they were first printed. */
  keys: ReadonlyMap<number, AnswerKey>
}

/** A paper with everything that a print of it needs; what is right in it included. */
export async function readPrint(
  tx: Tx,
  { row, locale, storage }: { row: PaperRow; locale: Locale; storage: Storage },
): Promise<Print> {
  const questions = await loadQuestions(tx, row.id)
  return { row, questions, locale, storage, keys: await readFirstKeys(tx, row.id, questions) }
}

/**
 * A correction changes what is right, never where the options of a printed paper stand. So the sets are drawn by the keys from before
 * the first correction of the paper.
 */
async function readFirstKeys(tx: Tx, paperId: number, questions: readonly LoadedQuestion[]) {
  const keys = new Map<number, AnswerKey>(questions.map(({ id, key }) => [id, key]))
  const corrections = await tx
    .select({ questionId: keyCorrection.questionId, papers: keyCorrection.papers })
    .from(keyCorrection)
    .where(sql`${keyCorrection.papers} @> ${JSON.stringify([{ paperId }])}::jsonb`)
    .orderBy(asc(keyCorrection.publishedAt), asc(keyCorrection.id))
  const versions = new Map<number, number>()
  for (const { questionId, papers } of corrections) {
    const before = papers.find((each) => each.paperId === paperId)
    if (before && !versions.has(questionId)) versions.set(questionId, before.versionId)
  }
  if (versions.size === 0) return keys
  const { id, key } = questionVersion
  const found = await tx
    .select({ id, key })
    .from(questionVersion)
    .where(inArray(id, [...versions.values()]))
  const keyOf = new Map(found.map((version) => [version.id, version.key]))
  for (const [questionId, versionId] of versions) keys.set(questionId, keyOf.get(versionId) ?? keys.get(questionId)!)
  return keys
}

/** The same paper has the same sets, whoever prints it and when. */
function orderOf(set: PrintSet, { row, questions, keys }: Print): PaperOrder {
  const asDrawn = questions.map((question) => ({ ...question, key: keys.get(question.id)! }))
  return drawSet(set, asDrawn, { seed: row.id, isEven: row.evenKeys })
}

/** A few letters that are others as soon as a question of the paper is: a key sheet fits the papers that have the same. */
export const printCode = ({ row, questions }: Print): string =>
  paperFingerprint(row, questions)
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 6)
    .toUpperCase()

export async function readFrame(tx: Tx, print: Print, by: { name: string; at: Date }): Promise<PrintedFrame> {
  const { row, locale, questions } = print
  const [centre] = await tx.select({ name: site.companyName }).from(site)
  const printed = { name: by.name, when: momentWords(by.at, locale) }
  const facts = { minutes: row.durationMinutes, marks: row.totalMarks, questions: questions.length }
  return {
    locale,
    centre: centre ? pickText(centre.name, locale) : '',
    title: pickText(row.title, locale),
    facts: factWords(facts, locale),
    foot: messages.print_foot({ code: printCode(print), ...printed }, { locale }),
    watermark: [
      ...(row.stage === 'frozen' ? [] : [messages.print_draft({}, { locale })]),
      printed.name,
      printed.when,
    ].join(' · '),
  }
}

/** The questions of one set with their pictures. What is right is not in it. */
export async function printedSet(set: PrintSet, print: Print): Promise<PrintedSet> {
  const { row, locale, questions } = print
  const order = orderOf(set, print)
  const byId = new Map(questions.map((question) => [question.id, question]))
  const printed = new Map<string, PrintedQuestion[]>()
  for (const [at, id] of order.questions.entries()) {
    const question = byId.get(id)!
    const of = printed.get(question.section) ?? []
    printed.set(question.section, of)
    of.push(await printedQuestion(question, { print, number: numberOf(at + 1, locale), parts: order.parts[id] }))
  }
  return {
    letter: setLetter(set, locale),
    sections: row.rules.sections.flatMap(({ key, name, type, rule }) => {
      const own = printed.get(key)
      return own ? [{ name: pickText(name, locale), rules: ruleWords(rule, locale), type, questions: own }] : []
    }),
  }
}

type Placed = { print: Print; number: string; parts: readonly number[] | undefined }

async function printedQuestion(question: LoadedQuestion, { print, number, parts }: Placed): Promise<PrintedQuestion> {
  const { locale, storage } = print
  const picture = async (image: tables.QuestionImage): Promise<PrintedPicture> => ({
    picture: await loadPicture(storage, image.src),
    alt: pickText(image.alt, locale),
  })
  const shown = parts ? parts.flatMap((id) => question.parts.find((part) => part.id === id) ?? []) : question.parts
  return {
    number,
    text: pickText(question.text, locale),
    pictures: await Promise.all(question.images.map(picture)),
    parts: await Promise.all(
      shown.map(async ({ text, image }, place) => ({
        letter: partLetter(place, locale),
        text: pickText(text, locale),
        pictures: image ? [await picture(image)] : [],
      })),
    ),
  }
}

export function printedKey(set: PrintSet, print: Print): PrintedKey {
  const { questions, locale } = print
  const keyOf = new Map(questions.map(({ id, key }) => [id, key]))
  return {
    letter: setLetter(set, locale),
    lines: keySheet(questions, orderOf(set, print)).map((line) => ({
      number: numberOf(line.number, locale),
      answer: answerWords(line, keyOf.get(line.questionId)!, locale),
    })),
  }
}
