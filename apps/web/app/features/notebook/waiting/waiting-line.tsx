import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { onDeviceIcon } from '@prostuti/ui/icons/exam-room'
import type { Notebook } from '../engine/notebook-engine.ts'
import styles from '../styles/waiting.module.css'

/** `offline` where this line alone says that the network is gone. */
type WaitingLineProps = { notebook: Notebook; offline?: boolean }

/** How many answers are here alone, in words that promise no more than is true. A single one on its way says nothing. */
export function WaitingLine({ notebook: { waiting, trouble, durable }, offline = false }: WaitingLineProps) {
  const n = { n: formatNumber(waiting, getLocale()) }
  const isShown = offline || (waiting > 0 && (trouble !== undefined || !durable))
  const words =
    waiting === 0
      ? m.notebook_waiting_offline()
      : !durable
        ? m.notebook_waiting_lost(n)
        : trouble === 'signed-out'
          ? m.notebook_waiting_sign_in(n)
          : m.notebook_waiting(n)
  return (
    // The region is there before its words are, or a screen reader would not speak them.
    <p className={styles.waiting} data-part="waiting" role="status">
      {isShown && (
        <>
          <Icon of={onDeviceIcon} />
          <span>{words}</span>
        </>
      )}
    </p>
  )
}
