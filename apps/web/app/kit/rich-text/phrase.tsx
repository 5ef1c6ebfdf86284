import type { Locale } from '@prostuti/text/locale'
import { getLocale } from '@prostuti/text/runtime'
import type { ReactNode } from 'react'

/**
 * A text from data as a reader and a screen reader need it: English terms inside Bengali are marked as English, and
 * hyphenated terms (Part-1, নন-ক্যাডার) stay on one line.
 */
export function Phrase({ text }: { text: string }): ReactNode {
  const locale = getLocale()
  return splitPhrase(text, locale).map((part, position) =>
    position % 2 === 0 ? (
      part
    ) : (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
        key={position}
        className={part.includes('-') ? 'nb' : undefined}
        lang={locale === 'bn' && /^[ -~]+$/.test(part) ? 'en' : undefined}
      >
        {part}
      </span>
    ),
  )
}

const terms = { bn: /(\S{1,60}-\S+|[A-Za-z][^\s-]*(?: [A-Za-z][^\s-]*(?!\S))*)/, en: /(\S{1,60}-\S+)/ }

/** Every second part is a term. */
export const splitPhrase = (text: string, locale: Locale): string[] => text.split(terms[locale])
