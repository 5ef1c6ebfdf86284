import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'

const shortest = 8

/** Before anything is sent; whether it is too well known, the server says. */
export function checkPassword(password = ''): string | undefined {
  if (password === '') return m.error_field_required()
  return password.length < shortest
    ? m.error_field_too_short({ min: localizeDigits(shortest, getLocale()) })
    : undefined
}
