import { isLocale, type Locale } from '@prostuti/text/locale'
import type { FastifyRequest } from 'fastify'

/**
 * The reader's choice: the office says it with each call, because a cookie would be the doctors' site's too; pages keep it in the
 * `lang` cookie. Phones set to English are common among readers of Bengali, so Accept-Language is not asked.
 */
export function localeOf(request: Pick<FastifyRequest, 'headers'>): Locale {
  const said = request.headers['x-office-language']
  if (isLocale(said)) return said
  const chosen = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  return isLocale(chosen) ? chosen : 'bn'
}
