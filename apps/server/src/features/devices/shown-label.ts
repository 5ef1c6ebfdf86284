import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'

/** The stored label is empty for a browser that says nothing of itself. */
export const shownLabel = (label: string, locale: Locale): string => label || messages.device_unknown({}, { locale })
