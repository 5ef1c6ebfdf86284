import type { messageSittings } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { post } from '../../../api/call.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import { count } from '../model/board-words.ts'
import styles from './give.module.css'
import type { Whom } from './give-panel.tsx'
import { Panel } from './panel.tsx'
import { usePress } from './use-press.ts'

type MessagePanelProps = { id: number; whom: Whom; onClose: () => void; onDone: () => void }

/** Words for the rooms of some or of all. */
export function MessagePanel({ id, whom, onClose, onDone }: MessagePanelProps) {
  const [bn, setBn] = useState('')
  const [en, setEn] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const words = { bn: bn.trim(), ...(en.trim() !== '' && { en: en.trim() }) }
  const { press, isBusy } = usePress(
    (key) =>
      post<typeof messageSittings>(
        '/api/v3/admin/sittings/:id/messages',
        { press: key, to: whom, words },
        { params: { id } },
      ),
    ({ people }) => {
      showToast({ text: m.office_control_told({ people: count(people) }) })
      onDone()
    },
  )
  const isEmpty = words.bn === ''
  const people =
    'all' in whom ? m.office_control_everybody() : m.office_control_people({ count: count(whom.attempts.length) })
  return (
    <Panel title={m.office_control_message_title()} whom={people} onClose={onClose}>
      <TextAreaField
        name="bn"
        label={m.office_control_message_bn()}
        hint={'all' in whom ? m.office_control_message_hint() : m.office_control_message_hint_some()}
        error={isAsked && isEmpty ? m.office_control_message_needed() : undefined}
        maxLength={500}
        value={bn}
        onChange={(event) => setBn(event.target.value)}
      />
      <TextAreaField
        name="en"
        label={m.office_control_message_en()}
        rows={2}
        maxLength={500}
        value={en}
        onChange={(event) => setEn(event.target.value)}
      />
      {!isEmpty && (
        <div className={styles.words}>
          <b>{m.office_control_words()}</b>
          <blockquote>
            <b>{m.room_news_message()}</b> {words.bn}
          </blockquote>
        </div>
      )}
      <button
        type="button"
        className="btn btn-go"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => {
          setIsAsked(true)
          if (!isEmpty) press()
        }}
      >
        <Send aria-hidden="true" size={18} />
        {m.office_control_message_go()}
      </button>
    </Panel>
  )
}
