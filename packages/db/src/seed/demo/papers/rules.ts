import { findRulePack, type RulePack, snapshotPack } from '@prostuti/exam-rules'

function pack(key: string): RulePack {
  const found = findRulePack(key)
  if (!found) throw new Error(`no rule pack is called ${key}`)
  return found
}

/** A part of an exam: some of its sections, with fewer questions, marked as in the whole. */
function partOf(rules: RulePack, counts: Record<string, number>, durationMinutes: number): RulePack {
  const sections = rules.sections
    .filter(({ key }) => key in counts)
    .map((section) => ({ ...section, questions: counts[section.key] ?? null }))
  return snapshotPack(rules, { sections, durationMinutes })
}

export const bcsWhole = snapshotPack(pack('bcs-prelim-50'))

/** 200 questions in 120 minutes make 12 minutes for twenty. */
export const bcsWeekly = partOf(pack('bcs-prelim-50'), { 'bd-affairs': 20 }, 12)

export const fcpsPaper = snapshotPack(pack('fcps-p1-paper-old'))

/** 150 questions in 240 minutes make 32 minutes for twenty. */
export const fcpsWeekly = partOf(pack('fcps-p1-2024'), { sba: 20 }, 32)

export const quizOfTwenty = snapshotPack(pack('quiz'), { durationMinutes: 20 })

export const quizOfTen = snapshotPack(pack('quiz'), { durationMinutes: 10 })

/** The weekly exams of a course: five of each type, at the pace of the whole. */
export const fcpsShort = partOf(pack('fcps-p1-2024'), { mtf: 5, sba: 5 }, 16)

export const bcsShort = partOf(pack('bcs-prelim-50'), { 'bd-affairs': 10 }, 6)
