import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { MyIcon } from '../../kit/my-page/icon.tsx'
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
          <MyIcon name="check" />
          {said}
        </p>
      )}
    </div>
  )
}
