import { createHash } from 'node:crypto'
import type { paper } from './tables/index.ts'

type PlacedQuestion = { id: number; versionId: number; section: string }

/**
 * What an examinee of the paper would sit, as a short text: its rules, its time, and each question in its version and place. Another
 * text means that something of it was changed. A rehearsal keeps the one of the paper it was made with.
 */
export function paperFingerprint(
  { rules, durationMinutes }: Pick<typeof paper.$inferSelect, 'rules' | 'durationMinutes'>,
  questions: readonly PlacedQuestion[],
): string {
  const sat = [rules, durationMinutes, questions.map(({ id, versionId, section }) => [id, versionId, section])]
  return createHash('sha256').update(JSON.stringify(sat)).digest('base64url')
}
