import { type QuestionTypeName, type RulePack, type RuleSection, snapshotPack } from '@prostuti/exam-rules'

/** How long a study set waits for its doctor to come back: a paper's time cannot be longer. */
export const studyMinutes = 24 * 60

/** Where a pack leaves its number of questions open. */
const secondsEach = 60

const names = {
  sba: { bn: 'একটি সঠিক উত্তর (SBA)', en: 'Single best answer (SBA)' },
  mcq: { bn: 'সত্য/মিথ্যা (MTF)', en: 'Multiple true/false (MTF)' },
} as const satisfies Record<QuestionTypeName, RuleSection['name']>

/** A mark for each question, for each stem a fifth of it; nothing is taken while one learns. */
const studyPack: RulePack = {
  key: 'practice-study',
  name: { bn: 'শেখার অনুশীলন', en: 'Study practice' },
  durationMinutes: studyMinutes,
  sections: [
    section('mcq', { unit: 'stem', right: 20, wrong: 0, floorAtZero: false }),
    section('sba', { unit: 'question', right: 100, wrong: 0, floorAtZero: false }),
  ],
  pass: null,
  confidence: 'high',
}

/**
 * The rules of a practice paper: one section for each type of question that the pack knows, marked as the pack marks that type, with the
 * pack's pace for so many questions. A pass mark goes along where it is a share of the total.
 */
export function practiceRules(pack: RulePack | null, size: number): RulePack {
  if (pack === null) return snapshotPack(studyPack)
  const sections = packTypes(pack).map((type) => section(type, pack.sections.find((each) => each.type === type)!.rule))
  return snapshotPack(pack, {
    sections,
    durationMinutes: timeFor(pack, size),
    pass: pack.pass?.by === 'percent' ? pack.pass : null,
  })
}

/** The rules of a practice paper for some of its questions: marked alike, with as much time for each. A study set has its day whatever it asks. */
export function rulesForSome(rules: RulePack, { of, size }: { of: number; size: number }): RulePack {
  if (rules.key === studyPack.key) return snapshotPack(rules)
  return snapshotPack(rules, { durationMinutes: Math.max(1, Math.ceil((rules.durationMinutes * size) / of)) })
}

/** Which types of question a pack marks, those of its first sections first. */
export const packTypes = ({ sections }: Pick<RulePack, 'sections'>): QuestionTypeName[] => [
  ...new Set(sections.map(({ type }) => type)),
]

/** As much time for each question as the exam gives, in whole minutes and never none. */
export function timeFor({ durationMinutes, sections }: Pick<RulePack, 'durationMinutes' | 'sections'>, size: number) {
  const asked = sections.every(({ questions }) => questions !== null)
    ? sections.reduce((sum, { questions }) => sum + (questions ?? 0), 0)
    : 0
  const minutes = asked > 0 ? (durationMinutes / asked) * size : (secondsEach / 60) * size
  return Math.min(studyMinutes, Math.max(1, Math.ceil(minutes)))
}

function section(type: QuestionTypeName, rule: RuleSection['rule']): RuleSection {
  return { key: type, name: names[type], type, questions: null, parts: null, rule }
}
