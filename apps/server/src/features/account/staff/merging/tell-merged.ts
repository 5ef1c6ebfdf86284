import type { Transaction } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { displayPhone, maskPhone } from '@prostuti/text/phone'
import type { Deps } from '../../../../deps.ts'
import { noticeDoctors } from '../../../notice/index.ts'
import { escapeText } from '../../../rich-text/index.ts'
import type { Merged } from './merges.ts'

const inBoth = (say: (locale: Locale) => string) => ({ bn: say('bn'), en: say('en') })

/** The doctor finds it among their notices. */
export async function noticeMerged(tx: Transaction, { kept, row, gone }: Merged, now: Date): Promise<void> {
  const stays = maskPhone(row.phoneOf === 'kept' ? kept.phone : gone.phone)
  const notice = {
    title: inBoth((locale) => messages.notices_merged({}, { locale })),
    body: inBoth((locale) => {
      const phone = displayPhone(stays, locale)
      return `<p>${escapeText(messages.notices_merged_text({ phone }, { locale }))}</p>`
    }),
    link: '/my/profile',
  }
  await noticeDoctors(tx, [{ doctorId: kept.id, ...notice }], now)
}

/** Both numbers: the one that signs in from now on, and the one that no longer does. */
export async function smsMerged({ sendSms }: Pick<Deps, 'sendSms'>, { kept, gone, row }: Merged): Promise<void> {
  const [stays, leaves] = row.phoneOf === 'kept' ? [kept.phone, gone.phone] : [gone.phone, kept.phone]
  const phone = displayPhone(maskPhone(stays), 'bn')
  const told = await Promise.allSettled([
    sendSms({ to: stays, text: messages.sms_merged({}, { locale: 'bn' }) }),
    sendSms({ to: leaves, text: messages.sms_merged_away({ phone }, { locale: 'bn' }) }),
  ])
  for (const each of told) if (each.status === 'rejected') throw each.reason
}
