import { localizeDigits } from '@prostuti/text/digits'
import {
  room_help_choose,
  room_help_flag,
  room_help_help,
  room_help_list,
  room_help_next,
  room_help_on,
  room_help_previous,
  room_help_stem,
  room_help_title,
} from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'

type HelpDialogProps = { keysOn: boolean; turnKeys: (on: boolean) => void; onClose: () => void }

export function HelpDialog({ keysOn, turnKeys, onClose }: HelpDialogProps) {
  const digits = `${localizeDigits(1, getLocale())}–${localizeDigits(5, getLocale())}`
  const rows = [
    { keys: [digits], does: room_help_choose() },
    { keys: [digits], does: room_help_stem() },
    { keys: ['→', 'N'], does: room_help_next() },
    { keys: ['←', 'P'], does: room_help_previous() },
    { keys: ['F'], does: room_help_flag() },
    { keys: ['G'], does: room_help_list() },
    { keys: ['?'], does: room_help_help() },
  ]
  return (
    <Dialog open onClose={onClose} title={room_help_title()}>
      <dl className="help-keys">
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
      <label className="help-on">
        <input type="checkbox" checked={keysOn} onChange={(event) => turnKeys(event.currentTarget.checked)} />
        {room_help_on()}
      </label>
    </Dialog>
  )
}
