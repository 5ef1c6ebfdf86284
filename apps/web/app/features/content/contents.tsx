import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { chevronDownIcon } from '@prostuti/ui/icons/common'
import type { Heading } from '../../kit/rich-text/headings-of.ts'
import styles from './content.module.css'
import { useReading } from './use-reading.ts'

type ContentsProps = { headings: readonly Heading[] }

/** Below two parts a table of contents says nothing. */
const isWorthIt = (headings: readonly Heading[]) => headings.length > 1

/** Beside the text on a wide screen, with the part that is being read marked. */
export function ContentsAside({ headings }: ContentsProps) {
  const reading = useReading(headings)
  if (!isWorthIt(headings)) return null
  return (
    <nav className={styles.docContents} aria-labelledby="contents">
      <h2 id="contents">{m.content_contents()}</h2>
      <Parts headings={headings} reading={reading} />
    </nav>
  )
}

/** Above the text on a phone, folded. */
export function ContentsFold({ headings }: ContentsProps) {
  if (!isWorthIt(headings)) return null
  return (
    <details className={`card ${styles.docFold}`}>
      <summary>
        {m.content_contents()}
        <Icon of={chevronDownIcon} />
      </summary>
      <Parts headings={headings} />
    </details>
  )
}

function Parts({ headings, reading }: ContentsProps & { reading?: string | undefined }) {
  return (
    <ol>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === reading ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
