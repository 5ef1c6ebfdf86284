import type { CSSProperties, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import styles from './gallery.module.css'
import { type GalleryView, galleryAddress } from './gallery-address.ts'
import type { Picture } from './gallery-queries.ts'

export const thumbId = (picture: number): string => `picture-${picture}`

type PictureGridProps = { album: number; pictures: readonly Picture[]; view: GalleryView; eager?: boolean }

/** Rows of pictures, each as wide as its own shape asks, so that none is cut. */
export function PictureGrid({ album, pictures, view, eager = false }: PictureGridProps) {
  const navigate = useNavigate()
  const show = (event: MouseEvent, picture: number) => {
    // With a modifier, or without scripts, the picture opens as a file.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    navigate(galleryAddress({ ...view, shown: { album, picture } }), { state: { opened: true } })
  }
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ id, image, width, height, caption }, at) => (
        <li key={id} style={{ '--ratio': width / height } as CSSProperties}>
          <a id={thumbId(id)} href={image} aria-haspopup="dialog" onClick={(event) => show(event, id)}>
            <img
              src={image}
              alt={caption}
              width={width}
              height={height}
              decoding="async"
              loading={eager && at < 4 ? 'eager' : 'lazy'}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
