import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { boldTickIcon } from '@prostuti/ui/icons/common'
import { copyNumberIcon, outsideIcon } from '@prostuti/ui/icons/sheets'
import { useState } from 'react'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { courierWords } from '../parcel-words.ts'
import type { Delivery } from '../sheet-queries.ts'
import styles from './track.module.css'

export function CourierCard({ delivery }: { delivery: Delivery }) {
  const { state, tracking_code: code, tracking_url: url } = delivery
  if (state === 'cancelled' && code === null) return null
  return (
    <section className={`card pad ${styles.courier}`} aria-labelledby="courier">
      <h2 id="courier" className={styles.partHead}>
        {m.sheet_courier()}
      </h2>
      <p>
        <Phrase text={courierWords(delivery)} />
      </p>
      <dl>
        <dt>{m.sheet_code()}</dt>
        <dd>
          {code === null ? (
            <span className="muted">{state === 'draft' ? m.sheet_code_wait() : m.sheet_code_none()}</span>
          ) : (
            <>
              <b className={styles.codeText} lang="en" translate="no">
                {code}
              </b>
              <CopyButton text={code} />
            </>
          )}
        </dd>
      </dl>
      {url !== null && (
        <a className="link" href={url} target="_blank" rel="noopener">
          {m.sheet_follow()}
          <span className="sr"> ({m.sheet_new_tab()})</span>
          <Icon of={outsideIcon} />
        </a>
      )}
    </section>
  )
}

/** Not on a page without https, whose browser lets nobody copy. */
function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  if (!navigator.clipboard) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // The reader said no; the number stands beside.
    }
  }
  return (
    <button type="button" className={`btn btn-quiet ${styles.copy}`} onClick={copy}>
      <Icon of={copied ? boldTickIcon : copyNumberIcon} />
      <span aria-live="polite">{copied ? m.sheet_copied() : m.sheet_copy()}</span>
    </button>
  )
}
