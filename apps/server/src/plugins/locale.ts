import { isLocale, type Locale } from '@prostuti/text/locale'
import type { FastifyRequest } from 'fastify'

/**
 * The reader's choice, which is in the `lang` cookie. A page that is open says with each call in which language it stands: another tab
 * may have chosen since, and the office beside it has no cookie of its own. Phones set to English are common among readers of
 * Bengali, so Accept-Language is not asked.
 */
export function localeOf(request: Pick<FastifyRequest, 'headers'>): Locale {
  const said = request.headers['x-language']
  if (isLocale(said)) return said
  const chosen = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  return isLocale(chosen) ? chosen : 'bn'
}
