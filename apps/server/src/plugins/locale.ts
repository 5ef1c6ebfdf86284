import { isLocale, type Locale } from '@prostuti/text/locale'
import type { FastifyRequest } from 'fastify'

/** The reader's choice, kept in the `lang` cookie. Phones set to English are common among readers of Bengali, so Accept-Language is not asked. */
export function localeOf(request: FastifyRequest): Locale {
  const chosen = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  return isLocale(chosen) ? chosen : 'bn'
}
