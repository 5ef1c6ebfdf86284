import { toEmbedLink } from '@prostuti/text/video-link'
import { Dialog } from '@prostuti/ui/dialog'
import type { ReactNode } from 'react'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import styles from '../styles/slider.module.css'
import type { HeroSlide } from './slides-query.ts'

/** The player over the page; nothing when the link is no video we can embed. */
export function videoDialog({ link, title }: HeroSlide, onClose: () => void): ReactNode {
  const embed = toEmbedLink(link)
  if (!embed) return null
  const address = new URL(embed)
  address.searchParams.set('autoplay', '1')
  // The player is in the page only while the dialog is: closing it stops the sound and ends the other site's requests.
  return (
    <Dialog open onClose={onClose} title={<Phrase text={title} />}>
      <iframe
        className={styles.video}
        src={address.href}
        title={title}
        width={960}
        height={540}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // It refuses to start when it cannot see which site it is on.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </Dialog>
  )
}
