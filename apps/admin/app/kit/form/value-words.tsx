import * as m from '@prostuti/text/messages'

/** A field's value as a person reads it, whatever its shape: for histories, conflicts and the audit. */
export function ValueWords({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '') return <i>{m.office_value_empty()}</i>
  if (typeof value === 'boolean') return <>{value ? m.office_yes() : m.office_no()}</>
  if (Array.isArray(value))
    return value.length === 0 ? (
      <i>{m.office_value_empty()}</i>
    ) : (
      <ul>
        {value.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells the parts of a list apart, and it is only read
          <li key={at}>
            <ValueWords value={part} />
          </li>
        ))}
      </ul>
    )
  if (typeof value === 'object')
    return (
      <>
        {Object.entries(value)
          .filter(([, part]) => part !== '' && part !== undefined && part !== null)
          .map(([name, part]) => (
            <span key={name} lang={name === 'bn' || name === 'en' ? name : undefined}>
              {name !== 'bn' && name !== 'en' && `${name}: `}
              <ValueWords value={part} />{' '}
            </span>
          ))}
      </>
    )
  return <>{wordsIn(String(value))}</>
}

const isRichText = /^<(p|h[2-4]|ul|ol|table|blockquote|hr|img)\b/

/** Of rich text its words, each part on its own: nobody reads tags. */
function wordsIn(text: string): string {
  if (!isRichText.test(text)) return text
  const { body } = new DOMParser().parseFromString(text, 'text/html')
  return [...body.children].map(({ textContent }) => textContent.trim()).join(' · ')
}
