import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { type PointerEvent, useRef, useState } from 'react'
import styles from './engine.module.css'
import { doubleTap, doubleTapMs, type Tap } from './tap.ts'
import type { Deck } from './use-deck.ts'

type TouchLayerProps = { deck: Deck; onTap: () => void }

/** Over the picture: a click plays or pauses; a finger's tap shows the controls, two lead ten seconds back or on. */
export function TouchLayer({ deck, onTap }: TouchLayerProps) {
  const before = useRef<Tap>(undefined)
  const byMouse = useRef(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [leap, setLeap] = useState<{ by: number; nth: number }>()

  const lifted = (event: PointerEvent<HTMLDivElement>) => {
    byMouse.current = event.pointerType === 'mouse'
    if (byMouse.current) return event.button === 0 ? deck.toggle() : undefined
    const box = event.currentTarget.getBoundingClientRect()
    const tap = { at: event.timeStamp, x: (event.clientX - box.left) / box.width }
    const by = doubleTap(before.current, tap)
    before.current = tap
    clearTimeout(waiting.current)
    if (by === undefined) {
      waiting.current = setTimeout(onTap, doubleTapMs)
      return
    }
    deck.seekBy(by)
    setLeap((last) => ({ by, nth: (last?.nth ?? 0) + 1 }))
  }

  const words = leap && (leap.by < 0 ? m.player_back : m.player_forward)({ n: localizeDigits(10, getLocale()) })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons and keys of the player do all of this too
    <div className={styles.plTouch} onPointerUp={lifted} onDoubleClick={() => byMouse.current && deck.full()}>
      {leap && (
        <span key={leap.nth} className={styles.plLeap} data-is={leap.by < 0 ? 'back' : 'on'} role="status">
          {words}
        </span>
      )}
    </div>
  )
}
