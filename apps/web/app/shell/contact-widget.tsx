import { shell_contact_close_widget, shell_contact_open_widget } from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import type { AppData } from '../features/app-data/use-app-data.ts'

const loadCard = () => import('./contact-card.tsx')
const ContactCard = lazy(loadCard)

/** The pill in the corner; what it opens comes with the first touch. */
export function ContactWidget({ channels }: { channels: AppData['support_channels'] }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (channels.length === 0) return null

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is caught here for the button and the card alike
    <div className="talk" onKeyDown={closeOnEscape}>
      {open && (
        <Suspense>
          <ContactCard channels={channels} />
        </Suspense>
      )}
      <button
        ref={button}
        type="button"
        className="talk-btn"
        aria-expanded={open}
        aria-label={open ? shell_contact_close_widget() : undefined}
        onPointerEnter={loadCard}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'headset'} />
        {!open && shell_contact_open_widget()}
      </button>
    </div>
  )
}
