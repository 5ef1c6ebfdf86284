import { existsSync, readFileSync } from 'node:fs'
import { checkPaper, keyFits, packTotal } from '@prostuti/exam-rules'
import { describe, expect, it } from 'vitest'
import { demoBatches } from '../batches/index.ts'
import { demoBook } from '../documents/documents.ts'
import { fcpsNextExam } from '../own-courses/weekly-exams.ts'
import { type DemoPaper, sectionOf } from './demo-paper.ts'
import { earlierVersions } from './earlier-versions.ts'
import { demoCoursePapers, demoPapers, featuredExamKey } from './index.ts'
import { keyOf, partTextsOf } from './insert-questions.ts'
import { misprints } from './misprints.ts'
import type { DemoQuestion } from './question-shape.ts'
import { demoSubjects } from './subjects.ts'

const allPapers: DemoPaper[] = [...demoPapers, ...demoCoursePapers]
const bank = [...new Set([...allPapers, fcpsNextExam].flatMap(({ questions }) => questions))]
const partsOf = (question: DemoQuestion) => partTextsOf(question).map((_, at) => ({ id: at + 1 }))

it('are of the length their exams have', () => {
  expect(Object.fromEntries(allPapers.map(({ key, questions }) => [key, questions.length]))).toEqual({
    'bcs-50-model-test': 200,
    'bcs-weekly-constitution': 20,
    'bcs-weekly-liberation-war': 20,
    'fcps-part-1-paper': 50,
    'quiz-ecg': 20,
    'quiz-renal': 20,
    'quiz-constitution': 20,
    'fcps-medicine-weekly-ecg': 20,
    'fcps-medicine-weekly-cardiovascular': 20,
  })
})

it('are called something in both languages', () => {
  for (const { key, title, summary } of allPapers) {
    for (const text of [title, summary]) {
      expect(text.bn, key).toBe(text.bn.normalize('NFC').trim())
      expect(text.en?.length, key).toBeGreaterThan(10)
      expect(text.en, key).not.toMatch(/[\u0980-\u09ff]/)
    }
  }
})

it('are what their rules say, down to the number of options', () => {
  for (const { key, rules, questions } of allPapers) {
    const asked = questions.map((question, at) => ({
      id: at + 1,
      type: question.type,
      section: sectionOf(rules, question).key,
      subject: question.subject,
      parts: partsOf(question),
    }))
    expect(checkPaper(rules, asked), key).toEqual([])
  }
  expect(demoPapers.map(({ rules }) => packTotal(rules))).toEqual([20_000, 2_000, 2_000, 10_000, null, null, null])
})

