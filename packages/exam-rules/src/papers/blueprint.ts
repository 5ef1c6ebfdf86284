import type { RulePack } from '../rule-packs/rule-pack.ts'

/** How many questions of a section are about what. Without a topic: the subject's questions that no line with a topic counts. */
export type BlueprintLine = {
  readonly section: string
  readonly subjectId: number
  readonly topicId: number | null
  readonly questions: number
}

/** What a blueprint needs to know of a question that stands in a paper. */
export type PlacedQuestion = {
  readonly id: number
  readonly section: string
  readonly subjectId: number
  readonly topicId: number | null
}

export type FilledLine = BlueprintLine & { readonly found: number }

/** Every line with how many questions it has. A question counts for one line: the one with its topic, else the one with its subject. */
export function fillLines(lines: readonly BlueprintLine[], questions: readonly PlacedQuestion[]): FilledLine[] {
  const found = new Map<BlueprintLine, number>()
  for (const question of questions) {
    const line = lineOf(lines, question)
    if (line) found.set(line, (found.get(line) ?? 0) + 1)
  }
  return lines.map((line) => ({ ...line, found: found.get(line) ?? 0 }))
}

export function lineOf(lines: readonly BlueprintLine[], question: PlacedQuestion): BlueprintLine | undefined {
  const own = lines.filter(({ section, subjectId }) => section === question.section && subjectId === question.subjectId)
  return own.find(({ topicId }) => topicId !== null && topicId === question.topicId) ?? own.find(isWholeSubject)
}

const isWholeSubject = ({ topicId }: BlueprintLine): boolean => topicId === null

/** What a section still lacks. `subjectId` is null for places that may be about anything. */
export type Gap = {
  readonly section: string
  readonly subjectId: number | null
  readonly topicId: number | null
  readonly missing: number
}

/**
 * What a paper lacks, by its blueprint and by what its rules want of each section: lines with a topic first, places for anything last.
 * Never more than a section has room for, whatever its lines add up to.
 */
export function findGaps(
  rules: Pick<RulePack, 'sections'>,
  lines: readonly BlueprintLine[],
  questions: readonly PlacedQuestion[],
): Gap[] {
  const filled = fillLines(lines, questions)
  return rules.sections.flatMap(({ key, questions: quota }) => {
    const found = questions.filter(({ section }) => section === key).length
    let room = quota === null ? Number.POSITIVE_INFINITY : Math.max(0, quota - found)
    const own = filled.filter(({ section }) => section === key)
    const inOrder = [...own.filter((line) => !isWholeSubject(line)), ...own.filter(isWholeSubject)]
    const gaps: Gap[] = []
    for (const { section, subjectId, topicId, questions: wanted, found: has } of inOrder) {
      const missing = Math.min(room, Math.max(0, wanted - has))
      room -= missing
      if (missing > 0) gaps.push({ section, subjectId, topicId, missing })
    }
    if (room > 0 && room < Number.POSITIVE_INFINITY)
      gaps.push({ section: key, subjectId: null, topicId: null, missing: room })
    return gaps
  })
}
