import { localizeDigits } from '@prostuti/text/digits'
import { getLocale } from '@prostuti/text/runtime'

/** A masked number as people write theirs: `+88017******01` → `০১৭••••••০১`. */
export const maskedWords = (masked: string): string =>
  localizeDigits(masked.replace(/^\+88/, '').replaceAll('*', '•'), getLocale())
