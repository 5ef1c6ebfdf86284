import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { closeIcon, headsetIcon } from '@prostuti/ui/icons/common'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { AppData } from '../kit/app-data/use-app-data.ts'
import { type Fit, followPage } from './contact-fit.ts'
import styles from './styles/contact.module.css'

const importCard = () => import('./contact-card.tsx')
const loadCard = () => importCard().catch(() => undefined)

/** The button in the corner, as far as there is room for it; what it opens comes with the first touch. */
export function ContactWidget({ channels }: { channels: AppData['support_channels'] }) {
  // Not by `lazy`: it would remember for ever that the file could not be had, where the next touch may get it.
  const [Card, setCard] = useState<Awaited<ReturnType<typeof importCard>>['default']>()
  const open = Card !== undefined
  const button = useRef<HTMLButtonElement>(null)
  const corner = useRef<HTMLDivElement>(null)
  // Until the page stands nobody knows what it would cover.
  const [fit, setFit] = useState<Fit>('away')
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has other buttons
  useEffect(() => (corner.current ? followPage(corner.current, setFit) : undefined), [pathname])
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
    <div ref={corner} className={styles.talk} data-part="talk" data-is={open ? 'open' : fit} onKeyDown={closeOnEscape}>
      {Card && <Card channels={channels} />}
      <button
        ref={button}
        type="button"
        className={styles.talkBtn}
        aria-expanded={open}
        aria-label={open ? m.shell_contact_close_widget() : m.shell_contact_open_widget()}
        onPointerEnter={loadCard}
        onClick={toggle}
      >
        <Icon of={open ? closeIcon : headsetIcon} />
        {!open && <span>{m.shell_contact_open_widget()}</span>}
      </button>
    </div>
  )
}
