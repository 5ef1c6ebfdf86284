import {
  classSettings,
  courierSettings,
  deviceSettings,
  type moneySettings,
  type pageSettings,
  signInSettings,
  smsSettings,
} from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { normalizePhone } from '@prostuti/text/phone'
import type { Deps } from '../../deps.ts'
import { refuseFields } from '../../input/refuse-fields.ts'
import { type FormStore, siteStore } from '../resource/index.ts'
import { cleanFields } from '../rich-text/index.ts'
import { accountsOf } from './environment.ts'

const { site } = tables

export const deviceStore = siteStore({ resource: deviceSettings })
export const courierStore = siteStore({ resource: courierSettings })
export const classStore = siteStore({ resource: classSettings })
export const smsStore = siteStore({ resource: smsSettings })

type AccountDeps = Pick<Deps, 'env' | 'sandboxUrl'>

const hasAccount = (deps: AccountDeps, name: string): boolean =>
  accountsOf(deps).some((account) => account.name === name && account.state !== 'not_set')

/** An SMS gateway without an account would be passed over in silence: nobody should believe that it was chosen. */
export const createSignInStore = (deps: AccountDeps) =>
  siteStore({
    resource: signInSettings,
    prepare: (_tx, { fields, locale }) => {
      const { sms_gateway: gateway, sms_fallback: fallback } = fields
      const noAccount = (name: string | null) =>
        name === null || hasAccount(deps, name) ? undefined : messages.office_settings_error_no_account({}, { locale })
      refuseFields({
        sms_gateway: noAccount(gateway),
        sms_fallback: noAccount(fallback) ?? judgeFallback(gateway, fallback, locale),
      })
      return fields
    },
  })

function judgeFallback(gateway: string | null, fallback: string | null, locale: Locale): string | undefined {
  if (fallback === null) return undefined
  if (gateway === null) return messages.office_settings_error_fallback_alone({}, { locale })
  return gateway === fallback ? messages.office_settings_error_fallback_same({}, { locale }) : undefined
}

/** Nobody is left without a way to pay, or with one that the server cannot offer, and nobody is told to send money to no number. */
export const createMoneyStore = (deps: AccountDeps): FormStore<typeof moneySettings> => ({
  read: async (tx, { hold }) => {
    const query = tx.select({ ways: site.paymentGateways, manual: site.manualPayment }).from(site)
    const [row] = await (hold ? query.for('update') : query)
    return (
      row && {
        payment_gateways: row.ways,
        manual_numbers: row.manual?.numbers ?? [],
        manual_note: row.manual?.note ?? null,
      }
    )
  },
  write: async (tx, { fields, locale, now }) => {
    const ways = [...new Set(fields.payment_gateways)]
    const numbers = fields.manual_numbers.map(({ wallet, number }) => ({ wallet, number: normalizePhone(number) }))
    refuseFields({
      payment_gateways: judgeWays(deps, { ways, hasNumber: numbers.length > 0, locale }),
      ...Object.fromEntries(
        numbers.map(({ number }, at) => [
          `manual_numbers.${at}.number`,
          number === undefined ? messages.error_field_invalid_phone({}, { locale }) : undefined,
        ]),
      ),
    })
    const length = { manual_note: 500 }
    const { manual_note: note } = cleanFields(
      fields,
      numbers.length > 0 ? { needed: length } : { needed: {}, optional: length },
      locale,
    )
    const manualPayment =
      numbers.length === 0 || note === null
        ? null
        : {
            numbers: numbers.map(({ wallet, number = '' }) => ({ wallet, number })),
            note: { ...note, bn: note.bn ?? '' },
          }
    await tx.update(site).set({ paymentGateways: ways, manualPayment, updatedAt: now })
    return 'site'
  },
})

type Ways = { ways: readonly string[]; hasNumber: boolean; locale: Locale }

function judgeWays(deps: AccountDeps, { ways, hasNumber, locale }: Ways): string | undefined {
  if (ways.length === 0) return messages.office_settings_error_no_way({}, { locale })
  if (ways.includes('manual') && !hasNumber) return messages.office_settings_error_no_number({}, { locale })
  if (ways.some((way) => way !== 'manual' && !hasAccount(deps, way)))
    return messages.office_settings_error_no_account({}, { locale })
  return undefined
}

/** A part of a column stands for the whole of it. */
export const pageStore: FormStore<typeof pageSettings> = {
  read: async (tx, { hold }) => {
    const query = tx.select({ block: site.blockDevtools, chat: site.chatPlugin }).from(site)
    const [row] = await (hold ? query.for('update') : query)
    return row && { block_devtools: row.block, chat_page: row.chat?.pageId ?? null }
  },
  write: async (tx, { fields, now }) => {
    const { block_devtools: blockDevtools, chat_page: pageId } = fields
    const chatPlugin = pageId === null ? null : { provider: 'facebook' as const, pageId }
    await tx.update(site).set({ blockDevtools, chatPlugin, updatedAt: now })
    return 'site'
  },
}
