import type { ExamQuestion } from '../exam-types.ts'
import styles from './part-picture.module.css'

/** The picture of an option or a stem, under its words. Its size is known beforehand, so nothing moves when it comes. */
export function PartPicture({ image: { src, width, height, alt } }: { image: ExamQuestion['images'][number] }) {
  return <img className={styles.picture} src={src} width={width} height={height} alt={alt} decoding="async" />
}
