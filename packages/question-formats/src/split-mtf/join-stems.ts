import { isDeepStrictEqual } from 'node:util'
import { judgeQuestion } from '../checks/judge-question.ts'
import type { FileQuestion } from '../file-question.ts'
import type { Fault, ReadRow } from '../reading.ts'
import { isMadeUp, readStemTitle } from './title.ts'

/**
 * A single statement as a reader finds it: the whole question with one stem. `title` is what the file calls it; what is wrong with
 * it beside what `judgeQuestion` finds is in `faults`.
 */
export type Statement = { question: FileQuestion; title: string | null; lines: ReadRow['lines']; faults: Fault[] }

export type StemJoiner = {
  /** What is whole now that another statement, or another question, has come. */
  take(next: Statement | ReadRow): ReadRow[]
  /** What is whole at the end of the file. */
  finish(): ReadRow[]
}

/** Puts statements that were one question together again, and lets everything else pass as it comes. */
export function createStemJoiner(): StemJoiner {
  let waiting: Statement[] = []
  const finish = (): ReadRow[] => {
    const whole = waiting
    waiting = []
    return whole.length === 0 ? [] : [joinStatements(whole)]
  }
  return {
    take(next) {
      if ('title' in next && continues(waiting, next)) {
        waiting.push(next)
        return []
      }
      const whole = finish()
      if (!('title' in next)) return [...whole, next]
      waiting = [next]
      return whole
    },
    finish,
  }
}

function continues(waiting: readonly Statement[], { question, title }: Statement): boolean {
  const first = waiting[0]
  const before = readStemTitle(first?.title ?? null)
  const next = readStemTitle(title)
  return (
    first !== undefined &&
    before !== null &&
    next !== null &&
    before.group === next.group &&
    before.part === 1 &&
    next.part === waiting.length + 1 &&
    isDeepStrictEqual(first.question.text, question.text)
  )
}

function joinStatements(statements: Statement[]): ReadRow {
  const { question: first, title } = statements[0]!
  const keys = statements.flatMap(({ question: { key } }) => (key?.type === 'mcq' ? [key.stems[1]!] : []))
  const named = readStemTitle(title)
  const name = first.name ?? (named !== null && !isMadeUp(named.group) ? named.group : null)
  const question: FileQuestion = {
    ...first,
    name: named?.part === 1 ? name : (first.name ?? title),
    parts: statements.map(({ question: { parts } }, index) => ({ ...parts[0]!, id: index + 1 })),
    key:
      keys.length === statements.length
        ? { type: 'mcq', stems: Object.fromEntries(keys.map((key, index) => [index + 1, key])) }
        : null,
  }
  const lines = statements.flatMap((statement) => statement.lines)
  const faults = statements.flatMap((statement) => statement.faults)
  return { question, lines, faults: [...faults, ...judgeQuestion(question, lines[0]?.number ?? null, faults)] }
}
