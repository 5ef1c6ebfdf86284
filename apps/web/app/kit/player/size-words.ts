import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'

const thousand = 1000

/** `৮৫০ কেবি`, `৪.২ এমবি`, `১.১ জিবি`: as the data packs of the operators count. */
export function sizeWords(bytes: number, locale: Locale): string {
  const kilo = bytes / thousand
  const [amount, say] =
    kilo < 999.5
      ? ([Math.max(1, Math.round(kilo)), m.player_size_kb] as const)
      : kilo < 999_500
        ? ([oneDecimal(kilo / thousand), m.player_size_mb] as const)
        : ([oneDecimal(kilo / thousand / thousand), m.player_size_gb] as const)
  return say({ n: formatNumber(amount, locale) }, { locale })
}

/** Above ten a decimal says nothing any more. */
const oneDecimal = (amount: number): number => (amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount))
