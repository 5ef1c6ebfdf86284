import { useMe } from '../../session/me.ts'
import styles from './picture.module.css'

type ShownPictureProps = { image: string; alt?: string; isLarge?: boolean }

/** A picture of the public site; its path means that site's address, not the office's. */
export function ShownPicture({ image, alt = '', isLarge = false }: ShownPictureProps) {
  const { centre } = useMe()
  const source = image.startsWith('/') ? centre.public_url.replace(/\/$/, '') + image : image
  return <img src={source} alt={alt} loading="lazy" className={isLarge ? styles.large : styles.thumb} />
}
