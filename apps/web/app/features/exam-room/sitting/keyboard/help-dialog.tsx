import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import styles from '../../styles/room.module.css'

type HelpDialogProps = { keysOn: boolean; turnKeys: (on: boolean) => void; onClose: () => void }

export function HelpDialog({ keysOn, turnKeys, onClose }: HelpDialogProps) {
  const digits = `${localizeDigits(1, getLocale())}–${localizeDigits(5, getLocale())}`
  const rows = [
    { keys: [digits], does: m.room_help_choose() },
    { keys: [digits], does: m.room_help_stem() },
    { keys: ['→', 'N'], does: m.room_help_next() },
    { keys: ['←', 'P'], does: m.room_help_previous() },
    { keys: ['F'], does: m.room_help_flag() },
    { keys: ['G'], does: m.room_help_list() },
    { keys: ['?'], does: m.room_help_help() },
  ]
  return (
    <Dialog open onClose={onClose} title={m.room_help_title()}>
      <dl className={styles.helpKeys}>
        {rows.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.helpOn}>
        <input type="checkbox" checked={keysOn} onChange={(event) => turnKeys(event.currentTarget.checked)} />
        {m.room_help_on()}
      </label>
    </Dialog>
  )
}
