import { type QuestionTypeName, questionType } from '../questions/question-types.ts'
import type { RulePack, RuleSection } from '../rule-packs/rule-pack.ts'

/** What decides whether a question can stand in a section. */
export type FittingQuestion = {
  readonly type: QuestionTypeName
  readonly partCount: number
  /** The subject's key: in BCS a section is a subject. */
  readonly subject: string
}

/** Whether a section can have the question: of its type, with as many options or stems as it wants. */
export function fitsSection({ type, parts }: RuleSection, question: Omit<FittingQuestion, 'subject'>): boolean {
  const { min, max } = parts === null ? questionType(type).partCount : { min: parts, max: parts }
  return question.type === type && question.partCount >= min && question.partCount <= max
}

type Subjects = {
  /** The keys of all subjects that there are. */
  readonly subjects: ReadonlySet<string>
}

/** The sections in which a question belongs: the one of its subject; else those that are about no single subject. */
export function sectionsOf(
  { sections }: Pick<RulePack, 'sections'>,
  question: FittingQuestion,
  { subjects }: Subjects,
): RuleSection[] {
  const fitting = sections.filter((section) => fitsSection(section, question))
  const own = fitting.filter(({ key }) => key === question.subject)
  return own.length > 0 ? own : fitting.filter(({ key }) => !subjects.has(key))
}

/** Where a question is put that nobody has put anywhere: into the first section that has room. Undefined where none can have it. */
export function sectionFor(
  rules: Pick<RulePack, 'sections'>,
  question: FittingQuestion,
  { counts, ...known }: Subjects & { counts: ReadonlyMap<string, number> },
): string | undefined {
  const open = sectionsOf(rules, question, known)
  const hasRoom = ({ key, questions }: RuleSection) => questions === null || (counts.get(key) ?? 0) < questions
  return (open.find(hasRoom) ?? open[0])?.key
}
