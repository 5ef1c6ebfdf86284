import { toLatinDigits } from '@prostuti/text/digits'
import { callAddressOf } from '../../../api/address.ts'
import { questionNames } from '../../../route-table.ts'

export type QuestionName = (typeof questionNames)[number]

/** Empty: the reader would not say. Not there: not asked yet. */
export type Answers = { readonly [Name in QuestionName]?: string | undefined }

const number = (least: number, most: number) => (text: string) => {
  const digits = toLatinDigits(text.trim())
  return /^\d{1,9}$/.test(digits) && Number(digits) >= least && Number(digits) <= most ? String(Number(digits)) : ''
}

const oneOf = (first: string, second: string) => (text: string) => (text === first || text === second ? text : '')

const readers: Record<QuestionName, (text: string) => string> = {
  target: (text) => (text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : ''),
  'graduation-year': number(1960, 2100),
  working: oneOf('yes', 'no'),
  mode: oneOf('online', 'branch'),
  budget: number(0, 10_000_000),
}

/** What was answered so far. An answer that means nothing counts as a question passed over. */
export function readAnswers(search: URLSearchParams, targets: readonly { slug: string }[]): Answers {
  const answers: { [Name in QuestionName]?: string } = {}
  for (const name of questionNames) {
    const text = search.get(name)
    if (text !== null) answers[name] = readers[name](text)
  }
  if (targets.length < 2) answers.target = targets[0]?.slug ?? ''
  else if (answers.target && !targets.some(({ slug }) => slug === answers.target)) answers.target = ''
  return answers
}

/** With a single exam to aim at there is nothing to ask about it. */
export const questionsFor = (targets: readonly unknown[]): QuestionName[] =>
  questionNames.filter((name) => name !== 'target' || targets.length > 1)

export const nextQuestion = (answers: Answers, questions: readonly QuestionName[]): QuestionName | undefined =>
  questions.find((name) => answers[name] === undefined)

/** The page with these answers, the empty ones included, so that a question passed over is not asked again. */
export const answersAddress = (path: string, answers: Answers): string =>
  callAddressOf(path, Object.fromEntries(questionNames.map((name) => [name, answers[name]])))

/** As the API takes them: what was not said is not asked for. */
export const toQuery = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer)) as Answers
