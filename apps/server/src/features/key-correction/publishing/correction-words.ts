import type { CorrectionKind } from '@prostuti/exam-rules'
import * as messages from '@prostuti/text/all-messages'
import { type Locale, type LocalizedText, pickText } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'

type Side = { marks: number; rank: number | null }

type Told = {
  exam: LocalizedText
  /** Where the question stood for this doctor. */
  position: number
  kind: CorrectionKind
  takesBack: boolean
  was: Side
  is: Side
  showsRanks: boolean
}

/** What one doctor is told of a correction: which question, and what it made of their mark and their rank. */
export function correctionWords(told: Told): Record<'title' | 'body', { bn: string; en: string }> {
  const inBoth = (say: (locale: Locale) => string) => ({ bn: say('bn'), en: say('en') })
  return {
    title: inBoth((locale) => titleOf(told, locale)),
    body: inBoth((locale) => `<p>${bodyOf(told, locale)}</p>`),
  }
}

function titleOf({ exam, position, kind, takesBack }: Told, locale: Locale): string {
  const words = { exam: pickText(exam, locale), n: formatNumber(position, locale) }
  if (takesBack) return messages.notices_correction_reverted(words, { locale })
  if (kind === 'void') return messages.notices_correction_void(words, { locale })
  if (kind === 'everyone') return messages.notices_correction_everyone(words, { locale })
  return messages.notices_correction_key(words, { locale })
}

function bodyOf({ was, is, showsRanks }: Told, locale: Locale): string {
  const marks = (hundredths: number) => formatNumber(hundredths / 100, locale)
  const lines = [messages.notices_correction_marks({ was: marks(was.marks), is: marks(is.marks) }, { locale })]
  if (showsRanks && was.rank !== null && is.rank !== null)
    lines.push(
      was.rank === is.rank
        ? messages.notices_correction_same_rank({ rank: formatNumber(is.rank, locale) }, { locale })
        : messages.notices_correction_rank(
            { was: formatNumber(was.rank, locale), is: formatNumber(is.rank, locale) },
            { locale },
          ),
    )
  lines.push(messages.notices_correction_why({}, { locale }))
  return lines.join(' ')
}
