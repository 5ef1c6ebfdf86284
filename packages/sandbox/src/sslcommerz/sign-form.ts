import { createHash } from 'node:crypto'

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

/** Signs a form as SSLCOMMERZ does: the fields in the order of their names, the password's hash among them. */
export function signForm(fields: Record<string, string>, storePassword: string): Record<string, string> {
  const keys = Object.keys(fields).sort()
  const signed = [
    ...keys.map((key): [string, string] => [key, fields[key] ?? '']),
    ['store_passwd', md5(storePassword)],
  ]
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
    .map(([key, value]) => `${key}=${value}`)
    .join('&')
  return { ...fields, verify_key: keys.join(','), verify_sign: md5(signed) }
}
