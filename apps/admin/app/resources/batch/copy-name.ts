import { localizeDigits } from '@prostuti/text/digits'

type Text = { bn: string; en?: string | undefined }
type Session = { title: Text; year: number }

/**
 * What a copy is called in another session: the same name with the session's, where it stands in the name, or its year; where
 * neither does, the session's name behind it. In the same session there is nothing to propose.
 */
export function nameOfCopy(title: Text, from: Session, to: Session): Text {
  const inLanguage = (locale: 'bn' | 'en'): string => {
    const [name, old, next] = [title[locale] ?? '', from.title[locale] ?? '', to.title[locale] || to.title.bn]
    if (name === '') return ''
    if (old !== '' && name.includes(old)) return name.replace(old, next)
    for (const digits of [localizeDigits(from.year, 'bn'), String(from.year)])
      if (name.includes(digits))
        return name.replace(digits, localizeDigits(to.year, digits === String(from.year) ? 'en' : 'bn'))
    return `${name} · ${next}`
  }
  const [bn, en] = [inLanguage('bn'), inLanguage('en')]
  return en === '' ? { bn } : { bn, en }
}
