import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { normalizePhone } from '@prostuti/text/phone'
import { isCommonPassword } from './common-passwords.ts'

type PasswordForm = { password: string; password_confirmation: string }
type Owner = { phone: string; name: string; email: string | null; bmdc: string | null }

/** What is wrong with a new password, by field; nothing when it will do. */
export async function checkNewPassword(
  { password, password_confirmation }: PasswordForm,
  owner: Owner,
  locale: Locale,
): Promise<{ password: string | undefined; password_confirmation: string | undefined }> {
  return {
    password: isAbout(password, owner)
      ? messages.error_field_password_personal({}, { locale })
      : (await isCommonPassword(password))
        ? messages.error_field_password_common({}, { locale })
        : undefined,
    password_confirmation:
      password === password_confirmation ? undefined : messages.error_field_password_mismatch({}, { locale }),
  }
}

/** What a stranger who knows the doctor would try first. */
function isAbout(password: string, { phone, name, email, bmdc }: Owner): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s.-]/g, '')
  const known = [name, email, email?.split('@')[0], bmdc].filter((each) => each != null)
  return normalizePhone(password) === phone || known.some((each) => plain(each) === plain(password))
}
