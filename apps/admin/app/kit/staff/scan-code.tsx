import * as m from '@prostuti/text/messages'
import styles from './factor.module.css'
import { QrCode } from './qr-code.tsx'

type ScanCodeProps = { totp: { secret: string; address: string } }

/** What an authenticator app takes a new account from: by its camera, or by hand. */
export function ScanCode({ totp: { secret, address } }: ScanCodeProps) {
  return (
    <div className={styles.scan}>
      <QrCode text={address} label={m.office_qr_label()} />
      <div>
        <p>{m.office_scan()}</p>
        <p className="hint">{m.office_scan_by_hand()}</p>
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
    </div>
  )
}