describe('each question', () => {
  it('has a right answer among choices that differ', () => {
    for (const question of bank) {
      const choices = partTextsOf(question)
      expect(new Set(choices.map((choice) => choice.toLowerCase())).size, question.text).toBe(choices.length)
      expect(keyFits({ type: question.type, parts: partsOf(question) }, keyOf(question)), question.text).toBe(true)
    }
  })

  it('is asked once, explained, named after a subject, and written in the one encoding', () => {
    expect(new Set(bank.map(({ text }) => text)).size).toBe(bank.length)
    for (const question of bank) {
      expect(question.explanation.length, question.text).toBeGreaterThan(30)
      expect(demoSubjects, question.text).toHaveProperty(question.subject)
      const alt = question.image ? [question.image.alt.bn, question.image.alt.en ?? ''] : []
      for (const text of [question.text, question.explanation, ...partTextsOf(question), ...alt]) {
        expect(text, question.text).toBe(text.normalize('NFC').trim())
        expect(text, question.text).not.toBe('')
      }
    }
  })

  it('closes every brace of its formulas', () => {
    for (const question of bank) {
      for (const text of [question.text, question.explanation, ...partTextsOf(question)]) {
        expect(text.split('{').length, text).toBe(text.split('}').length)
        expect(text.replaceAll(/\\frac\{|\\sqrt\{/g, ''), text).not.toContain('\\')
      }
    }
    expect(bank.filter(({ text }) => /\\frac|\\sqrt/.test(text)).length).toBeGreaterThanOrEqual(3)
  })
})

it('have pictures that exist, in the size the data says, with words for those who cannot see them', () => {
  const pictures = bank.flatMap(({ image }) => image ?? [])
  expect(pictures.length).toBeGreaterThanOrEqual(5)
  for (const { src, width, height, alt } of pictures) {
    const file = new URL(`../../../../../../apps/web/public${src}`, import.meta.url)
    expect(existsSync(file), src).toBe(true)
    const drawing = readFileSync(file, 'utf8')
    expect(drawing, src).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`)
    expect(drawing, src).not.toMatch(/<script|<style|<image|href="(?!#)|NaN|undefined/)
    expect(Buffer.byteLength(drawing), src).toBeLessThan(12_000)
    expect(alt.bn.length, src).toBeGreaterThan(40)
    expect(alt.en?.length, src).toBeGreaterThan(40)
  }
})

it('send who wants to read on to the chapter that has it', () => {
  const led = bank.flatMap(({ text, explanation }) =>
    [...explanation.matchAll(/page (\d+)\]\(\/my\/reference-book\/1\/page-no\/(\d+)\)/g)].map(([, said, page]) => {
      expect(said, text).toBe(page)
      const chapter = demoBook.chapters?.find(({ pageNo }) => pageNo === Number(page))
      return [text, chapter?.title.en]
    }),
  )
  expect(led).toEqual([
    ['At the standard paper speed of 25 mm/s, one small square (1 mm) represents:', 'Paper and measures'],
    ['What is the normal range of the PR interval in an adult?', 'P, PR and QT'],
  ])
})

it('put the right answer at every place about equally often', () => {
  for (const { key, questions } of allPapers) {
    const places = questions.flatMap((question) => (question.type === 'sba' ? [question.answer] : []))
    const perPlace = [...Map.groupBy(places, (place) => place).values()].map(({ length }) => length)
    expect(Math.max(...perPlace) - Math.min(...perPlace), key).toBeLessThanOrEqual(places.length / 10)
  }
})

it('ask nothing in an exam to be ranked whose answer another paper already shows', () => {
  // Shown: once closed, or to whoever finishes a quiz that never closes.
  const shown = [
    ...demoPapers.filter(({ closes }) => closes === null || closes.day < 0),
    ...demoCoursePapers.filter(({ row }) => row === 'first'),
  ]
  const stillRanked = [
    ...demoPapers.filter(({ closes }) => closes !== null && closes.day >= 0),
    ...demoCoursePapers.filter(({ row }) => row === 'latest'),
  ]
  expect(stillRanked).toHaveLength(3)
  const released = new Set(shown.flatMap(({ questions }) => questions))
  for (const { key, questions } of stillRanked) {
    expect(
      questions.filter((question) => released.has(question)),
      key,
    ).toEqual([])
  }
})

it('features an exam of the home page that is closed', () => {
  expect(demoPapers.find(({ key }) => key === featuredExamKey)?.closes?.day).toBeLessThan(0)
})

it('tell of earlier versions of questions they have, with keys that fit and differ', () => {
  for (const { of, key, text } of earlierVersions) {
    const question = bank.find((each) => each.text === of)
    expect(question, of).toBeDefined()
    if (!question) continue
    expect(key ?? text, of).toBeDefined()
    if (key) {
      expect(keyFits({ type: question.type, parts: partsOf(question) }, key), of).toBe(true)
      expect(key, of).not.toEqual(keyOf(question))
      const papers = allPapers.filter(
        ({ questions, keysRevision = 1 }) => questions.includes(question) && keysRevision > 1,
      )
      expect(papers, of).toHaveLength(1)
    }
  }
})

it('have a course exam that is open and one that has closed, on whatever day the demo is made', () => {
  const hour = 3_600_000
  for (let at = Date.UTC(2026, 1, 1); at < Date.UTC(2026, 1, 15); at += 7 * hour) {
    const running = demoBatches(new Date(at)).filter(
      ({ category, startsOn }) => category === 'fcps-part-1-medicine' && Date.parse(startsOn) < at - 48 * hour,
    )
    const held = running.flatMap(({ schedules }) =>
      schedules.flatMap(({ events }) =>
        events.flatMap(({ kind, startsAt }) => (kind === 'exam' && startsAt.getTime() < at ? startsAt.getTime() : [])),
      ),
    )
    const [missed, open] = demoCoursePapers.map(({ openDays }) => openDays * 24 * hour)
    expect(Math.min(...held) + (missed ?? 0), new Date(at).toISOString()).toBeLessThan(at)
    expect(Math.max(...held) + (open ?? 0), new Date(at).toISOString()).toBeGreaterThan(at)
    expect(Math.max(...held)).not.toBe(Math.min(...held))
  }
})

it('have one key that was printed wrongly, to which doctors object', () => {
  for (const { of, key, paper, objections } of misprints) {
    const question = allPapers.find((each) => each.key === paper)?.questions.find(({ text }) => text === of)
    expect(question, of).toBeDefined()
    if (!question) continue
    expect(keyFits({ type: question.type, parts: partsOf(question) }, key), of).toBe(true)
    expect(key, of).not.toEqual(keyOf(question))
    expect(objections).toHaveLength(7)
    for (const { words, source } of objections)
      expect([words, source ?? '']).toEqual([words, source ?? ''].map((text) => text.normalize('NFC')))
  }
})
