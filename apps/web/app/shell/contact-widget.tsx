import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { AppData } from '../kit/app-data/use-app-data.ts'
import styles from './styles/contact.module.css'

const importCard = () => import('./contact-card.tsx')
const loadCard = () => importCard().catch(() => undefined)

/** The pill in the corner; what it opens comes with the first touch. */
export function ContactWidget({ channels }: { channels: AppData['support_channels'] }) {
  // Not by `lazy`: it would remember for ever that the file could not be had, where the next touch may get it.
  const [Card, setCard] = useState<Awaited<ReturnType<typeof importCard>>['default']>()
  const open = Card !== undefined
  const button = useRef<HTMLButtonElement>(null)
  if (channels.length === 0) return null

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setCard(undefined)
    button.current?.focus()
  }
  const toggle = async () => {
    const part = open ? undefined : await loadCard()
    setCard(() => part?.default)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is caught here for the button and the card alike
    <div className={styles.talk} data-part="talk" onKeyDown={closeOnEscape}>
      {Card && <Card channels={channels} />}
      <button
        ref={button}
        type="button"
        className={styles.talkBtn}
        aria-expanded={open}
        aria-label={open ? m.shell_contact_close_widget() : undefined}
        onPointerEnter={loadCard}
        onClick={toggle}
      >
        <Icon name={open ? 'close' : 'headset'} />
        {!open && m.shell_contact_open_widget()}
      </button>
    </div>
  )
}
