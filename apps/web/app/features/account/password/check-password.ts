import { localizeDigits } from '@prostuti/text/digits'
import { error_field_required, error_field_too_short } from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'

const shortest = 8

/** Before anything is sent; whether it is too well known, the server says. */
export function checkPassword(password = ''): string | undefined {
  if (password === '') return error_field_required()
  return password.length < shortest ? error_field_too_short({ min: localizeDigits(shortest, getLocale()) }) : undefined
}
