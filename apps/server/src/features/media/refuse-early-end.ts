import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { invalidFields } from '../../input/refuse-fields.ts'

type Times = { published_at: string; until: string | null }

/** What is shown for a time ends after it has begun. */
export function refuseEarlyEnd({ published_at, until }: Times, locale: Locale): void {
  if (until !== null && new Date(until) <= new Date(published_at))
    throw invalidFields({ until: messages.error_media_ends_early({}, { locale }) })
}
