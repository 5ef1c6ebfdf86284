import { Icon } from '@prostuti/ui/icon'
import { tickIcon } from '@prostuti/ui/icons/common'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import styles from './styles/frame.module.css'

/** What the page before has to say: `navigate(to, { state: { flash: 'Saved.' } })`. Gone with the next page. */
export function Flash() {
  const { state, key } = useLocation()
  const [said, setSaid] = useState('')
  const flash = (state as { flash?: unknown } | null)?.flash

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own, and none takes the last one's along
  useEffect(() => setSaid(typeof flash === 'string' ? flash : ''), [key])

  return (
    // The region is there before its words are, or a screen reader would not speak them.
    <div role="status">
      {said && (
        <p className={styles.flash} data-part="flash">
          <Icon of={tickIcon} />
          {said}
        </p>
      )}
    </div>
  )
}
