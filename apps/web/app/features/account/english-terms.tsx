import { getLocale } from '@prostuti/text/runtime'
import { Fragment, type ReactNode } from 'react'

/** English inside Bengali (BMDC) is marked as English, so that a screen reader says it as such. */
export function EnglishTerms({ text }: { text: string }): ReactNode {
  if (getLocale() === 'en') return text
  return text.split(/([A-Za-z][\w-]*)/).map((part, place) =>
    place % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <Fragment key={place}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <span key={place} lang="en" className="nb">
        {part}
      </span>
    ),
  )
}
