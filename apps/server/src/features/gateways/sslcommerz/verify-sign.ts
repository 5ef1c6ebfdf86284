import { createHash, timingSafeEqual } from 'node:crypto'

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

/** The signature over the fields that `verify_key` names, with the store's password hashed among them. */
export function signForm(form: Record<string, string>, storePassword: string): string {
  const named = (form.verify_key ?? '').split(',').filter((key) => Object.hasOwn(form, key))
  const pairs = [...new Set(named)].map((key): [string, string] => [key, form[key] ?? ''])
  pairs.push(['store_passwd', md5(storePassword)])
  pairs.sort(([one], [other]) => (one < other ? -1 : 1))
  return md5(pairs.map(([key, value]) => `${key}=${value}`).join('&'))
}

/** What a form must not be able to say without being signed for. */
const bound = ['tran_id', 'status', 'val_id']

/**
 * Whether the form was signed with the store's password. MD5, and good for ever: it keeps strangers from making us ask, and
 * proves nothing about money.
 */
export function isSignedForm(form: Record<string, string>, storePassword: string): boolean {
  const keys = (form.verify_key ?? '').split(',')
  if (bound.some((field) => (form[field] ?? '') !== '' && !keys.includes(field))) return false
  const right = Buffer.from(signForm(form, storePassword))
  const given = Buffer.from((form.verify_sign ?? '').toLowerCase())
  return right.length === given.length && timingSafeEqual(right, given)
}
