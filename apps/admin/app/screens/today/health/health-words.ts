import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { agoWords } from '../ages.ts'
import type { Here } from '../today-types.ts'

export type HealthItem = Here<'health'>['items'][number]

/** Somebody should look at it: it is one of those that the head is about. */
export const isTroubled = ({ state }: Pick<HealthItem, 'state'>): boolean => state === 'doubtful' || state === 'bad'

/** How one part of the centre is; where it is not well, what is wrong with it. */
export function healthWords(item: HealthItem, now: Date): string {
  const { name, state, at, figure } = item
  const locale = getLocale()
  const number = (value: number) => formatNumber(value, locale)
  const moment = at === null ? undefined : new Date(at)
  const ago = moment && agoWords(moment, now, locale)
  switch (name) {
    case 'jobs':
      if (state === 'off') return m.office_today_health_jobs_none()
      return figure ? m.office_today_health_jobs_late({ count: number(figure) }) : (ago ?? '')
    case 'ledger':
      if (state === 'off' || figure === null) return m.office_today_health_unknown()
      return state === 'doubtful' ? m.office_today_health_ledger_late({ count: number(figure) }) : number(figure)
    case 'backup':
      if (moment === undefined)
        return isTroubled(item) ? m.office_today_health_backup_none() : m.office_today_health_unknown()
      return isTroubled(item)
        ? m.office_today_health_backup_old({ when: formatWhen(moment, now, locale) })
        : formatWhen(moment, now, locale)
    case 'disk':
      return isTroubled(item)
        ? m.office_today_health_disk_low({ size: diskWords(figure ?? 0, number) })
        : diskWords(figure ?? 0, number)
    case 'sms':
    case 'sms_sandbox':
      if (figure === null) return m.office_today_health_none_sent()
      return isTroubled(item)
        ? m.office_today_health_share_low({ share: number(figure) })
        : m.office_today_health_share({ share: number(figure) })
    default:
      if (state === 'off') return m.office_today_health_no_account()
      if (isTroubled(item)) return m.office_today_health_no_answer({ when: ago ?? '' })
      return moment ? m.office_today_health_normal() : m.office_today_health_not_used()
  }
}

const diskWords = (megabytes: number, number: (value: number) => string): string =>
  megabytes < 1024
    ? m.office_today_health_megabytes({ count: number(megabytes) })
    : m.office_today_health_gigabytes({ count: number(Math.floor(megabytes / 1024)) })
