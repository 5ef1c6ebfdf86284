import * as m from '@prostuti/text/messages'
import styles from './sms-text.module.css'

/** What the doctor reads once money goes back. */
export const SmsText = ({ text }: { text: string }) => (
  <figure className={styles.sms}>
    <figcaption>{m.office_refund_sms()}</figcaption>
    <blockquote lang="bn">{text}</blockquote>
  </figure>
)
