import { formatDate, formatTime } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { ValueWords } from '../../kit/form/value-words.tsx'
import styles from './audit.module.css'
import { fieldWords } from './field-words.ts'

const dayOnly = /^\d{4}-\d\d-\d\d$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A value of the audit in words: days, hours and money as the language writes them, and the parts of a thing by their names. */
export function AuditValue({ name, value }: { name: string; value: unknown }) {
  if (Array.isArray(value) && value.length > 0)
    return (
      <ul>
        {value.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells the parts of a list apart, and it is only read
          <li key={at}>
            <AuditValue name={name} value={part} />
          </li>
        ))}
      </ul>
    )
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && !('bn' in value))
    return (
      <dl className={styles.parts}>
        {Object.entries(value)
          .filter(([part, said]) => part !== 'id' && said !== null && said !== '')
          .map(([part, said]) => (
            <div key={part}>
              <dt>{fieldWords(part)}</dt>
              <dd>
                <AuditValue name={part} value={said} />
              </dd>
            </div>
          ))}
      </dl>
    )
  return <ValueWords value={wordsOf(name, value)} />
}

function wordsOf(name: string, value: unknown): unknown {
  const locale = getLocale()
  if (typeof value === 'number')
    return /paisa$/i.test(name) ? formatMoney(value, locale) : localizeDigits(value, locale)
  if (typeof value !== 'string') return value
  if (dayOnly.test(value)) return formatDate(new Date(`${value}T00:00:00+06:00`), locale, 'long')
  if (!moment.test(value) || Number.isNaN(Date.parse(value))) return value
  const at = new Date(value)
  return `${formatDate(at, locale, 'long')}, ${formatTime(at, locale)}`
}
