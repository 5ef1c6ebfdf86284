import { overAt } from '@prostuti/exam-rules'
import type { Locale } from '@prostuti/text/locale'
import type { Paper } from '../paper-store.ts'
import { opensAtOf } from '../paper-times.ts'
import type { ExamCard } from '../present-card.ts'
import { sealPaper } from './seal-paper.ts'

/** From so long before its opening a paper can be fetched: long enough for whoever has a network only now and then. */
const aheadMs = 24 * 3_600_000

/** Of papers that open later than that nothing can be fetched yet, and of those that nobody can sit any more nothing more. */
export function isSealedAt({ row, times }: Paper, now: Date): boolean {
  const over = overAt(now, times)
  return now.getTime() >= opensAtOf(row).getTime() - aheadMs && (over === null || now < over)
}

type PaperForDoctor = {
  paper: Paper
  card: ExamCard
  doctorId: number | undefined
  now: Date
  locale: Locale
  appSecret: string
}

/** Where whoever is about to begin, or sits, finds the paper. It opens with the key that a start answers. */
export async function sealedAddress({
  paper,
  card,
  doctorId,
  now,
  locale,
  appSecret,
}: PaperForDoctor): Promise<string | null> {
  const isWanted = card.can_start || card.state === 'upcoming' || card.mine?.state === 'running'
  if (doctorId === undefined || !isWanted || !isSealedAt(paper, now)) return null
  return (await sealPaper(paper, locale, appSecret)).address
}
