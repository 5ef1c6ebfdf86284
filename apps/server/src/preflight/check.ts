import type { Finding } from '../config/finding.ts'

/** One line of the table: what is right, missing or dangerous, and whether the centre could open like this. */
export type Check = { state: 'right' | 'missing' | 'dangerous'; subject: string; sentence: string; stops: boolean }

export const right = (subject: string, sentence: string): Check => ({ state: 'right', subject, sentence, stops: false })

export const checkOf = ({ level, setting, sentence, missing }: Finding): Check => ({
  state: missing ? 'missing' : 'dangerous',
  subject: setting,
  sentence,
  stops: level === 'refuse',
})

/** What was found about a subject, or that it is right. */
export const checksOf = (findings: Finding[], subject: string, sentence: string): Check[] =>
  findings.length === 0 ? [right(subject, sentence)] : findings.map(checkOf)
